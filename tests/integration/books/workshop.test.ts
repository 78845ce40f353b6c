/** Tests the book workshop: who may use it, and what it writes (decision 297). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCues } from '@hat-nang/model/cues';
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markTexts } from '../../../directus-extensions/books/src/mark-texts.ts';
import { workshopTexts } from '../../../directus-extensions/books/src/workshop/workshop-texts.ts';
import { sendRequest, sessionHeaders } from '../guard/requests.ts';
import { admin, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, uniqueWord } from '../site-hooks/publishable-items.ts';

const fixtures = createFixtures();
const texts = workshopTexts.vi;
const media = join(import.meta.dirname, '../../../seeds/demo/media/books/one-hand-kite');
const knownCues = parseCues(readFileSync(join(media, 'p01.vi.vtt'), 'utf8'));
const UNKNOWN_FILE = '0a1b2c3d-0000-4000-8000-000000000001';
const narratedText = `<p>${knownCues.map(({ text }) => text).join(' ')}</p>`;
let editor: Caller;
let reviewer: Caller;
const otherCallers: [string, Caller][] = [['visitor', visitor]];

beforeAll(async () => {
  editor = (await createUser(fixtures, ROLE.editor)).call;
  reviewer = (await createUser(fixtures, ROLE.reviewer)).call;
  for (const role of ['desk', 'kid', 'adult'] as const)
    otherCallers.push([role, (await createUser(fixtures, ROLE[role])).call]);
});
afterAll(() => fixtures.remove());

interface CreatedBook {
  readonly id: number;
  readonly pages: readonly number[];
}

/**
 * Creates a Vietnamese book of three pages. The first page has the text of a demo narration.
 * @param pageFields further fields of the text of each page
 */
async function createBook(fields: Row = {}, pageFields: readonly Row[] = []): Promise<CreatedBook> {
  const word = uniqueWord();
  const { id } = await fixtures.make<{ id: number }>('/items/documents', {
    ...{ type: 'picture_book', status: 'draft' },
    translations: [{ languages_code: 'vi-VN', title: `Xưởng <b>${word}</b>`, slug: `xuong-${word}` }],
    ...fields,
    pages: [narratedText, '<p>Một. Hai.</p>', '<p>Ba.</p>'].map((text, index) => ({
      number: index + 1,
      translations: [{ languages_code: 'vi-VN', text, ...pageFields[index] }],
    })),
  });
  return { id, pages: await readOrder(id) };
}

async function readOrder(book: number): Promise<number[]> {
  const path = `/items/document_pages?filter[document][_eq]=${book}&sort=number&fields=id,number`;
  const { body } = await admin<{ id: number; number: number }[]>('GET', path);
  expect(body.data.map(({ number }) => number)).toEqual(body.data.map((_, index) => index + 1));
  return body.data.map(({ id }) => id);
}

async function readText(page: number | undefined): Promise<Row> {
  const { body } = await admin<Row[]>(
    'GET',
    `/items/document_pages_translations?filter[document_pages_id][_eq]=${page}`,
  );
  return body.data[0] ?? {};
}

async function uploadFile(name: string, content: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
  const form = new FormData();
  form.append('title', `${name} ${uniqueWord()}`);
  form.append('file', new Blob([content], { type }), name);
  return (await fixtures.make<{ id: string }>('/files', form)).id;
}

const uploadMedia = (name: string, type: string) =>
  uploadFile(name, new Uint8Array(readFileSync(join(media, name))), type);
const uploadNarration = () => uploadMedia('p01.vi.mp3', 'audio/mpeg');
const uploadClip = () => uploadMedia('p01.sign.small.mp4', 'video/mp4');

const bookPath = ({ id }: CreatedBook) => `/books/workshop/${id}`;
const textPath = (book: CreatedBook, index = 0) => `${bookPath(book)}/pages/${book.pages[index]}/vi`;

