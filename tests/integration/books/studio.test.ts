import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLE } from '@hat-nang/model/ids';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { findOptionId } from '../../support/options.ts';
import { pixelPng } from '../../support/pixel.ts';
import { fileForm } from '../guard/requests.ts';
import { admin, createFixtures, createUser, visitor } from '../schema/support.ts';
import { publishableItem, readSeededRows, type SeededRows } from '../site-hooks/publishable-items.ts';

const fixtures = createFixtures();
const uniqueWord = Date.now().toString(36);
const media = join(import.meta.dirname, '../../../seeds/demo/media/books/one-hand-kite');
let reviewer: Awaited<ReturnType<typeof createUser>>;
let seededRows: SeededRows;

const clipForm = (): FormData => {
  const form = new FormData();
  form.append('title', `Clip ${uniqueWord}`);
  form.append(
    'file',
    new Blob([new Uint8Array(readFileSync(join(media, 'p01.sign.small.mp4')))], { type: 'video/mp4' }),
    'clip.mp4',
  );
  return form;
};
const sentenceHtml = (sentence: string) => `<p><span data-s="s1">${sentence}</span></p>`;
/** Returns the cues of one sentence that ends after `ms` milliseconds. */
const cuesOf = (ms: number) => `WEBVTT\n\ns1\n00:00.000 --> 00:${(ms / 1000).toFixed(3).padStart(6, '0')}\nMột.\n`;
const soundForm = (bytes: Uint8Array | string = new Uint8Array(readFileSync(join(media, 'p01.vi.mp3')))): FormData => {
  const form = new FormData();
  form.append('title', `Giọng ${uniqueWord}`);
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer> | string], { type: 'audio/mpeg' }), 'p01.mp3');
  return form;
};
const bookFields = (otherFields: Record<string, unknown>, text: Record<string, unknown> = {}) => ({
  ...publishableItem('documents', seededRows),
  translations: [
    {
      languages_code: 'vi-VN',
      description: '<p>Một cuốn sách.</p>',
      cover_alt: 'Bìa sách',
      title: `Sách dấu ${uniqueWord}`,
      slug: `sach-dau-${uniqueWord}-${Math.random().toString(36).slice(2)}`,
    },
  ],
  pages: [
    {
      number: 1,
      translations: [{ languages_code: 'vi-VN', text: sentenceHtml('Một.'), narration_cues: cuesOf(900), ...text }],
    },
  ],
  ...otherFields,
});

/** Fields of a document whose clips are real signing. */
const namedSigning = async () => ({
  sign_language: await findOptionId('sign_language', 'vsl'),
  signer: 'Trần Thị Lan',
  has_signer_consent: true,
});

beforeAll(async () => {
  reviewer = await createUser(fixtures, ROLE.reviewer);
  seededRows = await readSeededRows();
});
afterAll(() => fixtures.remove());

