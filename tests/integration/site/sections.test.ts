/** Tests the sections with a list, except documents: freshness within 5 s, feeds, JSON-LD, notes about the language, filters and the calendar. */

import { type Lang, languages } from '@hat-nang/model/languages';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { sectionsWith } from '@hat-nang/model/sections';
import { afterAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { expectWithinLimit, MAX_DELAY_MS } from '../../support/freshness.ts';
import { createFixtures, type Item, type ItemKind } from '../../support/items.ts';
import { findOptionId } from '../../support/options.ts';
import {
  attributesOfElements,
  headOf,
  jsonLdOf,
  textsOf,
  unescapeHtml,
  visibleText,
  visit,
} from '../../support/site.ts';
import { translate } from '../../support/texts.ts';

const fixtures = createFixtures();
afterAll(() => fixtures.clear(), 60_000);

/** JSON-LD types of a section's item pages. The default is `Article`. */
const types: Partial<Record<ItemKind, string[]>> = {
  events: ['Event'],
  lesson_plans: ['LearningResource'],
  news: ['NewsArticle'],
};
/** Sections with a list. documents.test.ts and documents-freshness.timed.test.ts cover documents. */
const kinds = sectionsWith('list')
  .filter(({ word }) => word !== 'documents')
  .map(({ collection, list, detail, word }) => ({
    kind: collection,
    list,
    detail,
    feed: word,
    types: types[collection] ?? ['Article'],
  }));

const createItem = (kind: ItemKind, otherFields: Record<string, unknown> = {}): Promise<Item> =>
  fixtures.item(kind, { date_published: new Date().toISOString(), ...otherFields });

const detailOf = (route: RouteKey, item: Item, lang: Lang) => href(lang, route, { slug: item.slug[lang], id: item.id });

const translationIds = async (kind: ItemKind, id: number): Promise<Record<Lang, number>> => {
  const fields = 'fields=translations.id,translations.languages_code';
  const [row] = (await content.read(kind, `filter[id][_eq]=${id}&${fields}`)) as unknown as {
    translations: { id: number; languages_code: string }[];
  }[];
  const findTranslationId = (code: string) =>
    row?.translations.find(({ languages_code }) => languages_code === code)?.id ?? 0;
  return { vi: findTranslationId('vi-VN'), en: findTranslationId('en-US') };
};

describe.each(kinds)('$kind', ({ kind, list, detail, feed, types }) => {
  it('a new item, a changed title and a withdrawn item show within 5 s, in its own language alone', async () => {
    const item = await createItem(kind);
    for (const lang of languages) {
      await expectWithinLimit(href(lang, list), item.title[lang]);
      await expectWithinLimit(detailOf(detail, item, lang), item.title[lang]);
    }
    const ids = await translationIds(kind, item.id);
    const title = `${item.title.vi} – sửa`;
    await content.update(kind, item.id, { translations: { update: [{ id: ids.vi, title }] } });
    for (const path of [href('vi', list), detailOf(detail, item, 'vi')]) await expectWithinLimit(path, title);
    expect(visibleText((await visit(detailOf(detail, item, 'en'))).text)).not.toContain('– sửa');

    await content.update(kind, item.id, { status: 'draft' });
    await expectWithinLimit(href('vi', list), title, false);
    await expect
      .poll(async () => (await visit(detailOf(detail, item, 'en'))).status, { timeout: MAX_DELAY_MS, interval: 100 })
      .toBe(404);
  }, 60_000);

  it('a moved slug leads on from the old address', async () => {
    const item = await createItem(kind);
    await expectWithinLimit(detailOf(detail, item, 'vi'), item.title.vi);
    const ids = await translationIds(kind, item.id);
    const slug = `noi-moi-${item.id}x`;
    await content.update(kind, item.id, { translations: { update: [{ id: ids.vi, slug }] } });
    const movedPath = href('vi', detail, { slug, id: item.id });
    await expect
      .poll(async () => (await visit(detailOf(detail, item, 'vi'))).location, { timeout: MAX_DELAY_MS, interval: 100 })
      .toBe(movedPath);
    expect((await visit(movedPath)).status).toBe(200);
  }, 60_000);

  it('says to machines what it is', async () => {
    const item = await createItem(kind);
    for (const lang of languages) {
      const page = await visit(detailOf(detail, item, lang));
      const data = jsonLdOf(page.text);
      const jsonLdTypes = data.map((jsonLd) => jsonLd['@type']);
      expect(jsonLdTypes).toEqual(expect.arrayContaining([...types, 'BreadcrumbList']));
      const ownJsonLd = data.find((jsonLd) => types.includes(String(jsonLd['@type'])));
      expect(ownJsonLd?.name ?? ownJsonLd?.headline).toBe(item.title[lang]);
      expect(page.text).toContain('property="og:title"');
      expect(page.text).toContain(`/feeds/${lang}/${feed}.xml`);
    }
  });

  it.each(languages)('has a feed in %s', async (lang) => {
    const item = await createItem(kind);
    const itemPath = detailOf(detail, item, lang);
    let text = '';
    await expect
      .poll(
        async () => {
          const answer = await visit(`/feeds/${lang}/${feed}.xml`);
          expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
          text = answer.text;
          return text.includes(itemPath);
        },
        { timeout: MAX_DELAY_MS, interval: 200 },
      )
      .toBe(true);
    expect(text.split('<item>').length - 1).toBeLessThanOrEqual(30);
  });

  it.each([
    [false, 'not been translated into English'],
    [true, 'We offer this page in Vietnamese only'],
  ])(
    'shows an item without English with a note, unindexed; Vietnamese only: %s',
    async (isVietnameseOnly, noteText) => {
      const slug = `mot-thu-tieng-${kind}-${Date.now().toString(36)}x`.replaceAll('_', '-');
      const item = await createItem(kind, {
        is_vietnamese_only: isVietnameseOnly,
        translations: [{ languages_code: 'vi-VN', title: 'Một thứ tiếng', slug, body: '<p>Chỉ tiếng Việt.</p>' }],
      });
      const page = await visit(href('en', detail, { slug, id: item.id }));
      expect([page.status, headOf(page.text).isIndexed]).toEqual([200, false]);
      expect(visibleText(page.text)).toContain(noteText);
    },
  );
});

it('a worksheet of a lesson plan is downloaded as a file, and only while the plan is public', async () => {
  const [plan] = (await content.read(
    'lesson_plans',
    'limit=1&filter[status][_eq]=published&fields=id,translations.slug,translations.languages_code',
  )) as unknown as { id: number; translations: { slug: string; languages_code: string }[] }[];
  const slug = plan?.translations.find(({ languages_code }) => languages_code === 'vi-VN')?.slug ?? '';
  const page = await visit(href('vi', 'lessonPlansDetail', { slug, id: plan?.id ?? 0 }));
  const link = attributesOfElements(page.text, 'a').find(({ download }) => download?.endsWith('.pdf'));
  const path = unescapeHtml(link?.href ?? '');
  const file = await visit(path);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  await content.update('lesson_plans', plan?.id ?? 0, { status: 'draft' });
  try {
    const id = /assets\/([0-9a-f-]{36})/.exec(path)?.[1];
    await expect
      .poll(async () => (await fetch(`${stack().directusUrl}/assets/${id}`)).status, { timeout: MAX_DELAY_MS })
      .toBe(403);
  } finally {
    await content.update('lesson_plans', plan?.id ?? 0, { status: 'published' });
  }
}, 60_000);

describe('narrowed lists', () => {
  const readCards = async (path: string) => {
    const page = await visit(path);
    expect(page.status, path).toBe(200);
    return {
      head: headOf(page.text),
      text: unescapeHtml(page.text),
      titles: textsOf(page.text, 'h2').concat(textsOf(page.text, 'h3')),
    };
  };

  it('lesson plans by class level', async () => {
    const createPlan = async (level: string) =>
      createItem('lesson_plans', { class_level: await findOptionId('class_level', level), minutes: 35 });
    const [nursery, older] = [await createPlan('nursery'), await createPlan('6-9')];
    for (const lang of languages) {
      const path = `${href(lang, 'lessonPlans')}?level=nursery`;
      await expectWithinLimit(path, nursery.title[lang]);
      const { text, titles } = await readCards(path);
      expect(text).toContain(lang === 'vi' ? 'Mầm non · 35 phút' : 'Nursery · 35 minutes');
      expect(titles).not.toContain(older.title[lang]);
    }
  }, 60_000);

  it('events by status and month, with an editor’s word before the clock', async () => {
    const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const liveEvent = await fixtures.item('events', { starts_at: hoursFromNow(-1), ends_at: hoursFromNow(1) });
    const pastEvent = await fixtures.item('events', { starts_at: hoursFromNow(-3), ends_at: hoursFromNow(-2) });
    const overriddenEvent = await fixtures.item('events', {
      starts_at: hoursFromNow(-1),
      ends_at: hoursFromNow(1),
      status_override: 'upcoming',
    });
    const farEvent = await fixtures.item('events', {
      starts_at: '2031-03-31T16:00:00Z',
      ends_at: '2031-03-31T18:00:00Z',
    });
    const expectedItems: Record<string, [Item[], Item[]]> = {
      'status=live': [[liveEvent], [pastEvent, overriddenEvent, farEvent]],
      'status=over': [[pastEvent], [liveEvent, overriddenEvent, farEvent]],
      // `farEvent` is in neither list: upcoming events are sorted by start, so it is last and may be on a second page.
      'status=upcoming': [[overriddenEvent], [liveEvent, pastEvent]],
      'status=upcoming&sort=oldest': [[overriddenEvent], [liveEvent, pastEvent]],
      'month=2031-03': [[farEvent], [liveEvent, pastEvent, overriddenEvent]],
      'month=2031-04': [[farEvent], [liveEvent, pastEvent, overriddenEvent]],
      'month=2031-05': [[], [liveEvent, pastEvent, overriddenEvent, farEvent]],
    };
    for (const [query, [inside, outside]] of Object.entries(expectedItems)) {
      for (const lang of languages) {
        const path = `${href(lang, 'events')}?${query}`;
        for (const item of inside) await expectWithinLimit(path, item.title[lang]);
        const { head: pageHead, titles } = await readCards(path);
        expect(pageHead.isIndexed, path).toBe(false);
        for (const item of outside) expect(titles, path).not.toContain(item.title[lang]);
      }
    }
    expect(visibleText((await visit('/en/events?month=2031-05')).text)).toContain(
      translate('en', 'common:list.noResults'),
    );
  }, 60_000);

  it('an event that begins becomes live in a list that nobody touches', async () => {
    const startingEvent = await fixtures.item('events', {
      starts_at: new Date(Date.now() + 4000).toISOString(),
      ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await expectWithinLimit('/su-kien?status=upcoming&sort=oldest', startingEvent.title.vi);
    await expect
      .poll(async () => visibleText((await visit('/su-kien?status=live')).text).includes(startingEvent.title.vi), {
        timeout: 40_000,
        interval: 1000,
      })
      .toBe(true);
  }, 60_000);

  it('mental health by category, author and audience; what there is not is not found', async () => {
    const [category] = await content.read(
      'categories',
      'filter[kind][_eq]=mental_health&sort=id&limit=1&fields=id,translations.slug,translations.languages_code',
    );
    const [audience] = await content.read(
      'options',
      'filter[group][key][_eq]=target_audience&filter[value][_eq]=parent&fields=id',
    );
    const otherFields = { category: category?.id, author: 'Đặng Thử Nghiệm' };
    const parentPost = await fixtures.item('mental_health', {
      ...otherFields,
      target_audience: [{ options_id: audience?.id }],
    });
    const otherItem = await fixtures.item('mental_health', otherFields);
    const slugs = (category as { translations: { slug: string; languages_code: string }[] }).translations;
    for (const lang of languages) {
      const slug = slugs.find(({ languages_code }) => languages_code.startsWith(lang))?.slug ?? '';
      for (const url of [href(lang, 'mentalHealth'), href(lang, 'mentalHealthCategory', { slug })]) {
        for (const item of [parentPost, otherItem])
          await expectWithinLimit(`${url}?author=dang-thu-nghiem`, item.title[lang]);
        const twoFilters = `${url}?author=dang-thu-nghiem&audience=parent`;
        await expectWithinLimit(twoFilters, parentPost.title[lang]);
        const { head: pageHead, titles } = await readCards(twoFilters);
        expect(titles).not.toContain(otherItem.title[lang]);
        expect(pageHead.isIndexed).toBe(false);
        for (const wrongQuery of ['author=khong-ai', 'audience=khong-ai', 'page=400'])
          expect((await visit(`${url}?${wrongQuery}`)).status, wrongQuery).toBe(404);
      }
      const foreignSlug = slugs.find(({ languages_code }) => !languages_code.startsWith(lang))?.slug ?? '';
      const answer = await visit(href(lang, 'mentalHealthCategory', { slug: foreignSlug }));
      expect([answer.status, answer.location]).toEqual([308, href(lang, 'mentalHealthCategory', { slug })]);
    }
  }, 60_000);

  it('a filter that a list does not offer makes no other page', async () => {
    for (const [path, plainPath] of [
      ['/su-kien?author=a-b&audience=teacher', '/su-kien'],
      ['/suc-khoe-tinh-than?status=live&month=2026-11&category=3', '/suc-khoe-tinh-than'],
      ['/tin-tuc?status=live', '/tin-tuc'],
    ] as const)
      expect(headOf((await visit(path)).text).canonical, path).toBe(headOf((await visit(plainPath)).text).canonical);
  });
});

describe('mental health', () => {
  it('can never be recorded as watched: history knows documents alone', async () => {
    const { directusUrl, adminToken } = stack();
    const answer = await fetch(`${directusUrl}/relations/watched`, {
      headers: { authorization: `Bearer ${adminToken}` },
    });
    const { data } = (await answer.json()) as { data: { related_collection: string | null }[] };
    expect(data.map(({ related_collection }) => related_collection)).toEqual(expect.arrayContaining(['documents']));
    expect(data.map(({ related_collection }) => related_collection)).not.toContain('mental_health');
  });

  it('offers the way out and the numbers to call on every page, and names who checked a post', async () => {
    const item = await createItem('mental_health', { reviewer: 'BS. Thử Văn', review_date: '2026-10-05' });
    for (const lang of languages) {
      for (const path of [
        href(lang, 'mentalHealth'),
        detailOf('mentalHealthDetail', item, lang),
        href(lang, 'relatedMentalHealth', { id: item.id }),
      ]) {
        const page = await visit(path);
        expect(page.text, path).toContain('href="tel:111"');
        expect(page.text, path).toMatch(/data-quick-exit[\s\S]*<a href="https:\/\/www\.google\.com\.vn\/"/);
      }
      const page = await visit(detailOf('mentalHealthDetail', item, lang));
      expect(visibleText(page.text)).toContain('BS. Thử Văn');
      expect(page.text).toContain('dateTime="2026-10-05"');
      const article = jsonLdOf(page.text).find((jsonLd) => jsonLd['@type'] === 'Article');
      expect(article?.mainEntityOfPage).toMatchObject({
        lastReviewed: '2026-10-05',
        reviewedBy: { name: 'BS. Thử Văn' },
      });
    }
  });
});

describe('the calendar', () => {
  const eventLines = (text: string) => text.replace(/\r\n /g, '').split('\r\n');
  it('holds one event, or all of them', async () => {
    const item = await fixtures.item('events', {
      starts_at: '2030-01-02T02:00:00Z',
      ends_at: '2030-01-02T03:30:00Z',
      online_url: 'https://meet.example/x',
    });
    for (const lang of languages) {
      await expectWithinLimit(detailOf('eventsDetail', item, lang), item.title[lang]);
      const calendar = await visit(`/feeds/${lang}/event-${item.id}.ics`);
      expect([calendar.status, calendar.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(calendar.headers.get('content-disposition')).toBe(`attachment; filename="event-${item.id}.ics"`);
      const lines = eventLines(calendar.text);
      expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
      expect(lines).toContain(`SUMMARY:${item.title[lang]}`);
      expect(lines).toContain('DTSTART:20300102T020000Z');
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      await expect
        .poll(async () => eventLines((await visit(`/feeds/${lang}/events.ics`)).text), {
          timeout: MAX_DELAY_MS,
          interval: 200,
        })
        .toContain(`SUMMARY:${item.title[lang]}`);
    }
    const draft = await fixtures.item('events', { status: 'draft' });
    for (const name of [`event-${draft.id}.ics`, 'event-99999999.ics', 'event-x.ics', 'news.ics'])
      expect((await visit(`/feeds/vi/${name}`)).status, name).toBe(404);
  });
});
