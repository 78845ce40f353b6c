import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { expectAccessible } from '../support/axe.ts';
import { createFixtures } from '../support/items.ts';
import { admin } from '../support/member.ts';
import { shareAndReload } from '../support/pages.ts';
import { createEventShelf } from '../support/shelves.ts';
import { uploadPicture } from '../support/stored-picture.ts';
import { expect, openUntilShown, test, waitForHydration } from '../support/test.ts';
import { languagesOf } from '../support/tested-languages.ts';
import { translate } from '../support/texts.ts';

let shelf: Awaited<ReturnType<typeof createEventShelf>>;
const fixtures = createFixtures();
test.beforeAll(async () => {
  shelf = await createEventShelf();
});
test.afterAll(async () => {
  await fixtures.clear();
  await shelf.remove();
});

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const choiceLinks = (page: Page, lang: Lang, label: string) => page.getByRole('list', { name: translate(lang, label) });

/** Uses category, status, month, sort, pages, back and reload. None of these steps needs JavaScript. */
const browseList = async (page: Page, lang: Lang) => {
  const url = href(lang, 'events');
  const topicLink = choiceLinks(page, lang, 'common:list.category').getByRole('link', { name: shelf.name[lang] });
  await openUntilShown(page, url, topicLink);
  await topicLink.click();
  const category = `?category=${shelf.category}`;
  await expect(page).toHaveURL(url + category);
  await expect(cards(page)).toHaveCount(12);
  // The event that begins next comes first in the list: the last item of the shelf.
  await expect(cards(page).first()).toHaveText(shelf.items[13]?.title[lang] ?? '');

  await choiceLinks(page, lang, 'events:when')
    .getByRole('link', { name: translate(lang, 'events:status.upcoming') })
    .click();
  await expect(page).toHaveURL(`${url}${category}&status=upcoming`);
  await expect(page.locator('[data-status]')).toHaveText(Array(12).fill(translate(lang, 'events:status.upcoming')));
  await choiceLinks(page, lang, 'events:month')
    .getByRole('link', { name: lang === 'vi' ? 'tháng 2 năm 2031' : 'February 2031' })
    .click();
  const narrowedQuery = `${category}&status=upcoming&month=2031-02`;
  await expect(page).toHaveURL(url + narrowedQuery);
  await page.getByRole('link', { name: translate(lang, 'common:list.oldest') }).click();
  await expect(page).toHaveURL(`${url}${narrowedQuery}&sort=oldest`);
  await expect(cards(page).first()).toHaveText(shelf.items[13]?.title[lang] ?? '');
  await page.getByRole('link', { name: translate(lang, 'common:list.next') }).click();
  await expect(page).toHaveURL(`${url}${narrowedQuery}&sort=oldest&page=2`);
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await page.reload();
  await expect(cards(page).first()).toHaveText(shelf.items[13]?.title[lang] ?? '');
  // No filter leads to a list without events, but an address may.
  const emptyQuery = `${category}&status=over&month=2031-02&sort=oldest`;
  await page.goto(url + emptyQuery);
  await expect(page.getByText(translate(lang, 'common:list.noResults'))).toBeVisible();
  return emptyQuery;
};