describe('rights', () => {
  it('editors, reviewers and administrators may use the workshop', async () => {
    const book = await createBook();
    for (const [name, call] of [
      ['editor', editor],
      ['reviewer', reviewer],
      ['administrator', admin],
    ] as const) {
      const list = await call('GET', '/books/workshop');
      expect(list.status, name).toBe(200);
      expect(list.text).toContain(`href="${bookPath(book)}">Xưởng &lt;b&gt;`);
      expect((await call('GET', bookPath(book))).status, name).toBe(200);
      expect((await call('POST', `${bookPath(book)}/order`, { pages: book.pages })).status, name).toBe(200);
    }
  });

  it('everybody else is refused, and changes nothing', async () => {
    const book = await createBook();
    const changes: [string, unknown][] = [
      [`${bookPath(book)}/order`, { pages: book.pages.toReversed() }],
      [`${bookPath(book)}/sentences`, {}],
      [`${textPath(book)}/narration`, {}],
      [`${textPath(book)}/voice`, {}],
      [`${textPath(book)}/cues`, { narration: UNKNOWN_FILE, cues: [] }],
      [`${textPath(book)}/subtitles`, { text: '1\n00:00:01,000 --> 00:00:02,000\nA\n' }],
      [`${textPath(book)}/captions`, { text: '1\n00:00:01,000 --> 00:00:02,000\nA\n' }],
    ];
    for (const [name, call] of otherCallers) {
      for (const path of ['/books/workshop', bookPath(book), textPath(book)])
        expect((await call('GET', path)).status, `${name} ${path}`).toBe(403);
      for (const [path, body] of changes) expect((await call('POST', path, body)).status, `${name} ${path}`).toBe(403);
    }
    expect(await readOrder(book.id)).toEqual(book.pages);
    expect(await readText(book.pages[0])).toMatchObject({ text: narratedText, sign_captions: null });
  });

  it('an editor may not change a published book', async () => {
    const book = await createBook({ status: 'published' });
    for (const [path, body] of [
      [`${bookPath(book)}/order`, { pages: book.pages.toReversed() }],
      [`${bookPath(book)}/sentences`, {}],
    ] as const)
      expect((await editor('POST', path, body)).status, path).toBe(400);
    expect(await readOrder(book.id)).toEqual(book.pages);
    expect(await readText(book.pages[1])).toMatchObject({ text: '<p>Một. Hai.</p>' });
  });

  it('only a reviewer may change the media of a published book', async () => {
    const narration = await uploadNarration();
    const text = '<p><span data-s="s1">Một.</span> <span data-s="s2">Hai.</span></p>';
    const completeFields = publishableItem('documents', await readSeededRows());
    const book = await createBook(completeFields, [{ text, narration, sign_video: await uploadClip() }]);
    const cues = [
      { id: 's1', start: 0, end: 400 },
      { id: 's2', start: 400, end: 800 },
    ];
    const changes: [string, unknown][] = [
      [`${textPath(book)}/narration`, {}],
      [`${textPath(book)}/cues`, { narration, cues }],
      [`${textPath(book)}/captions`, { text: '1\n00:00:01,000 --> 00:00:02,000\nA\n' }],
    ];
    for (const [path, body] of changes) expect((await editor('POST', path, body)).status, path).toBe(400);
    expect(await readText(book.pages[0])).toMatchObject({ narration_cues: null, sign_captions: null });
    for (const [path, body] of changes) {
      const answer = await reviewer('POST', path, body);
      expect(answer.status, `${path} ${answer.text}`).toBe(200);
    }
  });

  it('another site may not change a book', async () => {
    const book = await createBook();
    const headers = await sessionHeaders('editor');
    const path = `${bookPath(book)}/order`;
    const json = { pages: book.pages.toReversed() };
    const foreign = await sendRequest('POST', path, { headers: { ...headers, origin: 'https://evil.example' }, json });
    const form = await sendRequest('POST', path, { headers, body: new URLSearchParams({ pages: '1' }) });
    expect([foreign.status, form.status]).toEqual([403, 400]);
    expect(await readOrder(book.id)).toEqual(book.pages);
    expect((await sendRequest('POST', path, { headers, json })).status).toBe(200);
    expect(await readOrder(book.id)).toEqual(json.pages);
  });

  it.each(['2147483647', '0', 'x', '1e3'])('the book %s is not found', async (id) => {
    const answer = await editor('GET', `/books/workshop/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(texts.notFound);
    expect((await editor('POST', `/books/workshop/${id}/sentences`, {})).status).toBe(403);
  });

  it('a book opens by its number', async () => {
    const book = await createBook();
    const answer = await sendRequest('GET', `/books/workshop?id=${book.id}`, {
      headers: await sessionHeaders('editor'),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, bookPath(book)]);
  });
});

it('an order is saved as a whole or not at all', async () => {
  const book = await createBook();
  const other = await createBook();
  const [first = 0, second = 0, third = 0] = book.pages;
  const order = (pages: number[]) => editor('POST', `${bookPath(book)}/order`, { pages });
  expect((await order([third, first, second])).status).toBe(200);
  expect(await readOrder(book.id)).toEqual([third, first, second]);
  for (const pages of [
    [first, second],
    [first, second, second],
    [first, second, other.pages[0] ?? 0],
  ]) {
    const answer = await order(pages);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(texts.badOrder);
  }
  expect(await readOrder(book.id)).toEqual([third, first, second]);
  expect(await readOrder(other.id)).toEqual(other.pages);
});

describe('a page', () => {
  it('gets numbered sentences, a narration with cues, and checked changes of the cues', async () => {
    const book = await createBook();
    const path = textPath(book);
    const sound = await uploadNarration();
    const early = await editor('POST', `${path}/narration`, { file: sound });
    expect([early.status, early.text]).toEqual([400, expect.stringContaining(texts.noSentences)]);

    expect((await editor('POST', `${bookPath(book)}/sentences`, {})).body.data).toEqual({ changed: 3 });
    expect((await editor('POST', `${bookPath(book)}/sentences`, {})).body.data).toEqual({ changed: 0 });
    expect(await readText(book.pages[1])).toMatchObject({
      text: '<p><span data-s="s1">Một.</span> <span data-s="s2">Hai.</span></p>',
    });

    const answer = await editor('POST', `${path}/narration`, { file: sound });
    expect(answer.status, answer.text).toBe(200);
    const stored = await readText(book.pages[0]);
    expect(stored).toMatchObject({ narration: sound });
    const cues = parseCues(String(stored.narration_cues));
    expect(cues.map(({ id }) => id)).toEqual(knownCues.map(({ id }) => id));
    for (const [index, { start }] of cues.entries())
      expect(Math.abs(start - (knownCues[index]?.start ?? 0)), `s${index + 1}`).toBeLessThanOrEqual(100);
    expect(Math.abs(Number(stored.narration_duration) - (knownCues.at(-1)?.end ?? 0))).toBeLessThan(1_000);

    const page = await editor('GET', path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(texts.adjustTitle(1, texts.languages.vi));
    const times = cues.map(({ id, start, end }) => ({ id, start, end }));
    const overlapping = times.map((cue, index) => (index === 1 ? { ...cue, start: 0 } : cue));
    expect((await editor('POST', `${path}/cues`, { narration: sound, cues: overlapping })).status).toBe(400);
    expect((await editor('POST', `${path}/cues`, { narration: sound, cues: times.slice(1) })).status).toBe(400);
    const moved = times.map((cue, index) => (index === 0 ? { ...cue, end: cue.end - 10 } : cue));
    const stale = await editor('POST', `${path}/cues`, { narration: UNKNOWN_FILE, cues: moved });
    expect([stale.status, stale.text]).toEqual([400, expect.stringContaining(texts.changed)]);
    expect((await editor('POST', `${path}/cues`, { narration: sound, cues: moved })).status).toBe(200);
    const [firstCue] = parseCues(String((await readText(book.pages[0])).narration_cues));
    expect(firstCue?.end).toBe((cues[0]?.end ?? 0) - 10);
  });

  it('keeps its narration if a new file cannot be cut', async () => {
    const book = await createBook();
    await editor('POST', `${bookPath(book)}/sentences`, {});
    const broken = await uploadFile('x.mp3', new TextEncoder().encode(`ID3${'x'.repeat(3_000)}`), 'audio/mpeg');
    const answer = await editor('POST', `${textPath(book)}/narration`, { file: broken });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(texts.cut.broken)]);
    const unknown = await editor('POST', `${textPath(book)}/narration`, { file: UNKNOWN_FILE });
    expect(unknown.status).toBe(403);
    expect(await readText(book.pages[0])).toMatchObject({ narration: null, narration_cues: null });
  });

  it('gets captions from SRT, or the lines with errors', async () => {
    const book = await createBook({}, [{}, { sign_video: await uploadClip() }]);
    expect((await editor('POST', `${bookPath(book)}/sentences`, {})).status).toBe(200);
    const send = (text: string, index = 1) => editor('POST', `${textPath(book, index)}/captions`, { text });
    const refused = await send('1\n00:00:02,000 --> 00:00:01,000\nA\n');
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(texts.caption(2, texts.captionReasons.times).slice(0, 20));
    const srt = '1\n00:00:01,000 --> 00:00:02,000\nMột.\n\n2\n00:00:02,000 --> 00:00:03,000\nHai.\n';
    const noClip = await send(srt, 0);
    expect([noClip.status, noClip.text]).toEqual([400, expect.stringContaining(texts.noClip)]);
    expect((await send(srt)).status).toBe(200);
    const { sign_captions: captions } = await readText(book.pages[1]);
    expect(captions).toBe('WEBVTT\n\ns1\n00:01.000 --> 00:02.000\nMột.\n\ns2\n00:02.000 --> 00:03.000\nHai.\n');
  });

  it('gets the sentence times of its narration from subtitles that match its sentences', async () => {
    const book = await createBook({}, [{}, { narration: await uploadNarration() }]);
    const send = (text: string, index = 1) => editor('POST', `${textPath(book, index)}/subtitles`, { text });
    const srt = '1\n00:00:00,100 --> 00:00:00,400\nMột\n\n2\n00:00:00,500 --> 00:00:00,900\nhai.\n';
    const unnumbered = await send(srt);
    expect([unnumbered.status, unnumbered.text]).toEqual([400, expect.stringContaining(texts.noSentences)]);
    expect((await editor('POST', `${bookPath(book)}/sentences`, {})).status).toBe(200);
    const refusals: [string, string][] = [
      [srt.replace('hai', 'ba'), texts.mismatch(2)],
      [`${srt}\n3\n00:00:01,000 --> 00:00:01,100\nBa.\n`, texts.mismatch(undefined)],
      [srt.replace('00:00:00,900', '01:00:00,900'), markTexts.vi.lacks.cueLength],
      [srt.replace('00:00:00,900', '00:00:00,100'), texts.captionReasons.times.slice(0, 20)],
    ];
    for (const [text, message] of refusals) {
      const refused = await send(text);
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(message)]);
    }
    const noNarration = await send(srt, 0);
    expect([noNarration.status, noNarration.text]).toEqual([400, expect.stringContaining(texts.noNarration)]);
    expect(await readText(book.pages[1])).toMatchObject({ narration_cues: null });
    expect((await editor('GET', bookPath(book))).text).toContain(texts.uploadSubtitles);
    expect((await send(srt)).status).toBe(200);
    const { narration_cues: cues } = await readText(book.pages[1]);
    expect(cues).toBe('WEBVTT\n\ns1\n00:00.100 --> 00:00.400\nMột.\n\ns2\n00:00.500 --> 00:00.900\nHai.\n');
  });
});

it('the pages are in the language of the user', async () => {
  const english = await createUser(fixtures, ROLE.editor);
  await admin('PATCH', `/users/${english.id}`, { language: 'en-US' });
  const book = await createBook();
  const { text } = await english.call('GET', bookPath(book));
  expect(text).toContain('<html lang="en">');
  expect(text).toContain(workshopTexts.en.numberAll);
});