describe('a mark', () => {
  it('cannot be published before its pages keep it, and says in the editor’s language where they do not', async () => {
    const refusedAnswer = await reviewer.call(
      'POST',
      '/items/documents',
      bookFields({ status: 'published', has_sign_language: true }),
    );
    expect(refusedAnswer.status).toBe(400);
    expect(refusedAnswer.text).toContain('Có ngôn ngữ ký hiệu');
    expect(refusedAnswer.text).toContain('chưa ghi là ngôn ngữ ký hiệu nào');
    expect(refusedAnswer.text).toContain('trang 1 (tiếng Việt) thiếu clip ký hiệu');
    await admin('PATCH', `/users/${reviewer.id}`, { language: 'en-US' });
    const draft = await fixtures.make<{ id: number }>(
      '/items/documents',
      bookFields({ status: 'draft', has_narration: true }),
    );
    const englishResponse = await reviewer.call('PATCH', `/items/documents/${draft.id}`, { status: 'published' });
    expect(englishResponse.status).toBe(400);
    expect(englishResponse.text).toContain('page 1 (Vietnamese) has no narration');
    expect(
      (await reviewer.call('PATCH', `/items/documents/${draft.id}`, { status: 'published', has_narration: false }))
        .status,
    ).toBe(200);
  });

  it('of signing needs a named sign language, now and later: a drawn sample is none', async () => {
    const clip = await fixtures.make<{ id: string }>('/files', clipForm());
    const vsl = await findOptionId('sign_language', 'vsl');
    const sampleDocument = await fixtures.make<{ id: number }>(
      '/items/documents',
      bookFields({ status: 'published' }, { sign_video: clip.id }),
    );
    const path = `/items/documents/${sampleDocument.id}`;
    const refusedAnswer = await reviewer.call('PATCH', path, { has_sign_language: true });
    expect(refusedAnswer.status).toBe(400);
    expect(refusedAnswer.text).toContain('no sign language is named (a sample animation is not one)');
    expect((await reviewer.call('GET', `/books/${sampleDocument.id}/check`)).text).toContain(
      'no sign language is named',
    );
    const unnamedResponse = await reviewer.call('PATCH', path, { has_sign_language: true, sign_language: vsl });
    expect(unnamedResponse.status).toBe(400);
    expect(unnamedResponse.text).toMatch(/the signer is not named; the consent of the signer is not noted/);
    const namedResponse = await reviewer.call('PATCH', path, { has_sign_language: true, ...(await namedSigning()) });
    expect(namedResponse.status, namedResponse.text).toBe(200);
    for (const change of [{ signer: ' ' }, { signer: null }, { has_signer_consent: false }])
      expect((await reviewer.call('PATCH', path, change)).status, JSON.stringify(change)).toBe(400);
    const publicFields = await visitor<Record<string, unknown>>('GET', `${path}?fields=signer`);
    expect(publicFields.body.data).toEqual({ signer: 'Trần Thị Lan' });
    expect((await visitor('GET', `${path}?fields=has_signer_consent`)).status).toBe(403);
    expect((await reviewer.call('PATCH', path, { sign_language: null })).status).toBe(400);
    expect((await reviewer.call('PATCH', path, { sign_language: { id: vsl } })).status).toBe(200);
    expect((await reviewer.call('GET', `/books/${sampleDocument.id}/check`)).text).not.toContain(
      'no sign language is named',
    );
  });

  it('that is kept is published, and a page may not break it afterwards', async () => {
    const createdBook = await fixtures.make<{ id: number }>('/items/documents', bookFields({ status: 'draft' }));
    const publishResponse = await reviewer.call('PATCH', `/items/documents/${createdBook.id}`, {
      status: 'published',
      has_subtitles: true,
    });
    expect(publishResponse.status, publishResponse.text).toBe(200);
    const [text] = (
      await admin<{ id: number }[]>(
        'GET',
        `/items/document_pages_translations?filter[document_pages_id][document][_eq]=${createdBook.id}`,
      )
    ).body.data;
    const path = `/items/document_pages_translations/${text?.id}`;
    expect((await reviewer.call('PATCH', path, { narration_cues: null })).status).toBe(400);
    expect((await reviewer.call('PATCH', path, { narration_cues: cuesOf(800) })).status).toBe(200);
  });

  describe('is kept by media that are what they claim', () => {
    beforeAll(() => admin('PATCH', `/users/${reviewer.id}`, { language: 'vi-VN' }));
    afterAll(() => admin('PATCH', `/users/${reviewer.id}`, { language: 'en-US' }));

    interface Narrated {
      readonly book: number;
      readonly sound: string;
      readonly page: number;
      readonly text: number;
    }
    const createNarratedBook = async (status: string): Promise<Narrated> => {
      const sound = await fixtures.make<{ id: string }>('/files', soundForm());
      const accessFields = { has_narration: true, has_subtitles: true };
      const row = bookFields({ status, ...accessFields }, { narration: sound.id });
      const createdBook = await fixtures.make<{ id: number }>('/items/documents', row);
      const query = `filter[document_pages_id][document][_eq]=${createdBook.id}&fields=id,document_pages_id`;
      const { body } = await admin<{ id: number; document_pages_id: number }[]>(
        'GET',
        `/items/document_pages_translations?${query}`,
      );
      const [text] = body.data;
      return { book: createdBook.id, sound: sound.id, page: text?.document_pages_id ?? 0, text: text?.id ?? 0 };
    };
    const twoSentences = `${sentenceHtml('Một.')}<p><span data-s="s2">Hai.</span></p>`;

    it.each([
      ['a picture for a narration', { narration: 'PICTURE' }, 'tệp giọng đọc không phải âm thanh'],
      ['a narration of no length', { narration: 'BROKEN' }, 'không đọc được độ dài'],
      ['times that are no WebVTT', { narration_cues: 'một giây' }, 'không đúng WebVTT'],
      ['times after the sound', { narration_cues: cuesOf(59_000) }, 'dài hơn giọng đọc'],
      ['times of another sentence', { narration_cues: cuesOf(900).replace('s1', 's2') }, 'không khớp với các câu'],
      ['a sentence without a time', { text: twoSentences }, 'không khớp với các câu'],
      [
        'times over each other',
        { text: twoSentences, narration_cues: `${cuesOf(900)}\ns2\n00:00.500 --> 00:00.950\nHai.\n` },
        'chồng lên nhau',
      ],
    ])('%s is refused: when it is published, and later in its page', async (_what, change, message) => {
      const picture = await fixtures.make<{ id: string }>('/files', fileForm(pixelPng, 'image/png', 'a.png'));
      await admin('PATCH', `/files/${picture.id}`, { type: 'audio/mpeg' });
      const brokenFile = await fixtures.make<{ id: string }>(
        '/files',
        soundForm('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000'),
      );
      const files: Record<string, string> = { PICTURE: picture.id, BROKEN: brokenFile.id };
      const changedFields = Object.fromEntries(
        Object.entries(change).map(([field, value]) => [field, files[value] ?? value]),
      );

      const draft = await createNarratedBook('draft');
      expect(
        (await reviewer.call('PATCH', `/items/document_pages_translations/${draft.text}`, changedFields)).status,
      ).toBe(200);
      const liveBook = await createNarratedBook('published');
      const nestedChange = {
        pages: {
          update: [
            {
              id: liveBook.page,
              translations: { update: [{ id: liveBook.text, ...changedFields }], create: [], delete: [] },
            },
          ],
          create: [],
          delete: [],
        },
      };
      const attempts: [string, unknown][] = [
        [`/items/documents/${draft.book}`, { status: 'published' }],
        [`/items/document_pages_translations/${liveBook.text}`, changedFields],
        [`/items/documents/${liveBook.book}`, nestedChange],
      ];
      for (const [path, json] of attempts) {
        const answer = await reviewer.call('PATCH', path, json);
        expect(answer.status, `${path}: ${answer.text}`).toBe(400);
        expect(answer.text).toContain(message);
      }
      // Scripts use the token of the service user and are exempt from the rules. The list in the Studio shows the problems that a script causes.
      expect((await admin('PATCH', `/items/document_pages_translations/${liveBook.text}`, changedFields)).status).toBe(
        200,
      );
      expect((await reviewer.call('GET', `/books/${liveBook.book}/check`)).text).toContain(message);
    });

    it('is whole when nothing is wrong, and a text of its page cannot be deleted', async () => {
      const draft = await createNarratedBook('draft');
      const publishResponse = await reviewer.call('PATCH', `/items/documents/${draft.book}`, { status: 'published' });
      expect(publishResponse.status, publishResponse.text).toBe(200);
      const englishText = { languages_code: 'en-US', document_pages_id: draft.page, text: sentenceHtml('One.') };
      await fixtures.make('/items/document_pages_translations', englishText);
      const answer = await reviewer.call('DELETE', `/items/document_pages_translations/${draft.text}`);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).toContain('thiếu tệp giọng đọc');
    });

    it('refuses a file in the place of a narration that the times are not made for, and keeps the old one', async () => {
      const liveBook = await createNarratedBook('published');
      const bytesOf = async () =>
        Buffer.from(
          await (
            await fetch(`${stack().directusUrl}/assets/${liveBook.sound}`, {
              headers: { authorization: `Bearer ${stack().adminToken}` },
            })
          ).arrayBuffer(),
        );
      const bytesBefore = await bytesOf();
      // The first 1,500 bytes of the sound last less than half a second, which is shorter than the cues of the page.
      const shortSound = new Uint8Array(readFileSync(join(media, 'p01.vi.mp3'))).subarray(0, 1500);
      const answer = await reviewer.call('PATCH', `/files/${liveBook.sound}`, soundForm(shortSound));
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).toContain(`/admin/content/documents/${liveBook.book}`);
      expect(answer.text).toContain('dài hơn giọng đọc');
      expect((await bytesOf()).equals(bytesBefore)).toBe(true);
      expect((await reviewer.call('PATCH', `/files/${liveBook.sound}`, soundForm())).status).toBe(200);
    });
  });

  it('of signing needs clips that are films in both sizes, and captions within the clip, now and after a replacement', async () => {
    const uploadClip = () => fixtures.make<{ id: string }>('/files', clipForm());
    const [clip, smallClip] = [await uploadClip(), await uploadClip()];
    const picture = await fixtures.make<{ id: string }>('/files', fileForm(pixelPng, 'image/png', 'a.png'));
    await admin('PATCH', `/files/${picture.id}`, { type: 'video/mp4' });
    const signed = { has_sign_language: true, has_subtitles: true, ...(await namedSigning()) };
    const text = { sign_video: clip.id, sign_video_small: smallClip.id, sign_captions: cuesOf(900) };
    const book = await fixtures.make<{ id: number }>(
      '/items/documents',
      bookFields({ status: 'draft', ...signed }, text),
    );
    const path = `/items/documents/${book.id}`;
    const published = await reviewer.call('PATCH', path, { status: 'published' });
    expect(published.status, published.text).toBe(200);
    const query = `filter[document_pages_id][document][_eq]=${book.id}&fields=id`;
    const texts = await admin<{ id: number }[]>('GET', `/items/document_pages_translations?${query}`);
    const textPath = `/items/document_pages_translations/${texts.body.data[0]?.id}`;
    const refusals: [Record<string, unknown>, string][] = [
      [{ sign_video_small: picture.id }, 'has a small sign clip that is no film'],
      [{ sign_captions: cuesOf(59_000) }, 'has clip captions that end after the clip'],
    ];
    for (const [change, message] of refusals) {
      const answer = await reviewer.call('PATCH', textPath, change);
      expect([answer.status, answer.text.includes(message)], answer.text).toEqual([400, true]);
    }
    for (const file of [clip.id, smallClip.id]) {
      const answer = await reviewer.call('PATCH', `/files/${file}`, fileForm(pixelPng, 'video/mp4', 'clip.mp4'));
      expect(answer.status, answer.text).toBe(400);
      expect((await reviewer.call('PATCH', `/files/${file}`, clipForm())).status).toBe(200);
    }
  });

  it('has a list of what it lacks, for people of the Studio', async () => {
    const createdBook = await fixtures.make<{ id: number }>('/items/documents', bookFields({ status: 'draft' }));
    const list = await reviewer.call('GET', `/books/${createdBook.id}/check`);
    expect(list.text).toContain('page 1 (Vietnamese) has no sign clip');
    expect(list.text).toContain('Complete: the mark may be set.');
    expect((await visitor('GET', `/books/${createdBook.id}/check`)).status).toBe(403);
  });
});

