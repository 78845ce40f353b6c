/** Tests the synthetic voice of the book workshop (decision 303). What a page gets depends on whether Directus finds espeak-ng on this machine. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSoundLengthMs } from '@hat-nang/model/backend/sound-length';
import { parseCues } from '@hat-nang/model/cues';
import { ROLE } from '@hat-nang/model/ids';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_CHARACTERS } from '../../../directus-extensions/books/src/workshop/speak-page.ts';
import { workshopTexts } from '../../../directus-extensions/books/src/workshop/workshop-texts.ts';
import { readRunningState } from '../../../scripts/stack/instance.ts';
import { stack } from '../../setup/stack.ts';
import { admin, type Caller, createFixtures, createUser } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, uniqueWord } from '../site-hooks/publishable-items.ts';

// The timeout is high, because building downloads may pause on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const { dataDir, settings, directusUrl, adminToken } = stack();
/** The image of the containers has no espeak-ng. */
const isInContainers = readRunningState(dataDir)?.containers !== undefined;
const isInstalled = !isInContainers && spawnSync(settings.speechCommand, ['--version']).status === 0;

const fixtures = createFixtures();
const media = join(import.meta.dirname, '../../../seeds/demo/media/books/one-hand-kite');
const texts = workshopTexts.vi;
const { voices } = texts;
const bothNames = 'Giọng tổng hợp espeak-ng / espeak-ng synthetic voice';
const unnumbered = '<p>Con trâu đi cày.</p><p>Bạn nhỏ cười &amp; hát.</p>';
const numbered =
  '<p><span data-s="s1">Con trâu đi cày.</span></p><p><span data-s="s2">Bạn nhỏ cười &amp; hát.</span></p>';
let editor: Caller;
let reviewer: Caller;
let recording: string;

beforeAll(async () => {
  editor = (await createUser(fixtures, ROLE.editor)).call;
  reviewer = (await createUser(fixtures, ROLE.reviewer)).call;
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(readFileSync(join(media, 'p01.vi.mp3')))], { type: 'audio/mpeg' }),
    'a.mp3',
  );
  recording = (await fixtures.make<{ id: string }>('/files', form)).id;
});
afterAll(() => fixtures.remove());

interface CreatedBook {
  readonly id: number;
  readonly pages: readonly number[];
}

/** Creates a Vietnamese book with one page per text. */
async function createBook(pageTexts: readonly Row[], fields: Row = {}): Promise<CreatedBook> {
  const word = uniqueWord();
  const { id } = await fixtures.make<{ id: number }>('/items/documents', {
    ...{ type: 'picture_book', status: 'draft' },
    translations: [{ languages_code: 'vi-VN', title: `Giọng máy ${word}`, slug: `giong-may-${word}` }],
    ...fields,
    pages: pageTexts.map((text, index) => ({
      number: index + 1,
      translations: [{ languages_code: 'vi-VN', ...text }],
    })),
  });
  const { body } = await admin<{ id: number }[]>(
    'GET',
    `/items/document_pages?filter[document][_eq]=${id}&sort=number&fields=id`,
  );
  return { id, pages: body.data.map((page) => page.id) };
}

const bookPath = ({ id }: CreatedBook) => `/books/workshop/${id}`;
const textPath = (book: CreatedBook, index = 0) => `${bookPath(book)}/pages/${book.pages[index]}/vi`;
const speak = (call: Caller, book: CreatedBook, index = 0, body: unknown = {}) =>
  call<{ made: boolean }>('POST', `${textPath(book, index)}/voice`, body);

async function readText(book: CreatedBook, index = 0): Promise<Row> {
  const path = `/items/document_pages_translations?filter[document_pages_id][_eq]=${book.pages[index]}`;
  return (await admin<Row[]>('GET', path)).body.data[0] ?? {};
}

const readVoice = async ({ id }: CreatedBook) =>
  (await admin<Row>('GET', `/items/documents/${id}?fields=voice`)).body.data.voice;

