import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { afterAll, describe, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { createFixtures } from '../../support/items.ts';
import { visit } from '../../support/site.ts';

const fixtures = createFixtures();
const pollOptions = { timeout: 8000, interval: 200 };
const redirectPaths: string[] = [];
afterAll(async () => {
  for (const from of redirectPaths)
    for (const { id } of await content.read('redirects', `filter[from][_eq]=${from}&fields=id`))
      await content.remove('redirects', id);
  await fixtures.clear();
});

const routes = { pages_translations: 'pagesDetail', categories_translations: 'mentalHealthCategory' } as const;

describe.each(Object.entries(routes))('the slug of %s', (collection, route) => {
  it('moved, the old address leads to the new one; moved back, it is a page again', async () => {
    const uniqueWord = Date.now().toString(36);
    const parent = collection.replace('_translations', '');
    const slugs = { vi: `cu-${uniqueWord}x`, en: `old-${uniqueWord}x` };
    const name = collection === 'pages_translations' ? 'title' : 'name';
    const row = await fixtures.create(parent, {
      status: 'published',
      ...(parent === 'categories' ? { kind: 'mental_health' } : {}),
      translations: languages.map((lang) => ({
        languages_code: languageCodes[lang],
        [name]: `Chuyển ${lang}`,
        slug: slugs[lang],
      })),
    });
    const [parentRow] = (await content.read(
      parent,
      `filter[id][_eq]=${row.id}&fields=translations.id,translations.languages_code`,
    )) as unknown as { translations: { id: number; languages_code: string }[] }[];
    const path = (lang: Lang, slug: string) => href(lang, route, { slug });
    const status = async (address: string) => (await visit(address)).status;
    for (const lang of languages) {
      const id = parentRow?.translations.find(({ languages_code }) => languages_code === languageCodes[lang])?.id;
      const oldPath = path(lang, slugs[lang]);
      const movedPath = path(lang, `moi-${uniqueWord}${lang}x`);
      redirectPaths.push(oldPath, movedPath);
      const renameSlug = (slug: string) => content.update(parent, row.id, { translations: { update: [{ id, slug }] } });
      await expect.poll(() => status(oldPath), pollOptions).toBe(200);
      await renameSlug(`moi-${uniqueWord}${lang}x`);
      await expect
        .poll(async () => {
          const { status: code, location } = await visit(oldPath);
          return [code, location];
        }, pollOptions)
        .toEqual([308, movedPath]);
      await expect.poll(() => status(movedPath), pollOptions).toBe(200);
      await renameSlug(slugs[lang]);
      await expect.poll(() => status(oldPath), pollOptions).toBe(200);
      await expect.poll(async () => (await visit(movedPath)).location, pollOptions).toBe(oldPath);
    }
  }, 60_000);
});
