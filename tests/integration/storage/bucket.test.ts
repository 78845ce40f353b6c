/** Runs Directus with its files in a bucket of an S3-compatible server (fauxqs), with the settings of the containers (decision 247). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLE } from '@hat-nang/model/ids';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageEnvironment } from '../../../containers/directus/storage.ts';
import type { Stack } from '../../../scripts/stack/stack.ts';
import { startTestStack } from '../../../scripts/testing/test-stack.ts';
import { seedAll } from '../../../seeds/seed.ts';
import { stack as currentStack } from '../../setup/stack.ts';
import { admin, createFixtures, createUser } from '../schema/support.ts';

const media = join(import.meta.dirname, '../../../seeds/demo/media/books/one-hand-kite');
const sound = new Uint8Array(readFileSync(join(media, 'p01.vi.mp3')));
const folderInBucket = 'library/files';
const fixtures = createFixtures();
const dataDir = mkdtempSync(join(tmpdir(), 'hat-nang-bucket-'));
const uploads = join(dataDir, 'uploads');
let storage: FauxqsServer;
let stack: Stack;
let previousStack: string | undefined;

beforeAll(async () => {
  storage = await startFauxqs({ port: 0, logger: false });
  storage.createBucket('library');
  stack = await startTestStack({
    dataDir,
    only: ['directus'],
    isSeeded: false,
    directusExtra: {
      ...storageEnvironment({
        STORAGE_LOCATIONS: 's3,local',
        STORAGE_S3_BUCKET: 'library',
        STORAGE_S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
        STORAGE_S3_FORCE_PATH_STYLE: 'true',
        STORAGE_S3_ROOT: folderInBucket,
        STORAGE_S3_KEY: 'key',
        STORAGE_S3_SECRET: 'secret',
      }),
      STORAGE_LOCAL_ROOT: uploads,
    },
  });
  // Shared test helpers read STACK, so they use this project from here on.
  previousStack = process.env.STACK;
  process.env.STACK = dataDir;
  const token = stack.secrets.adminToken;
  await seedAll({ url: stack.running.urls.directus, token, demo: false, dataDir: dataDir });
}, 600_000);

afterAll(async () => {
  await fixtures.remove();
  await stack?.stop();
  await storage?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  if (previousStack === undefined) delete process.env.STACK;
  else process.env.STACK = previousStack;
});

const formOf = (content: Uint8Array, type: string, name: string): FormData => {
  const form = new FormData();
  form.append('title', name);
  form.append('file', new Blob([new Uint8Array(content)], { type }), name);
  return form;
};
const pngOf = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

/** Returns the names of those objects whose name contains the id of a file. Also checks that every object of the bucket is in the configured folder. */
async function objectsOf(id: string): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${storage.port}/library?list-type=2`);
  const keys = [...(await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  const names = keys
    .filter((key) => key.startsWith(`${folderInBucket}/`))
    .map((key) => key.slice(folderInBucket.length + 1));
  expect(names.length).toBe(keys.length);
  return names.filter((name) => name.includes(id)).sort();
}

const asset = (id: string, query = '', headers: Record<string, string> = {}) =>
  fetch(`${stack.running.urls.directus}/assets/${id}${query}`, {
    headers: { authorization: `Bearer ${stack.secrets.adminToken}`, ...headers },
  });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const upload = (form: FormData) =>
  fixtures.make<{ id: string; filename_disk: string; storage: string }>('/files', form);

describe('a file in the bucket', () => {
  it('is stored under its id, whatever its name, and is read back unchanged', async () => {
    const png = await pngOf('#f6c445');
    const file = await upload(formOf(png, 'image/png', 'Bức tranh.Đẹp'));
    expect(file).toMatchObject({ storage: 's3', filename_disk: `${file.id}.png` });
    expect(await objectsOf(file.id)).toEqual([`${file.id}.png`]);
    expect((await bytesOf(await asset(file.id))).equals(png)).toBe(true);
  });

  it('has its other sizes beside it', async () => {
    const file = await upload(formOf(await pngOf('#336699'), 'image/png', 'tranh.png'));
    const small = await asset(file.id, '?key=avatar-96');
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await bytesOf(small)).metadata()).toMatchObject({ width: 96, height: 96, format: 'webp' });
    const objects = await objectsOf(file.id);
    expect(objects).toHaveLength(2);
    // The second request receives the stored size and adds no object.
    expect((await asset(file.id, '?key=avatar-96')).status).toBe(200);
    expect(await objectsOf(file.id)).toEqual(objects);
  });

  it('is read in parts, as players of sound ask', async () => {
    const file = await upload(formOf(sound, 'audio/mpeg', 'giọng đọc.mp3'));
    const part = await asset(file.id, '', { range: 'bytes=1000-1999' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${sound.length}`);
    expect((await bytesOf(part)).equals(Buffer.from(sound.subarray(1000, 2000)))).toBe(true);
    expect((await asset(file.id, '', { range: `bytes=${sound.length}-` })).status).toBe(416);
  });

  it('is replaced together with its sizes, by a file with any name', async () => {
    const file = await upload(formOf(await pngOf('#112233'), 'image/png', 'cũ.png'));
    await (await asset(file.id, '?key=avatar-96')).arrayBuffer();
    expect(await objectsOf(file.id)).toHaveLength(2);
    const png = await pngOf('#445566');
    const replaced = await admin<{ filename_disk: string }>(
      'PATCH',
      `/files/${file.id}`,
      formOf(png, 'image/png', 'mới.Ổn'),
    );
    expect(replaced.status, replaced.text).toBe(200);
    expect(await objectsOf(file.id)).toEqual([`${file.id}.png`]);
    expect((await bytesOf(await asset(file.id))).equals(png)).toBe(true);
  });

  it('is deleted with all its sizes', async () => {
    const created = await admin<{ id: string }>(
      'POST',
      '/files',
      formOf(await pngOf('#778899'), 'image/png', 'xóa.png'),
    );
    const { id } = created.body.data;
    await (await asset(id, '?key=avatar-96')).arrayBuffer();
    expect(await objectsOf(id)).toHaveLength(2);
    expect((await admin('DELETE', `/files/${id}`)).status).toBe(204);
    expect(await objectsOf(id)).toEqual([]);
  });
});

