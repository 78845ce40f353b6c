import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLE } from '@hat-nang/model/ids';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { optionId } from '../../support/options.ts';
import { admin, person, visitor, workbench } from '../schema/support.ts';
import { type Seeded, seeded, wholeItem } from '../site-hooks/publishable-items.ts';

const bench = workbench();
const mark = Date.now().toString(36);
const media = join(import.meta.dirname, '../../../seeds/demo/media/books/one-hand-kite');
let reviewer: Awaited<ReturnType<typeof person>>;
let known: Seeded;

const clipForm = (): FormData => {
  const form = new FormData();
  form.append('title', `Clip ${mark}`);
  form.append(
    'file',
    new Blob([new Uint8Array(readFileSync(join(media, 'p01.sign.small.mp4')))], { type: 'video/mp4' }),
    'clip.mp4',
  );
  return form;
};
const book = (more: Record<string, unknown>, text: Record<string, unknown> = {}) => ({
  ...wholeItem('documents', known),
  translations: [
    {
      languages_code: 'vi-VN',
      description: '<p>Một cuốn sách.</p>',
      cover_alt: 'Bìa sách',
      title: `Sách dấu ${mark}`,
      slug: `sach-dau-${mark}-${Math.random().toString(36).slice(2)}`,
    },
  ],
  pages: [
    {
      number: 1,
      translations: [{ languages_code: 'vi-VN', text: '<p>Một.</p>', narration_cues: 'WEBVTT', ...text }],
    },
  ],
  ...more,
});

beforeAll(async () => {
  reviewer = await person(bench, ROLE.reviewer);
  known = await seeded();
});
afterAll(() => bench.remove());

describe('a mark', () => {
  it('cannot be published before its pages keep it, and says in the editor’s language where they do not', async () => {
    const refused = await reviewer.call(
      'POST',
      '/items/documents',
      book({ status: 'published', has_sign_language: true }),
    );
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Có ngôn ngữ ký hiệu');
    expect(refused.text).toContain('chưa ghi là ngôn ngữ ký hiệu nào');
    expect(refused.text).toContain('trang 1 (tiếng Việt) thiếu clip ký hiệu');
    await admin('PATCH', `/users/${reviewer.id}`, { language: 'en-US' });
    const draft = await bench.make<{ id: number }>('/items/documents', book({ status: 'draft', has_narration: true }));
    const english = await reviewer.call('PATCH', `/items/documents/${draft.id}`, { status: 'published' });
    expect(english.status).toBe(400);
    expect(english.text).toContain('page 1 (Vietnamese) has no narration');
    expect(
      (await reviewer.call('PATCH', `/items/documents/${draft.id}`, { status: 'published', has_narration: false }))
        .status,
    ).toBe(200);
  });

  it('of signing needs a named sign language, now and later: a drawn sample is none', async () => {
    const clip = await bench.make<{ id: string }>('/files', clipForm());
    const vsl = await optionId('sign_language', 'vsl');
    const sample = await bench.make<{ id: number }>(
      '/items/documents',
      book({ status: 'published' }, { sign_video: clip.id }),
    );
    const path = `/items/documents/${sample.id}`;
    const refused = await reviewer.call('PATCH', path, { has_sign_language: true });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('no sign language is named (a sample animation is not one)');
    expect((await reviewer.call('GET', `/books/${sample.id}/check`)).text).toContain('no sign language is named');
    const named = await reviewer.call('PATCH', path, { has_sign_language: true, sign_language: vsl });
    expect(named.status, named.text).toBe(200);
    expect((await reviewer.call('PATCH', path, { sign_language: null })).status).toBe(400);
    expect((await reviewer.call('PATCH', path, { sign_language: { id: vsl } })).status).toBe(200);
    expect((await reviewer.call('GET', `/books/${sample.id}/check`)).text).not.toContain('no sign language is named');
  });

  it('that is kept is published, and a page may not break it afterwards', async () => {
    const made = await bench.make<{ id: number }>('/items/documents', book({ status: 'draft' }));
    const published = await reviewer.call('PATCH', `/items/documents/${made.id}`, {
      status: 'published',
      has_subtitles: true,
    });
    expect(published.status, published.text).toBe(200);
    const [text] = (
      await admin<{ id: number }[]>(
        'GET',
        `/items/document_pages_translations?filter[document_pages_id][document][_eq]=${made.id}`,
      )
    ).body.data;
    const path = `/items/document_pages_translations/${text?.id}`;
    expect((await reviewer.call('PATCH', path, { narration_cues: null })).status).toBe(400);
    expect((await reviewer.call('PATCH', path, { narration_cues: 'WEBVTT 2' })).status).toBe(200);
  });

  it('has a list of what it lacks, for people of the Studio', async () => {
    const made = await bench.make<{ id: number }>('/items/documents', book({ status: 'draft' }));
    const list = await reviewer.call('GET', `/books/${made.id}/check`);
    expect(list.text).toContain('page 1 (Vietnamese) has no sign clip');
    expect(list.text).toContain('Complete: the mark may be set.');
    expect((await visitor('GET', `/books/${made.id}/check`)).status).toBe(403);
  });
});

