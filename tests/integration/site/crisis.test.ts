/** Tests that the crisis box comes first on a search page (decision 041). The tests read the HTML of the site, without a browser or scripts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crisisAnswer } from '@hat-nang/model/contracts/crisis';
import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { searchKinds, searchRoutes } from '@hat-nang/model/search-kinds';
import knex from 'knex';
import { afterAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { content, createNews, waitForAnswer } from '../../support/content.ts';
import { createFixtures } from '../../support/items.ts';
import { attributesOfElements, headOf, visibleText, visit } from '../../support/site.ts';
import { languagesOf } from '../../support/tested-languages.ts';

const fixtures = createFixtures();
afterAll(() => fixtures.clear(), 60_000);

const timeoutFactor = Number(process.env.PATIENCE ?? 1);
/** Routes of the searches in the six sections, and of the search in all sections. */
const routes = [...searchKinds.map((kind) => searchRoutes[kind]), 'searchAll'] as const;
const addressOf = (lang: Lang, index: number, searchText: string) =>
  `${href(lang, routes[index % routes.length] ?? 'searchAll')}?${new URLSearchParams({ q: searchText })}`;
/** A unique word of letters only, because queries with numbers are never counted. A query with this word must leave no trace. */
const uniqueWord = `qz${[...Date.now().toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`;
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
const mainOf = (html: string) => html.slice(html.indexOf('id="content"'));
/** Returns the kind of the crisis box before the heading of the page; undefined without a box. */
const boxOf = (html: string) => /data-crisis="(\w+)"(?=[\s\S]*?<h1\b)/.exec(mainOf(html))?.[1];

/** Runs a task for every item, four at a time, because the site renders a search page for each visit. */
const runConcurrently = async <Item>(items: readonly Item[], task: (item: Item) => Promise<void>) => {
  const remaining = [...items];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await task(item);
    }),
  );
};

