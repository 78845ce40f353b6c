import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../../schema/connect.ts';
import { makeDocuments, removeMadeDocuments } from '../../../seeds/factories.ts';
import { stack } from '../../setup/stack.ts';

const { directusUrl, adminToken, dataDir } = stack();
const database = join(dataDir, 'data.db');

type MadeDocument = { type: string; translations: { title: string; slug: string }[]; categories: number[] };

test('documents by the hundred are whole, and go away again', async () => {
  const api = await connect({ url: directusUrl, token: adminToken });
  const count = async () =>
    (await api.call<[{ count: { id: number } }]>('GET', '/items/documents?aggregate[count]=id'))[0].count.id;
  const countBefore = await count();
  const readMadeDocuments = async ({ first, last }: { first: number; last: number }) => {
    const filter = encodeURIComponent(JSON.stringify({ id: { _between: [first, last] } }));
    const fields = 'type,categories.categories_id,translations.title,translations.slug';
    return api.call<MadeDocument[]>('GET', `/items/documents?limit=-1&sort=id&fields=${fields}&filter=${filter}`);
  };

  const documents = await readMadeDocuments(await makeDocuments({ database, count: 300, seed: 7 }));
  expect(documents).toHaveLength(300);
  expect(await count()).toBe(countBefore + 300);
  expect(documents.every(({ translations, categories }) => translations.length > 0 && categories.length > 0)).toBe(
    true,
  );
  const titles = documents.flatMap(({ translations }) => translations.map(({ title }) => title));
  expect(new Set(titles).size).toBeGreaterThan(titles.length * 0.95);
  expect(titles.every((title) => title === title.normalize('NFC'))).toBe(true);

  expect(await removeMadeDocuments(database)).toBe(300);
  expect(await count()).toBe(countBefore);
});