describe('a zip of pages', () => {
  const table = `page,title_vi,title_en,image,text_vi,text_en,description_vi,narration_vi,cues_vi
0,Sách nhập ${mark},Imported ${mark},,,,,,
1,,,p01.webp,Một con diều. Hai con diều.,One kite. Two kites.,Con diều trên trời,p01.mp3,p01.vtt
`;
  const files = (csv: string): Record<string, Uint8Array> => ({
    'book.csv': new Uint8Array(Buffer.from(csv)),
    'p01.webp': new Uint8Array(readFileSync(join(media, 'p01.webp'))),
    'p01.mp3': new Uint8Array(readFileSync(join(media, 'p01.vi.mp3'))),
    'p01.vtt': new Uint8Array(readFileSync(join(media, 'p01.vi.vtt'))),
  });
  const send = async (zip: Uint8Array, token: string) =>
    fetch(`${stack().directusUrl}/books/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip', authorization: `Bearer ${token}` },
      body: new Uint8Array(zip),
    });

  it('becomes a draft with its files', async () => {
    const answer = await send(zipSync(files(table)), stack().adminToken);
    const { data } = (await answer.json()) as { data: { id: number } };
    const fields = 'status,page_count,translations.title,pages.image,pages.translations.*';
    const { body } = await admin<{
      status: string;
      page_count: number;
      translations: { title: string }[];
      pages: { image: string; translations: Record<string, unknown>[] }[];
    }>('GET', `/items/documents/${data.id}?fields=${fields}`);
    expect(body.data).toMatchObject({ status: 'draft', page_count: 1 });
    expect(body.data.translations.map(({ title }) => title).sort()).toEqual([`Imported ${mark}`, `Sách nhập ${mark}`]);
    const [page] = body.data.pages;
    const vietnamese = page?.translations.find(({ languages_code }) => languages_code === 'vi-VN');
    expect(vietnamese).toMatchObject({ image_description: 'Con diều trên trời', sign_video: null });
    expect(vietnamese?.text).toContain('<span data-s="s2">Hai con diều.</span>');
    expect(vietnamese?.narration).toBeTruthy();
    await admin('DELETE', `/items/documents/${data.id}`);
    for (const id of [page?.image, vietnamese?.narration]) await admin('DELETE', `/files/${id}`);
  });

  it('with mistakes makes nothing and says them', async () => {
    const answer = await send(zipSync(files(table.replace('p01.webp', 'p07.webp'))), stack().adminToken);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('p07.webp');
    expect((await send(zipSync(files(table)), 'nobody')).status).toBeGreaterThanOrEqual(401);
  });
});