describe('a search with a crisis word', () => {
  it('shows the box first, for every phrase of the list, with and without accents, in both languages', async () => {
    const rows = await content.read('crisis_words', 'limit=-1&fields=phrase,doubtful');
    const phrases = rows.map(({ phrase }) => String(phrase));
    expect(phrases.length).toBeGreaterThanOrEqual(120);
    const doubtfulWords = new Set(rows.flatMap((row) => (row.doubtful as string[] | null) ?? []));
    const forms = [...new Set(phrases.flatMap((phrase) => [phrase, withoutAccents(phrase)]))];
    // Searches some forms alone, and the others with the unique word.
    const searches = forms.flatMap((form, index) =>
      languagesOf(form).map((lang) => ({
        form,
        path: addressOf(lang, index, (index + languages.indexOf(lang)) % 2 === 0 ? form : `${form} ${uniqueWord}`),
      })),
    );
    const failures: string[] = [];
    await runConcurrently(searches, async ({ form, path }) => {
      const { status, text } = await visit(path);
      const box = boxOf(text);
      // A form that may also mean something harmless shows the small box.
      if (box !== (doubtfulWords.has(form) ? 'small' : 'whole')) failures.push(`${path}: ${status}, ${box}`);
    });
    // The failures are compared as one text, because the report then lists all of them.
    expect(failures.join('\n')).toBe('');
  }, 600_000);

  it('suggests nothing for any phrase of the list', async () => {
    const rows = await content.read('crisis_words', 'limit=-1&fields=phrase');
    const { directusUrl, secrets } = stack();
    await runConcurrently(rows, async ({ phrase }) => {
      for (const lang of languages) {
        const query = new URLSearchParams({ lang, q: `${phrase} ${uniqueWord}`, limit: '8' });
        const answer = await fetch(`${directusUrl}/search/suggest?${query}`, {
          headers: { 'x-site-secret': secrets.siteSecret },
        });
        expect(((await answer.json()) as { data: unknown }).data, String(phrase)).toEqual([]);
      }
    });
  }, 120_000);

  it('shows a box for a typo in it, too, on every search page', async () => {
    for (const [index, typo] of ['tu tuu', 'tự từ', 'suicde', 'suicixe', 'muốn chếttt', 'kill mysefl'].entries())
      for (const routeIndex of routes.keys()) {
        const path = addressOf(languages[(index + routeIndex) % 2] ?? 'vi', routeIndex, typo);
        expect(boxOf((await visit(path)).text), path).toMatch(/^(small|whole)$/);
      }
  }, 120_000);

  it.each(languages)(
    'says whom to call, when, what to say and where else, and how to leave (%s)',
    async (lang) => {
      for (const kind of searchKinds) {
        const page = await visit(`${href(lang, searchRoutes[kind])}?${new URLSearchParams({ q: 'tự tử' })}`);
        expect(page.headers.get('cache-control')).toContain('no-store');
        const box = page.text.slice(page.text.indexOf('data-crisis="whole"'), page.text.indexOf('<h1'));
        const phoneLinks = attributesOfElements(box, 'a').flatMap(({ href: to }) =>
          to?.startsWith('tel:') ? [to] : [],
        );
        expect(phoneLinks.slice(0, 3)).toEqual(['tel:111', 'tel:115', 'tel:113']);
        expect(phoneLinks).toContain('tel:114');
        expect(visibleText(`<body>${box}`)).toContain(lang === 'vi' ? '24 giờ mỗi ngày' : 'Day and night');
        expect(attributesOfElements(box, 'a').map(({ href: to }) => to)).toContain('https://findahelpline.com');
        expect(mainOf(page.text).indexOf('data-quick-exit')).toBeLessThan(mainOf(page.text).indexOf('data-crisis'));
        // Tabs and the history show the title, so the title must not repeat the words.
        expect(headOf(page.text).title).not.toContain('tự tử');
        expect(headOf(page.text).title).toContain('111');
      }
    },
    60_000,
  );

  it('shows articles to read where its section has none, and never offers to repeat the words', async () => {
    for (const [lang, word] of [
      ['vi', 'tự tử'],
      ['en', 'suicide'],
    ] as const)
      for (const route of ['searchHelpCenter', 'searchAll'] as const) {
        const page = await visit(`${href(lang, route)}?${new URLSearchParams({ q: `"${word} zzqxwv"` })}`);
        const mainHtml = mainOf(page.text);
        expect(boxOf(page.text), route).toBe('whole');
        const htmlAfterHeading = mainHtml.slice(mainHtml.indexOf('<h1'));
        expect(htmlAfterHeading).toContain('aria-labelledby="articles"');
        const links = attributesOfElements(htmlAfterHeading, 'a').map(({ href: to }) => String(to));
        expect(links.filter((to) => new RegExp(`^${href(lang, 'mentalHealth')}/.`).test(to)).length).toBeGreaterThan(0);
        expect(links).toContain(href(lang, 'contact'));
        expect(links.some((to) => to.includes('message='))).toBe(false);
      }
  }, 60_000);

  it('is recognised behind a typo, which the title does not repeat', async () => {
    const letters = [...Date.now().toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
    const word = `qu${letters.join('')}`;
    const misspelling = `${word.slice(0, 4)}x${word.slice(5)}`;
    const news = await createNews({
      translations: [{ languages_code: 'vi-VN', title: `Bài ${word}`, slug: word, summary: 'x', body: '<p>x</p>' }],
    });
    const path = `${href('vi', 'searchNews')}?q=${misspelling}`;
    try {
      await waitForAnswer(`${stack().siteUrl}${path}`, (text) => text.includes(word), 20_000);
      await fixtures.create('crisis_words', { phrase: word, language: 'vi' });
      let page = '';
      // Reads box and title from the same response. If a search takes longer than 900 ms, the page has the small box and another title (decision 257).
      const box = async () => {
        page = (await visit(path)).text;
        return boxOf(page);
      };
      await expect.poll(box, { timeout: 10_000 * timeoutFactor }).toBe('whole');
      const { title } = headOf(page);
      expect(title).toContain('111');
      expect(title).not.toContain(misspelling);
    } finally {
      await news.remove();
    }
  }, 60_000);

  it('shows nothing before other searches, and the small box before all about mental health', async () => {
    const harmless = ['từ từ', 'tử tế', 'biết tự tử tế', 'toán', 'killer whale', 'want to dye', 'sách nói', 'tự kỷ'];
    for (const [index, q] of harmless.entries()) {
      const kind = searchKinds.filter((searchKind) => searchKind !== 'mental-health')[index % 5] ?? 'documents';
      const path = `${href('vi', searchRoutes[kind])}?${new URLSearchParams({ q })}`;
      expect(boxOf((await visit(path)).text), path).toBeUndefined();
    }
    for (const lang of languages)
      for (const query of ['', '?q=gia+dinh'])
        await expect
          .poll(async () => boxOf((await visit(href(lang, searchRoutes['mental-health']) + query)).text), {
            timeout: 20_000,
          })
          .toBe('small');
  }, 120_000);
});

it('an editor’s change is followed within 10 s', async () => {
  const uniqueWord = `qzc${Date.now().toString(36)}`;
  const path = addressOf('vi', 1, `xin ${uniqueWord}`);
  const pollOptions = { timeout: 10_000 * timeoutFactor, interval: 250 };
  const box = async () => boxOf((await visit(path)).text);
  const inBrowser = async () => {
    const { words } = crisisAnswer.parse(JSON.parse((await visit('/api/crisis-words/vi')).text).data);
    return words.some(({ certain }) => certain.includes(uniqueWord));
  };
  expect(await box()).toBeUndefined();
  const row = await fixtures.create('crisis_words', { phrase: uniqueWord, language: 'vi' });
  await expect.poll(box, pollOptions).toBe('whole');
  await expect.poll(inBrowser, pollOptions).toBe(true);
  await content.update('crisis_words', row.id, { exceptions: [`xin ${uniqueWord}`] });
  await expect.poll(box, pollOptions).toBeUndefined();
  await content.remove('crisis_words', row.id);
  fixtures.forget('crisis_words', row.id);
  await expect.poll(inBrowser, pollOptions).toBe(false);
}, 120_000);

it('gives browsers the list and the contacts, kept by nobody', async () => {
  const answer = await visit('/api/crisis-words/en');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const { words, contacts, exit } = crisisAnswer.parse(JSON.parse(answer.text).data);
  expect(words.length).toBeGreaterThanOrEqual(120);
  expect(contacts.map(({ phone }) => phone).slice(0, 3)).toEqual(['111', '115', '113']);
  expect(exit).toBe('https://www.google.com.vn/');
  expect((await visit('/api/crisis-words/fr')).status).toBe(404);
});

/** Reads the files of the SQLite database and all mails as one text. */
const readStoredFiles = (): string => {
  const { dataDir } = stack();
  const mails = join(dataDir, 'mail');
  const files = [
    ...['data.db', 'data.db-wal'].map((name) => join(dataDir, name)),
    ...(existsSync(mails) ? readdirSync(mails, { recursive: true, withFileTypes: true }) : [])
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  ];
  return files.flatMap((file) => (existsSync(file) ? [readFileSync(file, 'latin1')] : [])).join('');
};

/** Reads every row of every table on PostgreSQL. On SQLite, `readStoredFiles` reads the database. */
const readStoredRows = async (): Promise<string> => {
  const { databaseUrl } = stack().settings;
  if (databaseUrl === undefined) return '';
  const database = knex({ client: 'pg', connection: databaseUrl });
  try {
    const tables = await database('information_schema.tables')
      .where({ table_type: 'BASE TABLE' })
      .whereNotIn('table_schema', ['pg_catalog', 'information_schema'])
      .select('table_schema', 'table_name');
    const rows: string[] = [];
    for (const { table_schema, table_name } of tables)
      rows.push(JSON.stringify(await database.withSchema(table_schema).from(table_name)));
    return rows.join('');
  } finally {
    await database.destroy();
  }
};

it('nothing of these searches reaches a log, a table or a mail, not even where one is refused', async () => {
  const searchText = `suicide ${uniqueWord}`;
  const { directusUrl, secrets } = stack();
  for (const kind of searchKinds)
    await visit(
      `${href('vi', searchRoutes[kind])}?${new URLSearchParams({ q: searchText, category: 'x', page: '1' })}`,
    );
  const suggestions = new URLSearchParams({ lang: 'vi', q: searchText });
  await visit(`/api/search/suggest?${suggestions}`);
  await visit(`/api/search/suggest?${suggestions}&limit=99`);
  for (const path of ['/search', '/search/', '/search/suggest', '/search/suggest/']) {
    const refusedAnswer = await fetch(`${directusUrl}${path}?${suggestions}&kind=none&limit=99`, {
      headers: { 'x-site-secret': secrets.siteSecret },
    });
    expect(refusedAnswer.status, path).toBeGreaterThanOrEqual(400);
  }
  // Log lines are written a moment after the response.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(stack().logs()).not.toContain(uniqueWord);
  expect(readStoredFiles()).not.toContain(uniqueWord);
  expect(await readStoredRows()).not.toContain(uniqueWord);
}, 60_000);
