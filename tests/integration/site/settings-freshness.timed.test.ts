import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { content } from '../../support/content.ts';
import { MAX_DELAY_MS } from '../../support/freshness.ts';
import { createFixtures } from '../../support/items.ts';
import { headOf, textsOf, visibleText, visit } from '../../support/site.ts';

const withinFiveSeconds = { timeout: MAX_DELAY_MS, interval: 100 };
const fixtures = createFixtures();
afterEach(() => fixtures.clear(), 60_000);

const answerOf = async (path: string, headers: Record<string, string> = {}) => {
  const { status, location } = await visit(path, { headers });
  return [status, location];
};

/** Returns the distinct responses of twelve consecutive visits. With two replicas, one may receive a change later, and either may respond. */
const visitTwelveTimes = async <Answer>(request: () => Promise<Answer>): Promise<Answer[]> => {
  const answers = new Map<string, Answer>();
  for (let visitNumber = 0; visitNumber < 12; visitNumber += 1) {
    const answer = await request();
    answers.set(JSON.stringify(answer), answer);
  }
  return [...answers.values()];
};
const statusesOf = (path: string) => visitTwelveTimes(async () => (await visit(path)).status);

describe('redirects that an administrator enters', () => {
  let uniqueWord: string;
  // Each try uses a new word, because the site may still cache the redirects of an earlier try.
  beforeEach(() => {
    uniqueWord = Date.now().toString(36);
  });

  it('work within 5 s, before any page, and are gone as soon when they are removed', async () => {
    const from = `/chuyen-${uniqueWord}`;
    expect((await visit(from)).status).toBe(404);
    const row = await fixtures.create('redirects', { from, to: '/tin-tuc', is_permanent: true, is_active: true });
    await expect.poll(() => visitTwelveTimes(() => answerOf(from)), withinFiveSeconds).toEqual([[308, '/tin-tuc']]);
    expect(await answerOf(`${from}?utm_source=x`)).toEqual([308, '/tin-tuc']);
    expect(await answerOf(`${from}/`)).toEqual([308, expect.stringMatching(new RegExp(`^(/tin-tuc|${from})$`))]);

    await content.update('redirects', row.id, { to: '/su-kien', is_permanent: false });
    await expect.poll(() => visitTwelveTimes(() => answerOf(from)), withinFiveSeconds).toEqual([[307, '/su-kien']]);
    await content.update('redirects', row.id, { is_active: false });
    await expect.poll(() => statusesOf(from), withinFiveSeconds).toEqual([404]);
    await content.update('redirects', row.id, { is_active: true });
    await expect.poll(() => statusesOf(from), withinFiveSeconds).toEqual([307]);
    await content.remove('redirects', row.id);
    fixtures.forget('redirects', row.id);
    await expect.poll(() => statusesOf(from), withinFiveSeconds).toEqual([404]);
  }, 60_000);

  it('lead to other hosts only as they were entered, and win over existing pages', async () => {
    await fixtures.create('redirects', {
      from: `/ngoai-${uniqueWord}`,
      to: 'https://example.org/a?b=c#d',
      is_permanent: false,
      is_active: true,
    });
    await fixtures.create('redirects', {
      from: '/en/contact',
      to: '/en/about-us',
      is_permanent: false,
      is_active: true,
    });
    await fixtures.create('redirects', {
      from: `/đường-cũ-${uniqueWord}`,
      to: '/tin-tuc',
      is_permanent: true,
      is_active: true,
    });
    await expect
      .poll(() => visitTwelveTimes(() => answerOf(`/ngoai-${uniqueWord}?to=https://evil.example`)), withinFiveSeconds)
      .toEqual([[307, 'https://example.org/a?b=c#d']]);
    await expect
      .poll(() => visitTwelveTimes(() => answerOf('/en/contact')), withinFiveSeconds)
      .toEqual([[307, '/en/about-us']]);
    const oldPath = encodeURI(`/đường-cũ-${uniqueWord}`);
    await expect.poll(() => visitTwelveTimes(() => answerOf(oldPath)), withinFiveSeconds).toEqual([[308, '/tin-tuc']]);
    // No cache may reuse a redirect without revalidation, because an administrator can remove it.
    const { headers } = await visit(`/ngoai-${uniqueWord}`);
    expect(headers.get('cache-control')).toMatch(/no-cache|no-store|max-age=0/);
  });

  it('that would be a loop, or no address at all, are refused when they are saved', async () => {
    await fixtures.create('redirects', {
      from: `/a-${uniqueWord}`,
      to: `/b-${uniqueWord}`,
      is_permanent: false,
      is_active: true,
    });
    const refusedRows = [
      { from: `/b-${uniqueWord}`, to: `/a-${uniqueWord}` },
      { from: `/c-${uniqueWord}`, to: `/c-${uniqueWord}` },
      { from: `/d-${uniqueWord}`, to: '//evil.example' },
      { from: `/e-${uniqueWord}`, to: 'javascript:alert(1)' },
      { from: 'https://example.org', to: '/tin-tuc' },
    ];
    for (const row of refusedRows) {
      await expect(
        content.create('redirects', { ...row, is_permanent: false, is_active: true }),
        row.to,
      ).rejects.toThrow(/: 4\d\d /);
    }
  });
});

