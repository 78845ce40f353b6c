import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, ROLE } from '@hat-nang/model/ids';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRunningState } from '../../../scripts/stack/instance.ts';
import { stack } from '../../setup/stack.ts';
import { runSql } from '../auth-extend/database.ts';
import { admin, createFixtures, createUser, visitor } from '../schema/support.ts';

// The timeout is high, because building downloads may pause on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const fixtures = createFixtures();
const media = join(import.meta.dirname, '../../../seeds/demo/media/books/one-hand-kite');
const uniqueWord = Date.now().toString(36);

const { dataDir, settings } = stack();
/** The image of the containers has liblouis. */
const isInContainers = readRunningState(dataDir)?.containers !== undefined;
const hasBraille = isInContainers || spawnSync(settings.brailleCommand, ['--version']).status === 0;
/** Numbers of downloads: of the English book, which has no narration, and of both books. */
const inEnglish = hasBraille ? 4 : 3;
const total = hasBraille ? 10 : 8;

interface Download {
  id: number;
  format: string;
  languages_code: string;
  filesize: number;
  content_hash: string;
  file: { id: string; filename_download: string; filesize: number; folder: string | null };
}

let documentId: number;
let kid: Awaited<ReturnType<typeof createUser>>;

const uploadFile = async (name: string, type: string): Promise<string> => {
  const form = new FormData();
  form.append('title', `Thử ${uniqueWord}`);
  form.append('file', new Blob([new Uint8Array(readFileSync(join(media, name)))], { type }), name);
  const { status, body, text } = await admin<{ id: string }>('POST', '/files', form);
  if (status !== 200) throw new Error(text);
  return body.data.id;
};

const readDownloads = async (): Promise<Download[]> => {
  const fields =
    'id,format,languages_code,filesize,content_hash,file.id,file.filename_download,file.filesize,file.folder';
  const rows = await admin<Download[]>(
    'GET',
    `/items/document_downloads?filter[document][_eq]=${documentId}&sort=format,languages_code&fields=${fields}`,
  );
  return rows.body.data;
};
/** Builds the downloads. Tries again while a background process is building the same downloads. */
const buildDownloads = () =>
  vi.waitFor(
    async () => {
      const answer = await admin<{ made: number; unchanged: number; removed: number }>(
        'POST',
        `/books/${documentId}/downloads`,
      );
      expect(answer.status, answer.text).toBe(200);
      return answer.body.data;
    },
    { timeout: 60_000, interval: 500 },
  );
const bytesOf = async ({ file }: Download) => {
  const answer = await fetch(`${stack().directusUrl}/assets/${file.id}`, {
    headers: { authorization: `Bearer ${stack().adminToken}` },
  });
  return new Uint8Array(await answer.arrayBuffer());
};

beforeAll(async () => {
  kid = await createUser(fixtures, ROLE.kid);
  const [image, sound] = [await uploadFile('p01.webp', 'image/webp'), await uploadFile('p01.vi.mp3', 'audio/mpeg')];
  const text = (languages_code: string, words: string) => ({
    languages_code,
    text: `<p><span data-s="s1">${words}</span></p>`,
    image_description: words,
    ...(languages_code === 'vi-VN'
      ? { narration: sound, narration_duration: 9000, narration_cues: 'WEBVTT\n\ns1\n00:00.200 --> 00:08.000\nx\n' }
      : {}),
  });
  const createdDocument = await fixtures.make<{ id: number }>('/items/documents', {
    type: 'picture_book',
    status: 'published',
    date_published: '2026-01-01T00:00:00Z',
    author: 'Người Thử',
    translations: [
      { languages_code: 'vi-VN', title: `Sách tải về ${uniqueWord}`, slug: `sach-tai-ve-${uniqueWord}` },
      { languages_code: 'en-US', title: `Book to take ${uniqueWord}`, slug: `book-to-take-${uniqueWord}` },
    ],
    pages: [{ number: 1, image, translations: [text('vi-VN', 'Một con diều.'), text('en-US', 'A kite.')] }],
  });
  documentId = createdDocument.id;
});
afterAll(async () => {
  await admin('PATCH', `/items/documents/${documentId}`, { status: 'draft' });
  await buildDownloads();
  await fixtures.remove();
});