describe('a book with its files in the bucket', () => {
  /** Messages of the book check about a missing or unreadable narration, in both languages. */
  const narrationProblem =
    /thiếu tệp giọng đọc|giọng đọc không phải âm thanh|giọng đọc hỏng|has no narration|narration that is no sound|broken narration/;
  const cues = 'WEBVTT\n\ns1\n00:00.000 --> 00:00.900\nMột.\n';
  const makeBook = async () => {
    const image = await upload(formOf(await pngOf('#ffffff'), 'image/png', 'trang.png'));
    const narration = await upload(formOf(sound, 'audio/mpeg', 'giọng.mp3'));
    const text = { languages_code: 'vi-VN', text: '<p><span data-s="s1">Một.</span></p>', image_description: 'Một.' };
    const word = Math.random().toString(36).slice(2);
    const row = await fixtures.make<{ id: number }>('/items/documents', {
      type: 'picture_book',
      status: 'published',
      has_narration: true,
      date_published: '2026-01-01T00:00:00Z',
      author: 'Người Thử',
      translations: [{ languages_code: 'vi-VN', title: `Sách ${word}`, slug: `sach-${word}` }],
      pages: [
        { number: 1, image: image.id, translations: [{ ...text, narration: narration.id, narration_cues: cues }] },
      ],
    });
    return { id: row.id, narration: narration.id };
  };

  it('has its downloads there: built from pictures and sound in the bucket, and readable', async () => {
    const { id } = await makeBook();
    const built = await admin('POST', `/books/${id}/downloads`);
    // Braille is made only where liblouis is installed.
    const hasBraille = spawnSync(currentStack().settings.brailleCommand, ['--version']).status === 0;
    const made = [...(hasBraille ? ['brf'] : []), 'epub', 'mp3', 'mp3_zip', 'pdf', 'pdf_booklet'];
    expect(built.body.data, built.text).toMatchObject({ made: made.length });
    const { body } = await admin<{ format: string; filesize: number; file: { id: string; storage: string } }[]>(
      'GET',
      `/items/document_downloads?filter[document][_eq]=${id}&sort=format&fields=format,filesize,file.id,file.storage`,
    );
    expect(body.data.map(({ format }) => format)).toEqual(made);
    for (const { filesize, file } of body.data) {
      expect(file.storage).toBe('s3');
      expect(await objectsOf(file.id)).toHaveLength(1);
      expect((await bytesOf(await asset(file.id))).length).toBe(filesize);
    }
    await admin('PATCH', `/items/documents/${id}`, { status: 'draft' });
    expect((await admin('POST', `/books/${id}/downloads`)).body.data).toMatchObject({ removed: made.length });
    for (const { file } of body.data) expect(await objectsOf(file.id)).toEqual([]);
  });

  it('has its marks checked on the bytes in the bucket, also when a file is replaced', async () => {
    const { id, narration } = await makeBook();
    const reviewer = await createUser(fixtures, ROLE.reviewer);
    const check = await reviewer.call('GET', `/books/${id}/check`);
    expect(check.status, check.text).toBe(200);
    expect(check.text).not.toMatch(narrationProblem);
    const text = formOf(Buffer.from('Không phải âm thanh'), 'text/plain', 'giọng.txt');
    const refused = await reviewer.call('PATCH', `/files/${narration}`, text);
    expect(refused.status, refused.text).toBe(400);
    expect(refused.text).toContain(`/admin/content/documents/${id}`);
    expect((await bytesOf(await asset(narration))).equals(Buffer.from(sound))).toBe(true);
    const accepted = await reviewer.call('PATCH', `/files/${narration}`, formOf(sound, 'audio/mpeg', 'giọng mới.mp3'));
    expect(accepted.status, accepted.text).toBe(200);
    expect(await objectsOf(narration)).toEqual([`${narration}.mp3`]);
  });

  it('may have older files in the folder, until they are moved', async () => {
    const { id, narration } = await makeBook();
    const shortSound = sound.subarray(0, sound.length / 2);
    writeFileSync(join(uploads, `${narration}.mp3`), shortSound);
    expect((await admin('PATCH', `/files/${narration}`, { storage: 'local' })).status).toBe(200);
    expect((await bytesOf(await asset(narration))).equals(Buffer.from(shortSound))).toBe(true);
    const reviewer = await createUser(fixtures, ROLE.reviewer);
    expect((await reviewer.call('GET', `/books/${id}/check`)).text).not.toMatch(narrationProblem);
    rmSync(join(uploads, `${narration}.mp3`));
    expect((await reviewer.call('GET', `/books/${id}/check`)).text).toMatch(narrationProblem);
    await admin('PATCH', `/files/${narration}`, { storage: 's3' });
    expect((await reviewer.call('GET', `/books/${id}/check`)).text).not.toMatch(narrationProblem);
  });

  it('is imported from a zip, without a trace in the working folder', async () => {
    const table =
      'page,title_vi,title_en,image,text_vi,text_en,description_vi\n0,Sách nhập,Imported,,,,\n1,,,p01.webp,Một.,One.,Tranh\n';
    const picture = new Uint8Array(readFileSync(join(media, 'p01.webp')));
    const answer = await fetch(`${stack.running.urls.directus}/books/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip', authorization: `Bearer ${stack.secrets.adminToken}` },
      body: new Uint8Array(zipSync({ 'book.csv': new Uint8Array(Buffer.from(table)), 'p01.webp': picture })),
    });
    const { data, errors } = (await answer.json()) as { data: { id: number }; errors?: unknown };
    expect(errors).toBeUndefined();
    const { body } = await admin<{ pages: { image: string }[] }>(
      'GET',
      `/items/documents/${data.id}?fields=pages.image`,
    );
    const image = body.data.pages[0]?.image ?? '';
    expect(await objectsOf(image)).toEqual([`${image}.webp`]);
    expect((await bytesOf(await asset(image))).equals(Buffer.from(picture))).toBe(true);
  });
});

it('nothing is on the disk of the replica', () => {
  // Only the marker of the second location, `local` (decision 314).
  expect(readdirSync(uploads)).toEqual(['.hat-nang-storage']);
  // Directus writes the Studio extensions to `app-extensions` at each start. The import has left no folder behind.
  expect(readdirSync(join(dataDir, 'directus/tmp'))).toEqual(['app-extensions']);
});
