import { languages } from '@hat-nang/model/languages';
import { sectionsWith } from '@hat-nang/model/sections';
import { afterAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { createFixtures } from '../../support/items.ts';
import { readSeededSections } from '../../support/seeded.ts';
import { attributesOfElements, visit } from '../../support/site.ts';

const fixtures = createFixtures();
afterAll(() => fixtures.clear());

const metaOf = (html: string) =>
  Object.fromEntries(
    attributesOfElements(html, 'meta').flatMap(({ property, name, content: value }) =>
      (property ?? name) ? [[property ?? name, value]] : [],
    ),
  ) as Record<string, string | undefined>;

const fetchPicture = async (path: string) => {
  const answer = await fetch(new URL(path, stack().siteUrl));
  return { answer, data: Buffer.from(await answer.arrayBuffer()) };
};

describe('the picture that other sites show', () => {
  it('is drawn for an item of each section, 1200 × 630, at an address that names nothing but the item', async () => {
    const sections = await readSeededSections();
    for (const { word } of sectionsWith('sharePicture')) {
      const paths = sections[word];
      for (const lang of languages) {
        const meta = metaOf((await visit(paths[lang])).text);
        const address = meta['og:image'] ?? '';
        expect(address, paths[lang]).toMatch(
          new RegExp(`^${stack().siteUrl}/og/${lang}/[a-z-]+/\\d+\\.png(\\?v=\\w+)?$`),
        );
        expect([meta['og:image:width'], meta['og:image:height'], meta['twitter:card']]).toEqual([
          '1200',
          '630',
          'summary_large_image',
        ]);
        const { answer, data } = await fetchPicture(new URL(address).pathname);
        expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'image/png']);
        expect(data.subarray(1, 4).toString('latin1')).toBe('PNG');
        expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual([1200, 630]);
        expect(data.length, address).toBeLessThan(1_500_000);
        expect(answer.headers.get('cache-control')).toContain('max-age');
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  }, 120_000);

  it('is the same whatever the query says, and follows a changed title', async () => {
    const item = await fixtures.item('news');
    const path = `/og/vi/news/${item.id}.png`;
    const firstPicture = await fetchPicture(path);
    const forgedPicture = await fetchPicture(`${path}?title=Nghe+theo+toi&v=x&picture=https://evil.example/x.png`);
    expect(forgedPicture.answer.headers.get('etag')).toBe(firstPicture.answer.headers.get('etag'));
    expect(forgedPicture.data.equals(firstPicture.data)).toBe(true);
    const [row] = (await content.read(
      'news',
      `filter[id][_eq]=${item.id}&fields=translations.id,translations.languages_code`,
    )) as unknown as { translations: { id: number; languages_code: string }[] }[];
    const text = row?.translations.find(({ languages_code }) => languages_code === 'vi-VN');
    await content.update('news', item.id, { translations: { update: [{ id: text?.id, title: 'Tên mới hẳn' }] } });
    await expect
      .poll(async () => (await fetchPicture(path)).answer.headers.get('etag'), { timeout: 5000, interval: 200 })
      .not.toBe(firstPicture.answer.headers.get('etag'));
  }, 60_000);

  it('does not exist for what the public may not see, nor at other addresses', async () => {
    const draft = await fixtures.item('events', { status: 'draft' });
    for (const path of [
      `/og/vi/events/${draft.id}.png`,
      '/og/vi/news/0.png',
      '/og/vi/news/99999999.png',
      '/og/vi/news/x.png',
      '/og/vi/news/1.jpg',
      '/og/fr/news/1.png',
      '/og/vi/users/1.png',
      '/og/vi/pages/1.png',
      '/og/vi/news',
    ])
      expect((await visit(path)).status, path).toBe(404);
  });

  it('of pages that are no item is the one that an administrator chose', async () => {
    for (const path of ['/', '/en/news', '/tai-lieu', '/tim-kiem-tai-lieu'])
      expect(metaOf((await visit(path)).text)['og:image'], path).toContain('/api/assets/');
  });
});
