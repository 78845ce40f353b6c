/** Tests which links are collected and reported, with an SQLite database in memory. */

import { countReportedLinks } from '@hat-nang/model/backend/outside-links';
import { RICH_TEXT } from '@hat-nang/model/rich-text';
import { declaredSections } from '@hat-nang/model/sections';
import type { NamedSection } from '@hat-nang/model/sections/section';
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckResult, Network } from './check-address.ts';
import { collectOutsideLinks, toOutsideAddress } from './collect-links.ts';
import { checkAtNight } from './nightly-check.ts';
import { readReportedLinks } from './read-report.ts';
import { reportHtml } from './report-page.ts';
import { storeResults } from './store-results.ts';

const { up } = (await import(
  new URL('../../../../schema/migrations/20261128L-outside-links.js', import.meta.url).href
)) as { up(database: Knex): Promise<void> };
const OWN = ['https://library.example'];
/** 02:37 in Viet Nam. */
const NIGHT = Date.UTC(2026, 10, 27, 19, 37);
const DAY = 86_400_000;
let database: Knex;

const sections: readonly NamedSection[] = declaredSections;
const tables: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    sections.flatMap(({ collection, publication }) => [
      [collection, ['status', ...(publication.links ?? [])]],
      [`${collection}_translations`, [`${collection}_id`, 'languages_code', 'title']],
    ]),
  ),
  document_pages: ['document'],
  document_pages_translations: ['document_pages_id', 'languages_code'],
  app_configs: ['quick_exit_url'],
  app_configs_translations: [
    ...['app_configs_id', 'header_menu', 'foundation_menu', 'footer_menu', 'social_links', 'donate_url'],
  ],
};

beforeEach(async () => {
  database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  for (const [table, columns] of Object.entries(tables))
    await database.schema.createTable(table, (builder) => {
      builder.increments('id');
      for (const column of new Set([...columns, ...(RICH_TEXT[table] ?? [])])) builder.specificType(column, '');
    });
  await up(database);
});
afterEach(() => database.destroy());

const link = (address: string) => `<p><a href="${address}">x</a></p>`;

async function addNews(id: number, address: string, status = 'published'): Promise<void> {
  await database('news').insert({ id, status });
  await database('news_translations').insert([
    { news_id: id, languages_code: 'vi-VN', title: `Tin ${id}`, body: link(address) },
    { news_id: id, languages_code: 'en-US', title: `News ${id}`, body: link(address) },
  ]);
}

describe('toOutsideAddress', () => {
  it.each([
    ['https://a.example', 'https://a.example/'],
    [' HTTP://A.example/x?a=1#part ', 'http://a.example/x?a=1'],
    ['https://library.example/tin-tuc', undefined],
    ['/tin-tuc', undefined],
    ['//a.example/x', undefined],
    ['mailto:a@a.example', undefined],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
    [null, undefined],
  ])('of %s is %s', (text, address) => {
    expect(toOutsideAddress(text, OWN)).toBe(address);
  });
});

describe('collectOutsideLinks', () => {
  it('finds links in texts, pages, link fields and the site configuration, of published items alone', async () => {
    await addNews(1, 'https://a.example/x?a=1&amp;b=2#part');
    await addNews(2, 'https://draft.example/', 'draft');
    await addNews(3, 'https://library.example/tin-tuc');
    await database('documents').insert({ id: 7, status: 'published', original_url: 'https://a.example/x?a=1&b=2' });
    await database('document_pages').insert({ id: 70, document: 7 });
    await database('document_pages_translations').insert({ document_pages_id: 70, text: link('http://b.example/p') });
    await database('events').insert({ id: 5, status: 'archived', online_url: 'https://c.example/' });
    await database('app_configs').insert({ id: 1, quick_exit_url: 'https://weather.example/' });
    const menu = [{ url: '/tin-tuc', children: [{ url: 'https://menu.example/' }] }, { name: 'x' }, null];
    await database('app_configs_translations').insert({
      app_configs_id: 1,
      header_menu: JSON.stringify(menu),
      social_links: JSON.stringify([{ url: 'https://social.example/' }]),
      donate_url: 'https://donate.example/',
    });
    const config = [{ collection: 'app_configs', id: 1 }];
    const links = await collectOutsideLinks(database, OWN);
    expect(Object.fromEntries(links)).toEqual({
      'https://a.example/x?a=1&b=2': [
        { collection: 'news', id: 1 },
        { collection: 'documents', id: 7 },
      ],
      'http://b.example/p': [{ collection: 'documents', id: 7 }],
      'https://weather.example/': config,
      'https://menu.example/': config,
      'https://social.example/': config,
      'https://donate.example/': config,
    });
    expect([...(await collectOutsideLinks(database, OWN, new Map([['documents', [7]]]))).keys()]).toEqual([
      'http://b.example/p',
      'https://a.example/x?a=1&b=2',
    ]);
  });

  it('reads more rows than one read returns', async () => {
    const ids = Array.from({ length: 2100 }, (_, index) => index + 1);
    await database.batchInsert(
      'news',
      ids.map((id) => ({ id, status: 'published' })),
      200,
    );
    const texts = ids.map((id) => ({ news_id: id, body: link(`https://a.example/${id % 3}`) }));
    await database.batchInsert('news_translations', texts, 200);
    const links = await collectOutsideLinks(database, OWN);
    expect([...links.values()].map((uses) => uses.length)).toEqual([700, 700, 700]);
  });
});

