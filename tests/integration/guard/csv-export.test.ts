/** Tests that no exported CSV contains a cell that a spreadsheet would run as a formula. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSql } from '../auth-extend/database.ts';
import { createFixtures } from '../schema/support.ts';
import { adminHeaders, requestJson, sendRequest, sessionHeaders } from './requests.ts';

const fixtures = createFixtures();
const uniqueWord = Date.now().toString(36);
const formulas = ['=HYPERLINK("https://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'];
const titles = formulas.map((formula, index) => `${formula} ${uniqueWord}${index}`);
const filter = { translations: { title: { _contains: uniqueWord } } };
const fields = 'id,author,translations.title';

beforeAll(async () => {
  for (const [index, title] of titles.entries())
    await fixtures.make('/items/news', {
      status: 'draft',
      author: title,
      translations: [{ languages_code: 'vi-VN', title, slug: `csv-${uniqueWord}-${index}` }],
    });
});
afterAll(() => fixtures.remove());

/** Parses the quoted cells of a CSV file (RFC 4180). */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
const expectSafe = (csv: string) => {
  const cells = cellsOf(csv);
  for (const title of titles) expect(cells).toContain(`'${title.trimEnd()}`);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
};

it.each(['csv', 'csv_utf8'])('?export=%s quotes what begins like a formula', async (format) => {
  const address = `/items/news?export=${format}&limit=-1&fields=${fields}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const answer = await sendRequest('GET', address, { headers: await sessionHeaders('editor') });
  expect(answer.status).toBe(200);
  const csv = await answer.text();
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")`);
  expectSafe(csv);
});

it('leaves the other formats as they are', async () => {
  const address = `/items/news?export=json&limit=-1&fields=${fields}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const answer = await sendRequest('GET', address, { headers: await sessionHeaders('editor') });
  expect(await answer.text()).not.toContain("'=");
});

it('POST /utils/export quotes the file that it stores', async () => {
  const title = `xuat-${uniqueWord}`;
  const json = { query: { fields: fields.split(','), filter, limit: -1 }, format: 'csv', file: { title } };
  const answer = await requestJson('POST', '/utils/export/news', { json, headers: adminHeaders() });
  expect(answer.status).toBeLessThan(300);
  const storedExport = () => runSql('SELECT id, filesize FROM directus_files WHERE title = ?', title)[0];
  await expect.poll(() => Number(storedExport()?.filesize ?? 0), { timeout: 10_000, interval: 100 }).toBeGreaterThan(0);
  const asset = await sendRequest('GET', `/assets/${storedExport()?.id}`, { headers: adminHeaders() });
  expectSafe(await asset.text());
  await requestJson('DELETE', `/files/${storedExport()?.id}`, { headers: adminHeaders() });
});
