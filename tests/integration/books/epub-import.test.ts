/** Tests the import of EPUBs. Our own EPUB of a demo book comes back with the same pages, texts, pictures and cues (decision 296). */
import { parseCues } from '@hat-nang/model/cues';
import { ROLE } from '@hat-nang/model/ids';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importTexts } from '../../../directus-extensions/books/src/import-texts.ts';
import { stack } from '../../setup/stack.ts';
import { createEpub, xhtmlItem } from '../../support/sample-epub.ts';
import { runSql } from '../auth-extend/database.ts';
import { admin, createFixtures, createUser } from '../schema/support.ts';

// The timeout is high, because building downloads may pause on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const fixtures = createFixtures();
const LANGUAGE = 'vi-VN';
let editor: { id: string; token: string };

interface PageText {
  languages_code: string;
  chapter_title: string | null;
  text: string;
  image_description: string | null;
  narration: string | null;
  narration_cues: string | null;
}
interface StoredBook {
  status: string;
  author: string;
  illustrator: string;
  publisher: string;
  license: number;
  cover: string;
  translations: { languages_code: string; title: string; cover_alt: string }[];
  pages: { number: number; image: string; translations: PageText[] }[];
}

const readBook = async (id: number): Promise<StoredBook> => {
  const fields = '*,translations.*,pages.*,pages.translations.*';
  return (await admin<StoredBook>('GET', `/items/documents/${id}?fields=${fields}&deep[pages][_sort]=number`)).body
    .data;
};
const readFile = async (id: string) => {
  const headers = { authorization: `Bearer ${stack().adminToken}` };
  const answer = await fetch(`${stack().directusUrl}/assets/${id}`, { headers });
  return new Uint8Array(await answer.arrayBuffer());
};
const sendImport = async (epub: Uint8Array, token = editor.token) => {
  const answer = await fetch(`${stack().directusUrl}/books/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/epub+zip', authorization: `Bearer ${token}` },
    body: new Uint8Array(epub),
  });
  return { status: answer.status, text: await answer.text() };
};
const textsOf = (book: StoredBook) =>
  book.pages.map(({ number, translations }) => {
    const text = translations.find(({ languages_code }) => languages_code === LANGUAGE);
    const cues = parseCues(text?.narration_cues ?? '');
    return {
      number,
      text: text?.text,
      chapter: text?.chapter_title,
      description: text?.image_description,
      // The first cue of an EPUB begins with the sound.
      cues: cues.map(({ id, start, text: words }, index) => [id, index === 0 ? 0 : start, words]),
    };
  });
const brokenTitle = `Chat ${Date.now().toString(36)}`;
/** Counts the rows and files that the refused import has left behind. The download worker makes other files at the same time. */
const countRows = () =>
  runSql(
    `SELECT (SELECT count(*) FROM documents_translations WHERE title = '${brokenTitle}') AS documents, (SELECT count(*) FROM directus_files WHERE title LIKE '${brokenTitle}%') AS files`,
  );

beforeAll(async () => {
  const { id } = await createUser(fixtures, ROLE.editor);
  editor = { id, token: `epub-${id}` };
  await admin('PATCH', `/users/${id}`, { token: editor.token });
});
afterAll(() => fixtures.remove());

describe('an EPUB', () => {
  it('of our own demo book becomes the same book', async () => {
    const [row] = runSql(
      `SELECT documents_id AS id FROM documents_translations WHERE title = 'Mười bạn đom đóm' AND languages_code = '${LANGUAGE}'`,
    );
    const sourceId = Number(row?.id);
    const epubId = await vi.waitFor(
      async () => {
        await admin('POST', `/books/${sourceId}/downloads`);
        const query = `filter[document][_eq]=${sourceId}&filter[format][_eq]=epub&filter[languages_code][_eq]=${LANGUAGE}&fields=file`;
        const { body } = await admin<{ file: string }[]>('GET', `/items/document_downloads?${query}`);
        expect(body.data).toHaveLength(1);
        return body.data[0]?.file ?? '';
      },
      { timeout: 90_000, interval: 500 },
    );
    const epub = await readFile(epubId);
    const { status, text } = await sendImport(epub);
    expect(status, text).toBe(200);
    const { data } = JSON.parse(text) as { data: { id: number; notes: string[] } };
    expect(data.notes).toEqual([]);

    const [source, imported] = [await readBook(sourceId), await readBook(data.id)];
    expect(imported.status).toBe('draft');
    for (const field of ['author', 'illustrator', 'publisher', 'license'] as const)
      expect(imported[field], field).toEqual(source[field]);
    const titleOf = ({ translations }: StoredBook) =>
      translations
        .filter(({ languages_code }) => languages_code === LANGUAGE)
        .map(({ title, cover_alt }) => ({ title, cover_alt }));
    expect(titleOf(imported)).toEqual(titleOf(source));
    expect(textsOf(imported)).toEqual(textsOf(source));

    const entries = unzipSync(epub);
    const expectFile = async (id: string | null | undefined, path: string) =>
      expect(Buffer.from(await readFile(id ?? '')).equals(Buffer.from(entries[path] ?? [])), path).toBe(true);
    await expectFile(imported.cover, 'EPUB/images/cover.jpg');
    for (const { number, image, translations } of imported.pages) {
      const name = `p${String(number).padStart(3, '0')}`;
      await expectFile(image, `EPUB/images/${name}.jpg`);
      await expectFile(translations[0]?.narration, `EPUB/audio/${name}.mp3`);
    }

    await admin('DELETE', `/items/documents/${data.id}`);
    const files = imported.pages.flatMap(({ image, translations }) => [image, translations[0]?.narration]);
    for (const id of [imported.cover, ...files]) await admin('DELETE', `/files/${id}`);
  });

  it('with problems makes nothing, and lists them in the language of the editor', async () => {
    const broken = createEpub({
      metadata: `<dc:title>${brokenTitle}</dc:title><dc:language>fr</dc:language>`,
      manifest: `${xhtmlItem('a')}${xhtmlItem('gone')}`,
      spine: '<itemref idref="a"/><itemref idref="gone"/>',
      files: { 'a.xhtml': '<p>Un chat</p><img src="none.png" alt=""/>' },
    });
    for (const [language, words] of [
      ['vi-VN', 'Ngôn ngữ của sách'],
      ['en-US', 'The language of the book'],
    ]) {
      await admin('PATCH', `/users/${editor.id}`, { language });
      const { status, text } = await sendImport(broken);
      expect(status).toBe(400);
      for (const part of [words, 'gone.xhtml', 'none.png']) expect(text).toContain(part);
    }
    expect(countRows()).toEqual([{ documents: 0, files: 0 }]);
    const headers = { authorization: `Bearer ${editor.token}` };
    const page = await fetch(`${stack().directusUrl}/books/import`, { headers });
    expect(await page.text()).toContain(importTexts.en.intro);
  });
});