describe('the report', () => {
  const addresses = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
  const runNight = async (night: number, results: Readonly<Record<string, CheckResult>>) =>
    storeResults(
      database,
      await collectOutsideLinks(database, OWN),
      new Map(addresses.map((address) => [address, results[address] ?? 'answers'])),
      NIGHT + night * DAY,
    );
  const reported = async () =>
    (await readReportedLinks(database, OWN, 'en')).map(({ address, problem, sinceMs }) => [address, problem, sinceMs]);

  beforeEach(async () => {
    for (const [index, address] of addresses.entries()) await addNews(index + 1, address);
  });

  it('shows a link after two failed nights in a row, until it answers', async () => {
    await runNight(0, { 'https://a.example/': 'timeout', 'https://b.example/': '404' });
    expect(await reported()).toEqual([]);
    await runNight(1, { 'https://a.example/': '404' });
    await runNight(2, { 'https://a.example/': '410', 'https://b.example/': '404' });
    expect(await reported()).toEqual([['https://a.example/', '410', NIGHT]]);
    expect(await countReportedLinks(database)).toBe(1);
    await runNight(3, { 'https://a.example/': 'unchecked', 'https://b.example/': 'unchecked' });
    expect(await countReportedLinks(database)).toBe(1);
    await runNight(4, {});
    expect(await reported()).toEqual([]);
    expect(await database('outside_links')).toEqual([]);
  });

  it('does not change when no address answers', async () => {
    const allFail = Object.fromEntries(addresses.map((address) => [address, 'host' as const]));
    for (const night of [0, 1, 2]) expect(await runNight(night, allFail)).toBe(false);
    expect(await database('outside_links')).toEqual([]);
  });

  it('forgets a link that no published item uses any more, at once on the page', async () => {
    for (const night of [0, 1]) await runNight(night, { 'https://a.example/': '404', 'https://b.example/': '404' });
    await database('news_translations').where({ news_id: 1 }).update({ body: '<p>No link</p>' });
    await database('news').where({ id: 2 }).update({ status: 'archived' });
    expect(await reported()).toEqual([]);
    await runNight(2, {});
    expect(await countReportedLinks(database)).toBe(0);
  });

  it('names the problem and the items with links to their forms, in the language of the user', async () => {
    await database('documents').insert({ id: 9, status: 'published', original_url: 'https://a.example/' });
    for (const night of [0, 1]) await runNight(night, { 'https://a.example/': '404' });
    const vietnamese = reportHtml({
      language: 'vi',
      links: await readReportedLinks(database, OWN, 'vi'),
      isOn: true,
    });
    expect(vietnamese).toContain('Trang này không còn (mã 404) · Hỏng từ ngày 28 tháng 11, 2026');
    expect(vietnamese).toContain('<a href="/admin/content/news/1">Tin tức: Tin 1</a>');
    expect(vietnamese).toContain('<a href="/admin/content/documents/9">');
    expect(vietnamese).toContain('href="https://a.example/"');
    expect(vietnamese).not.toContain('OUTSIDE_LINK_CHECK');
    const english = reportHtml({ language: 'en', links: await readReportedLinks(database, OWN, 'en'), isOn: false });
    expect(english).toContain('<h2>1 link</h2>');
    expect(english).toContain('News 1');
    expect(english).toContain('OUTSIDE_LINK_CHECK');
  });

  it('cannot be broken by a title', async () => {
    await database('news_translations').where({ news_id: 1 }).update({ title: '<img src=x>' });
    for (const night of [0, 1]) await runNight(night, { 'https://a.example/': '404' });
    const html = reportHtml({ language: 'vi', links: await readReportedLinks(database, OWN, 'vi'), isOn: true });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x&gt;');
  });
});

describe('the nightly check', () => {
  const requested: string[] = [];
  const network: Network = {
    resolve: async (host) => {
      requested.push(host);
      throw Object.assign(new Error(), { code: 'ENOTFOUND' });
    },
    isAllowedAddress: () => false,
    isAllowedPort: () => true,
    timeoutMs: 100,
  };
  const run = (now: number) => checkAtNight({ database, ownOrigins: OWN, network }, now);

  it('runs once a night, also in two processes, and in a later hour if Directus was down', async () => {
    await addNews(1, 'https://a.example/');
    expect(await run(NIGHT - 3_600_000)).toBe('not-due');
    expect((await Promise.all([run(NIGHT), run(NIGHT)])).sort()).toEqual(['not-due', 'offline']);
    expect(await run(NIGHT + 3_600_000)).toBe('not-due');
    expect(requested).toEqual(['a.example']);
    expect(await run(NIGHT + DAY + 2 * 3_600_000)).toBe('offline');
    expect(await run(NIGHT + 2 * DAY + 3 * 3_600_000)).toBe('not-due');
    expect(await database('outside_link_nights').pluck('night')).toEqual(['2026-11-29']);
  });

  it('waits for the migration', async () => {
    await database.schema.dropTable('outside_links');
    expect(await run(NIGHT)).toBe('not-due');
    expect(await readReportedLinks(database, OWN, 'vi')).toEqual([]);
  });
});