describe('release flags', () => {
  const releasedFlags = { is_released: true, is_no_release_open: true };
  afterAll(async () => {
    await content.settings(releasedFlags);
    for (const path of ['/tin-tuc', '/tai-lieu']) {
      await vi.waitFor(async () => expect(await statusesOf(path)).toEqual([200]), { timeout: 10_000, interval: 200 });
    }
  }, 30_000);

  it.each([
    {
      flag: { is_no_release_open: false },
      closed: ['/tai-lieu', '/en/documents'],
      open: ['/', '/en', '/tin-tuc', '/en/news'],
    },
    {
      flag: { is_released: false },
      closed: ['/', '/en', '/tin-tuc', '/en/news', '/bat-dau'],
      open: ['/tai-lieu', '/en/documents'],
    },
  ])(
    '%o',
    async ({ flag, closed, open }) => {
      await content.settings({ ...releasedFlags, ...flag });
      for (const path of closed) {
        await expect.poll(() => statusesOf(path), withinFiveSeconds).toEqual([503]);
        const page = await visit(path);
        const isEnglish = path.startsWith('/en');
        expect(Number(page.headers.get('retry-after')), path).toBeGreaterThan(0);
        expect(page.headers.get('cache-control'), path).toContain('no-store');
        expect(headOf(page.text)).toMatchObject({ lang: isEnglish ? 'en-US' : 'vi-VN', isIndexed: false });
        expect(headOf(page.text).title, path).not.toBe('');
        expect(textsOf(page.text, 'h1'), path).toEqual([isEnglish ? 'Coming soon' : 'Sắp ra mắt']);
      }
      for (const path of open) expect((await visit(path)).status, path).toBe(200);
      await content.settings(releasedFlags);
      for (const path of closed) await expect.poll(() => statusesOf(path), withinFiveSeconds).toEqual([200]);
    },
    60_000,
  );
});

describe('the configuration', () => {
  type Translation = {
    id: number;
    languages_code: string;
    brand_name: string;
    header_menu: { name: string; url: string }[];
    donate_text: string;
  };
  let translations: Translation[] = [];

  beforeAll(async () => {
    const row = (await content.read('app_configs', 'fields=translations.*')) as unknown as {
      translations: Translation[];
    };
    translations = row.translations;
  });
  afterEach(async () => {
    for (const { id, brand_name, header_menu, donate_text } of translations) {
      await content.update('app_configs_translations', id, { brand_name, header_menu, donate_text });
    }
  });
  const readEnglishTexts = () => {
    const englishTexts = translations.find(({ languages_code }) => languages_code === 'en-US');
    if (!englishTexts) throw new Error('no English configuration');
    return englishTexts;
  };

  it('a changed brand name shows on every kind of page of its language, and its mark changes', async () => {
    const versionBefore = (await visit('/config-version.json')).text;
    const name = `Sunray ${Date.now().toString(36)}`;
    await content.update('app_configs_translations', readEnglishTexts().id, { brand_name: name });
    const paths = ['/en', '/en/news', '/en/contact', '/en/page/privacy-policy', '/en/no-such-page', '/en/starting'];
    for (const path of paths) {
      await expect
        .poll(async () => visibleText((await visit(path)).text).includes(name), { ...withinFiveSeconds, message: path })
        .toBe(true);
    }
    await expect.poll(async () => headOf((await visit('/en/news')).text).title, withinFiveSeconds).toContain(name);
    await expect
      .poll(async () => (await visit('/config-version.json')).text !== versionBefore, withinFiveSeconds)
      .toBe(true);
    expect(visibleText((await visit('/tin-tuc')).text).includes(name)).toBe(false);
  }, 60_000);

  it('a menu entry that an editor adds shows; a broken one breaks nothing', async () => {
    const { id, header_menu } = readEnglishTexts();
    await content.update('app_configs_translations', id, {
      header_menu: [
        ...header_menu,
        { name: 'Brand new entry', url: '/en/contact' },
        { name: 'Bad', url: 'javascript:alert(1)' },
        { nonsense: true },
        'x',
      ],
    });
    await expect
      .poll(async () => visibleText((await visit('/en/news')).text).includes('Brand new entry'), withinFiveSeconds)
      .toBe(true);
    const page = await visit('/en/news');
    expect(page.status).toBe(200);
    expect(page.text.replace(/<script[\s\S]*?<\/script>/g, '').includes('javascript:')).toBe(false);
    await content.update('app_configs_translations', id, { header_menu: { no: 'list' } });
    await expect
      .poll(async () => visibleText((await visit('/en/news')).text).includes('Brand new entry'), withinFiveSeconds)
      .toBe(false);
    expect((await visit('/en/news')).status).toBe(200);
  }, 60_000);
});