for (const lang of languagesOf('events')) {
  const otherLang: Lang = lang === 'vi' ? 'en' : 'vi';
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test('the list: filters, sort, pages, back, reload, the other language', async ({ page }) => {
      const query = await browseList(page, lang);
      await waitForHydration(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
        .click();
      await expect(page).toHaveURL(href(otherLang, 'events') + query);
    });

    test('an event shows its time, place and access, and downloads for the calendar', async ({ page }) => {
      const item = shelf.items[2];
      if (!item) throw new Error('no item');
      await page.goto(`${href(lang, 'events')}?category=${shelf.category}`);
      await page.getByRole('link', { name: item.title[lang] }).click();
      await expect(page).toHaveURL(item.path[lang]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title[lang]);
      await expect(page.locator('[data-status=upcoming]').first()).toHaveText(
        lang === 'vi' ? 'Sắp diễn ra' : 'Upcoming event',
      );
      const factsRegion = page.getByRole('region', { name: translate(lang, 'events:facts') });
      await expect(factsRegion.locator('time')).toHaveText('9:00 – 11:00, 25/2/2031');
      await expect(factsRegion).toContainText(translate(lang, 'events:timeZone'));
      await expect(factsRegion).toContainText(translate(lang, 'events:access.interpreter'));
      await expect(factsRegion.getByRole('link', { name: translate(lang, 'events:join') })).toHaveAttribute(
        'href',
        'https://meet.example/thu',
      );
      const download = page.waitForEvent('download');
      await factsRegion.getByRole('link', { name: translate(lang, 'events:calendar.add') }).click();
      expect((await download).suggestedFilename()).toBe(`event-${item.id}.ics`);
      await waitForHydration(page);
      await shareAndReload(page, lang, item.path[lang]);
    });

    test('the list shows live events, then the next, then past ones, which have no link to join', async ({ page }) => {
      const category = await fixtures.create('categories', {
        status: 'published',
        kind: 'events',
        translations: [
          { languages_code: 'vi-VN', name: `Thử tự ${lang}`, slug: `thu-tu-${lang}-${Date.now()}` },
          { languages_code: 'en-US', name: `Order ${lang}`, slug: `order-${lang}-${Date.now()}` },
        ],
      });
      const timesFromNow = (from: number, to: number) => ({
        starts_at: new Date(Date.now() + from * 3_600_000).toISOString(),
        ends_at: new Date(Date.now() + to * 3_600_000).toISOString(),
        category: category.id,
        online_url: 'https://meet.example/thu',
        recording_url: 'https://nghe-lai.example/thu',
      });
      const laterEvent = await fixtures.item('events', timesFromNow(50, 52));
      const pastEvent = await fixtures.item('events', timesFromNow(-5, -3));
      const olderEvent = await fixtures.item('events', timesFromNow(-50, -48));
      const liveEvent = await fixtures.item('events', timesFromNow(-1, 3));
      const nextEvent = await fixtures.item('events', timesFromNow(20, 22));
      const expectedOrder = [liveEvent, nextEvent, laterEvent, pastEvent, olderEvent].map(({ title }) => title[lang]);
      await openUntilShown(page, `${href(lang, 'events')}?category=${category.id}`, cards(page).nth(4));
      await expect(cards(page)).toHaveText(expectedOrder);
      await page.goto(`${href(lang, 'events')}?category=${category.id}&sort=oldest`);
      await expect(cards(page).first()).toHaveText(olderEvent.title[lang]);

      await page.goto(href(lang, 'eventsDetail', { slug: pastEvent.slug[lang], id: pastEvent.id }));
      await expect(page.getByRole('link', { name: translate(lang, 'events:recording') })).toBeVisible();
      for (const text of ['events:join', 'events:calendar.add'] as const)
        await expect(page.getByRole('link', { name: translate(lang, text) })).toBeHidden();
      await page.goto(href(lang, 'eventsDetail', { slug: nextEvent.slug[lang], id: nextEvent.id }));
      await expect(page.getByRole('link', { name: translate(lang, 'events:join') })).toBeVisible();
      await expect(page.getByRole('link', { name: translate(lang, 'events:recording') })).toBeHidden();
    });

    test('the map of an event has a pin on its place, directions, and a link that only a press opens', async ({
      page,
    }) => {
      const picture = await uploadPicture(960, 720);
      await admin('PATCH', `/files/${picture.id}`, { focal_point_x: 720, focal_point_y: 180 });
      const place = { vi: 'Nhà thử', en: 'Test house' } as const;
      const note = { vi: 'Rẽ trái ở cầu, cổng có dốc thoải.', en: 'Left at the bridge; the gate has a ramp.' } as const;
      const slug = `map-${lang}-${Date.now()}`;
      const item = await fixtures.item('events', {
        map_url: 'https://www.openstreetmap.org/#map=15/21.0285/105.8542',
        translations: (['vi', 'en'] as const).map((textLang) => ({
          languages_code: textLang === 'vi' ? 'vi-VN' : 'en-US',
          title: `Map ${slug} ${textLang}`,
          slug: `${slug}-${textLang}`,
          location_name: place[textLang],
          map_image: picture.id,
          map_note: note[textLang],
        })),
      });
      const map = page.getByRole('figure').filter({ hasText: note[lang] });
      await openUntilShown(page, href(lang, 'eventsDetail', { slug: `${slug}-${lang}`, id: item.id }), map);
      const image = map.getByRole('img', { name: translate(lang, 'events:mapAlt', { place: place[lang] }) });
      await expect(image).toHaveJSProperty('complete', true);
      const [imageBox, pinBox] = [await image.boundingBox(), await map.locator('[data-pin]').boundingBox()];
      if (!imageBox || !pinBox) throw new Error('the map or its pin is not shown');
      // The tip of the pin is in the middle of its lower edge.
      expect(Math.abs(pinBox.x + pinBox.width / 2 - (imageBox.x + imageBox.width * 0.75))).toBeLessThan(4);
      expect(Math.abs(pinBox.y + pinBox.height * 0.94 - (imageBox.y + imageBox.height * 0.25))).toBeLessThan(4);
      const link = page.getByRole('link', { name: translate(lang, 'events:openMap') });
      await expect(link).toHaveAttribute('rel', /noreferrer/);
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=21\.0285&mlon=105\.8542/);
      await expectAccessible(page, `an event with a map in ${lang}`);
      await fixtures.clear();
      await picture.remove();
    });

    test('the status of an open page changes at the minute', async ({ page }) => {
      const now = Date.now();
      const event = await fixtures.item('events', {
        starts_at: new Date(now + 600_000).toISOString(),
        ends_at: new Date(now + 1_200_000).toISOString(),
      });
      const path = href(lang, 'eventsDetail', { slug: event.slug[lang], id: event.id });
      await page.clock.install({ time: now });
      const status = page.getByRole('article').locator('[data-status]').first();
      expect(await openUntilShown(page, path, status)).toBe(200);
      await waitForHydration(page);
      await expect(status).toHaveText(lang === 'vi' ? 'Sắp diễn ra' : 'Upcoming event');
      await page.clock.runFor(601_000);
      await expect(status).toHaveText(lang === 'vi' ? 'Đang diễn ra' : 'Live now');
      await page.clock.runFor(601_000);
      await expect(status).toHaveText(lang === 'vi' ? 'Đã kết thúc' : 'Event over');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, tolerates: /Blocked script execution/ });
      test('the list and an event can be read', async ({ page }) => {
        await browseList(page, lang);
        const item = shelf.items[0];
        await page.goto(item?.path[lang] ?? '');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.title[lang] ?? '');
        await expect(page.getByRole('link', { name: translate(lang, 'events:calendar.add') })).toHaveAttribute(
          'href',
          `/feeds/${lang}/event-${item?.id}.ics`,
        );
        await page
          .getByRole('banner')
          .getByRole('link', { name: otherLang === 'vi' ? 'Tiếng Việt' : 'English' })
          .click();
        await expect(page).toHaveURL(item?.path[otherLang] ?? '');
      });
    });
  });
}

test('one address serves the calendar of all events', async ({ request }) => {
  const answer = await request.get(`${stack().siteUrl}/feeds/vi/events.ics`);
  expect(answer.headers()['content-type']).toContain('text/calendar');
});