describe('downloads of a document', () => {
  it('are asked for by its changes, once', () => {
    const [job] = runSql('SELECT * FROM download_jobs WHERE document = ?', documentId);
    expect(job).toMatchObject({ document: documentId, attempts: 0 });
    expect(Number(job?.due_at)).toBeGreaterThan(Number(job?.asked_at));
  });

  it('are made in both languages from the same data, with names in their language', async () => {
    expect(await buildDownloads()).toEqual({ made: total, unchanged: 0, removed: 0 });
    expect(runSql('SELECT * FROM download_jobs WHERE document = ?', documentId)).toEqual([]);
    const rows = await readDownloads();
    expect(rows.map(({ format, file }) => [format, file.filename_download])).toEqual([
      ...(hasBraille
        ? [
            ['brf', `book-to-take-${uniqueWord}.brf`],
            ['brf', `sach-tai-ve-${uniqueWord}.brf`],
          ]
        : []),
      ['epub', `book-to-take-${uniqueWord}.epub`],
      ['epub', `sach-tai-ve-${uniqueWord}.epub`],
      ['mp3', `sach-tai-ve-${uniqueWord}.mp3`],
      ['mp3_zip', `sach-tai-ve-${uniqueWord}-giong-doc.zip`],
      ['pdf', `book-to-take-${uniqueWord}.pdf`],
      ['pdf', `sach-tai-ve-${uniqueWord}.pdf`],
      ['pdf_booklet', `book-to-take-${uniqueWord}-booklet.pdf`],
      ['pdf_booklet', `sach-tai-ve-${uniqueWord}-gap-doi.pdf`],
    ]);
    for (const row of rows) expect((await bytesOf(row)).length).toBe(row.filesize);
    expect(new Set(rows.map(({ file }) => file.folder))).toEqual(new Set([FOLDER.downloads]));
    const [epub, pdf] = ['epub', 'pdf'].map((format) =>
      rows.find((row) => row.format === format && row.languages_code === 'vi-VN'),
    );
    if (!epub || !pdf) throw new Error('both are made');
    expect(Object.keys(unzipSync(await bytesOf(epub)))).toContain('EPUB/p001.smil');
    const pdfDocument = await getDocument({ data: await bytesOf(pdf), verbosity: 0 }).promise;
    expect((await pdfDocument.getMetadata()).info).toMatchObject({
      Title: `Sách tải về ${uniqueWord}`,
      Language: 'vi-VN',
    });
  });

  it('are for everybody while the document is published', async () => {
    const [row] = await readDownloads();
    const visibleDownloads = await visitor<Download[]>(
      'GET',
      `/items/document_downloads?filter[document][_eq]=${documentId}`,
    );
    expect(visibleDownloads.body.data).toHaveLength(total);
    expect((await fetch(`${stack().directusUrl}/assets/${row?.file.id}`)).status).toBe(200);
  });

  it('stay as they are until something of the document changes', async () => {
    const downloadsBefore = await readDownloads();
    expect(await buildDownloads()).toEqual({ made: 0, unchanged: total, removed: 0 });
    expect(await readDownloads()).toEqual(downloadsBefore);
    const [text] = (
      await admin<{ id: number }[]>(
        'GET',
        `/items/document_pages_translations?filter[document_pages_id][document][_eq]=${documentId}&filter[languages_code][_eq]=en-US`,
      )
    ).body.data;
    await admin('PATCH', `/items/document_pages_translations/${text?.id}`, { text: '<p>Two kites.</p>' });
    // Directus responds before the hooks of a change have ended.
    await expect
      .poll(() => runSql('SELECT document FROM download_jobs WHERE document = ?', documentId))
      .toHaveLength(1);
    expect(await buildDownloads()).toEqual({ made: inEnglish, unchanged: total - inEnglish, removed: 0 });
    const downloadsAfter = await readDownloads();
    expect(downloadsAfter.filter(({ languages_code }) => languages_code === 'vi-VN')).toEqual(
      downloadsBefore.filter(({ languages_code }) => languages_code === 'vi-VN'),
    );
    const oldDownload = downloadsBefore.find(
      ({ languages_code, format }) => languages_code === 'en-US' && format === 'pdf',
    );
    expect((await admin('GET', `/files/${oldDownload?.file.id}`)).status).toBe(403);
  });

  it('gain an EPUB with a fixed layout in both languages while a page has a sign clip', async () => {
    const [text] = (
      await admin<{ id: number }[]>(
        'GET',
        `/items/document_pages_translations?filter[document_pages_id][document][_eq]=${documentId}&filter[languages_code][_eq]=vi-VN`,
      )
    ).body.data;
    const setClip = (clip: Record<string, unknown>) =>
      admin('PATCH', `/items/document_pages_translations/${text?.id}`, clip);
    const sign_captions = 'WEBVTT\n\ns1\n00:00.200 --> 00:08.000\nMột con diều.\n';
    await setClip({ sign_video: await uploadFile('p01.sign.mp4', 'video/mp4'), sign_captions });
    expect(await buildDownloads()).toEqual({ made: total + 2, unchanged: 0, removed: 0 });
    const fixed = (await readDownloads()).filter(({ format }) => format === 'epub_fixed');
    expect(fixed.map(({ languages_code, file }) => [languages_code, file.filename_download])).toEqual([
      ['en-US', `book-to-take-${uniqueWord}-fixed-layout.epub`],
      ['vi-VN', `sach-tai-ve-${uniqueWord}-nguyen-trang.epub`],
    ]);
    for (const row of fixed) {
      const entries = unzipSync(await bytesOf(row));
      expect(Buffer.from(entries['EPUB/video/p001.mp4'] ?? []).equals(readFileSync(join(media, 'p01.sign.mp4')))).toBe(
        true,
      );
      expect(strFromU8(entries['EPUB/video/p001.vtt'] ?? new Uint8Array())).toBe(sign_captions);
      expect(strFromU8(entries['EPUB/p001.xhtml'] ?? new Uint8Array())).toContain('srclang="vi-VN"');
    }
    await setClip({ sign_video: null, sign_captions: null });
    expect(await buildDownloads()).toEqual({ made: total, unchanged: 0, removed: 2 });
  });

  it('have the same bytes when the data is the same', async () => {
    const downloadsBefore = await Promise.all((await readDownloads()).map(bytesOf));
    for (const { id } of await readDownloads())
      await admin('PATCH', `/items/document_downloads/${id}`, { content_hash: null });
    expect((await buildDownloads()).made).toBe(total);
    const downloadsAfter = await Promise.all((await readDownloads()).map(bytesOf));
    for (const [index, bytes] of downloadsAfter.entries())
      expect(Buffer.from(bytes).equals(Buffer.from(downloadsBefore[index] ?? []))).toBe(true);
  });

  it('are not made for visitors, and a draft has none', async () => {
    expect((await visitor('POST', `/books/${documentId}/downloads`)).status).toBe(403);
    expect((await kid.call('POST', `/books/${documentId}/downloads`)).status).toBe(403);
    const files = (await readDownloads()).map(({ file }) => file.id);
    await admin('PATCH', `/items/documents/${documentId}`, { status: 'draft' });
    expect(await buildDownloads()).toEqual({ made: 0, unchanged: 0, removed: total });
    expect(await readDownloads()).toEqual([]);
    for (const id of files) expect((await admin('GET', `/files/${id}`)).status).toBe(403);
  });
});
