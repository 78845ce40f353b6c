/** Tests `/api/pictures`, from which own pages read the pictures of their cards. */
import { picturesAnswer } from '@hat-nang/model/contracts/pictures';
import { favoriteCollections } from '@hat-nang/model/favorites';
import { sectionsWith } from '@hat-nang/model/sections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { createFixtures, type Item } from '../../support/items.ts';
import { visit } from '../../support/site.ts';
import { uploadPicture } from '../../support/stored-picture.ts';

const fixtures = createFixtures();
let picture: Awaited<ReturnType<typeof uploadPicture>>;
let draftPicture: Awaited<ReturnType<typeof uploadPicture>>;
beforeAll(async () => {
  picture = await uploadPicture(640, 480);
  draftPicture = await uploadPicture(320, 240);
});
afterAll(async () => {
  await fixtures.clear();
  await picture.remove();
  await draftPicture.remove();
});

const readPictures = async (collection: string, ids: readonly number[]) =>
  picturesAnswer.parse(JSON.parse((await visit(`/api/pictures/${collection}?ids=${ids.join()}`)).text).data);

it('gives the picture of each kind of item, with its blurred colours', async () => {
  for (const { collection, picture: field } of sectionsWith('favorite')) {
    const item: Item = await fixtures.item(collection, { [field]: picture.id });
    const readColors = async () => (await readPictures(collection, [item.id]))[0]?.file?.blurred_colors;
    // The colours are made after the upload.
    await expect.poll(readColors, { timeout: 20_000 }).toMatch(/^[A-Za-z0-9+/]{32}$/);
    expect(await readPictures(collection, [item.id])).toEqual([
      { id: item.id, file: expect.objectContaining({ id: picture.id, width: 640, height: 480 }) },
    ]);
  }
});

it('gives null for an item without a picture, and nothing for a draft or an unknown id', async () => {
  const item = await fixtures.item('news');
  const draft = await fixtures.item('news', { status: 'draft', image: draftPicture.id });
  expect(await readPictures('news', [item.id, draft.id, 99_999_999])).toEqual([{ id: item.id, file: null }]);
  await content.update('news', draft.id, { status: 'published' });
  expect((await readPictures('news', [draft.id]))[0]?.file?.id).toBe(draftPicture.id);
});

it('refuses other collections, and anything but 1 to 100 ids', async () => {
  expect(favoriteCollections).not.toContain('help_center');
  expect((await visit('/api/pictures/help_center?ids=1')).status).toBe(404);
  const manyIds = Array.from({ length: 101 }, (_, index) => index + 1).join();
  for (const query of ['', '?ids=', '?ids=0', '?ids=1,x', '?ids=-1', `?ids=${manyIds}`])
    expect([query, (await visit(`/api/pictures/documents${query}`)).status]).toEqual([query, 400]);
});