const readFile = async (id: unknown) => {
  const answer = await fetch(`${directusUrl}/assets/${id}`, { headers: { authorization: `Bearer ${adminToken}` } });
  return Buffer.from(await answer.arrayBuffer());
};

/** Returns how many files the voice of a book has. A refused page leaves none. */
const countSounds = async ({ id }: CreatedBook) =>
  (await admin<Row[]>('GET', `/files?filter[filename_download][_starts_with]=${id}-&filter[type][_eq]=audio/wav`)).body
    .data.length;

const expectUntouched = async (book: CreatedBook, text: string, index = 0) => {
  expect(await readText(book, index)).toMatchObject({ text, narration: null, narration_cues: null });
  expect(await countSounds(book)).toBe(0);
};

describe.runIf(isInstalled)('with espeak-ng on this machine, a page', () => {
  it('gets numbers, a WAV, cues with the times of its sentences, and the label of a synthetic voice', async () => {
    const book = await createBook([{ text: unnumbered }, { text: '' }]);
    const page = await editor('GET', bookPath(book));
    expect(page.text).toContain(`data-voice="vi" aria-describedby="voices-intro">${voices.make(texts.languages.vi)}`);
    const answer = await speak(editor, book);
    expect([answer.status, answer.body.data], answer.text).toEqual([200, { made: true }]);
    const stored = await readText(book);
    expect(stored.text).toBe(numbered);
    expect(await readVoice(book)).toBe(bothNames);

    const wav = await readFile(stored.narration);
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 22_050, 16]);
    expect(Math.abs((readSoundLengthMs(wav) ?? 0) - Number(stored.narration_duration))).toBeLessThan(1);
    expect(stored.narration_cues).toContain('\n\nNOTE Giọng tổng hợp espeak-ng\n\ns1\n00:00.200 --> ');
    const cues = parseCues(String(stored.narration_cues));
    expect(cues.map(({ id, text }) => [id, text])).toEqual([
      ['s1', 'Con trâu đi cày.'],
      ['s2', 'Bạn nhỏ cười &amp; hát.'],
    ]);
    expect((cues[1]?.start ?? 0) - (cues[0]?.end ?? 0)).toBeCloseTo(500, -1);
    // The times are rounded to milliseconds, so one millisecond at each end is left out.
    const toByte = (ms: number) => 44 + Math.round(ms * 22.05) * 2;
    const isSilent = (from: number, to: number) =>
      wav.subarray(toByte(from + 1), toByte(to - 1)).every((byte) => byte === 0);
    expect(isSilent(0, 200)).toBe(true);
    expect(isSilent(cues[0]?.end ?? 0, cues[1]?.start ?? 0)).toBe(true);
    expect(isSilent(cues[0]?.start ?? 0, cues[0]?.end ?? 0)).toBe(false);

    const after = await editor('GET', bookPath(book));
    expect(after.text).toContain(`${texts.parts.marks}: ${texts.states.present}`);
    expect(after.text).toContain(voices.none(texts.languages.vi));
    const again = await speak(editor, book);
    expect(again.body.data).toEqual({ made: false });
    expect((await readText(book)).narration).toBe(stored.narration);

    const times = cues.map(({ id, start, end }) => ({ id, start, end: end - 10 }));
    const path = `${textPath(book)}/cues`;
    expect((await editor('POST', path, { narration: stored.narration, cues: times })).status).toBe(200);
    expect((await readText(book)).narration_cues).toContain('\n\nNOTE Giọng tổng hợp espeak-ng\n\n');
  });

  it('is not spoken under the name of a person before an editor agrees', async () => {
    const book = await createBook([{ text: unnumbered }, { text: numbered, narration: recording }], {
      voice: 'Bà Hoa',
    });
    const label = `Bà Hoa; giọng tổng hợp espeak-ng / espeak-ng synthetic voice`;
    for (const body of [{}, { label: bothNames }]) {
      const answer = await speak(editor, book, 0, body);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text).errors[0].message).toBe(voices.ofPage(1, voices.named('Bà Hoa', label)));
    }
    await expectUntouched(book, unnumbered);
    expect(await readVoice(book)).toBe('Bà Hoa');
    const page = await editor('GET', bookPath(book));
    expect(page.text).toContain(JSON.stringify(voices.question('Bà Hoa', label)));
    const agreed = await speak(editor, book, 0, { label });
    expect(agreed.status, agreed.text).toBe(200);
    expect(await readVoice(book)).toBe(label);
    expect(await readText(book, 1)).toMatchObject({ narration: recording });
  });

  it('that is refused is named, changes nothing, and leaves other pages done', async () => {
    const long = `<p>${'Dài quá. '.repeat(MAX_CHARACTERS / 8 + 1)}</p>`;
    const partly = '<p><span data-s="s1">Một.</span> Hai.</p>';
    const twice = '<p><span data-s="s1">Một.</span> <span data-s="s1">Hai.</span></p>';
    const book = await createBook([
      { text: long },
      { text: partly },
      { text: twice },
      { text: '' },
      { text: numbered },
    ]);
    for (const [index, text, reason] of [
      [0, long, voices.problems.long],
      [1, partly, voices.unnumbered],
      [2, twice, texts.repeatedNumbers],
    ] as const) {
      const answer = await speak(editor, book, index);
      expect([answer.status, JSON.parse(answer.text).errors[0].message]).toEqual([
        400,
        voices.ofPage(index + 1, reason),
      ]);
      expect(await readText(book, index)).toMatchObject({ text, narration: null, narration_cues: null });
    }
    expect((await speak(editor, book, 3)).text).toContain(texts.noSentences);
    expect(await countSounds(book)).toBe(0);
    expect((await speak(editor, book, 4)).body.data).toEqual({ made: true });
    expect((await speak(editor, book, 0)).status).toBe(400);
    expect((await readText(book, 4)).narration).not.toBeNull();
  });

  it('of a published book is changed only by a reviewer, and its WAV is in the download of the narration', async () => {
    const completeFields = publishableItem('documents', await readSeededRows());
    const book = await createBook([{ text: numbered }], completeFields);
    expect((await speak(editor, book)).status).toBe(400);
    await expectUntouched(book, numbered);
    const answer = await speak(reviewer, book);
    expect(answer.status, answer.text).toBe(200);
    await vi.waitFor(async () => expect((await admin('POST', `/books/${book.id}/downloads`)).status).toBe(200), {
      timeout: 60_000,
      interval: 500,
    });
    const { body } = await admin<{ format: string; file: string }[]>(
      'GET',
      `/items/document_downloads?filter[document][_eq]=${book.id}`,
    );
    const namesIn = async (format: string) =>
      Object.keys(unzipSync(new Uint8Array(await readFile(body.data.find((row) => row.format === format)?.file))));
    // The audiobook joins MP3 only.
    expect(body.data.map(({ format }) => format)).not.toContain('mp3');
    expect((await namesIn('mp3_zip')).filter((name) => name.endsWith('.wav'))).toHaveLength(1);
    // WAV is no core media type of EPUB, so the EPUB has no sound.
    expect((await namesIn('epub')).filter((name) => /\.(wav|smil)$/.test(name))).toEqual([]);
    await admin('PATCH', `/items/documents/${book.id}`, { status: 'draft' });
  });
});

describe.runIf(!isInstalled)('without espeak-ng on this machine, a page', () => {
  it('is refused with a sentence that says whom to ask, and stays as it is', async () => {
    const book = await createBook([{ text: unnumbered }]);
    const page = await editor('GET', bookPath(book));
    expect(page.text).toContain(voices.problems.missing);
    expect(page.text).not.toContain('data-voice=');
    for (const call of [editor, reviewer]) {
      const answer = await speak(call, book);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text).errors[0].message).toBe(voices.ofPage(1, voices.problems.missing));
    }
    await expectUntouched(book, unnumbered);
    expect(await readVoice(book)).toBeNull();
  });
});