describe('a zip of pages', () => {
  const table = `page,title_vi,title_en,image,text_vi,text_en,description_vi,narration_vi,cues_vi
0,Sách nhập ${uniqueWord},Imported ${uniqueWord},,,,,,
1,,,p01.webp,Một con diều. Hai con diều.,One kite. Two kites.,Con diều trên trời,p01.mp3,p01.vtt
`;
  const files = (csv: string): Record<string, Uint8Array> => ({
    'book.csv': new Uint8Array(Buffer.from(csv)),
    'p01.webp': new Uint8Array(readFileSync(join(media, 'p01.webp'))),
    'p01.mp3': new Uint8Array(readFileSync(join(media, 'p01.vi.mp3'))),
    'p01.vtt': new Uint8Array(readFileSync(join(media, 'p01.vi.vtt'))),
  });
  const sendImport = async (zip: Uint8Array, token: string) =>
    fetch(`${stack().directusUrl}/books/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip', authorization: `Bearer ${token}` },
      body: new Uint8Array(zip),
    });

  it('becomes a draft with its files', async () => {
    const answer = await sendImport(zipSync(files(table)), stack().adminToken);
    const { data } = (await answer.json()) as { data: { id: number } };
    const fields = 'status,page_count,translations.title,pages.image,pages.translations.*';
    const { body } = await admin<{
      status: string;
      page_count: number;
      translations: { title: string }[];
      pages: { image: string; translations: Record<string, unknown>[] }[];
    }>('GET', `/items/documents/${data.id}?fields=${fields}`);
    expect(body.data).toMatchObject({ status: 'draft', page_count: 1 });
    expect(body.data.translations.map(({ title }) => title).sort()).toEqual([
      `Imported ${uniqueWord}`,
      `Sách nhập ${uniqueWord}`,
    ]);
    const [page] = body.data.pages;
    const vietnamesePage = page?.translations.find(({ languages_code }) => languages_code === 'vi-VN');
    expect(vietnamesePage).toMatchObject({ image_description: 'Con diều trên trời', sign_video: null });
    expect(vietnamesePage?.text).toContain('<span data-s="s2">Hai con diều.</span>');
    expect(vietnamesePage?.narration).toBeTruthy();
    await admin('DELETE', `/items/documents/${data.id}`);
    for (const id of [page?.image, vietnamesePage?.narration]) await admin('DELETE', `/files/${id}`);
  });

  it('with mistakes makes nothing and says them', async () => {
    const answer = await sendImport(zipSync(files(table.replace('p01.webp', 'p07.webp'))), stack().adminToken);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('p07.webp');
    expect((await sendImport(zipSync(files(table)), 'nobody')).status).toBeGreaterThanOrEqual(401);
  });
});
