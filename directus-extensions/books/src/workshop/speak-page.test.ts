import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSoundLengthMs } from '@hat-nang/model/backend/sound-length';
import {
  pausesMs,
  readWav,
  sampleRate,
  toMilliseconds,
  toSamples,
  toSpokenText,
} from '@hat-nang/model/backend/spoken-sound';
import { parseCues } from '@hat-nang/model/cues';
import { afterAll, describe, expect, it } from 'vitest';
import { MAX_CHARACTERS, speakPage } from './speak-page.ts';
import { createSpeaker } from './speech-command.ts';
import { findCueProblem } from './write-cues.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-voice-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a command that behaves like espeak-ng: it speaks `SAMPLES_PER_LETTER` samples per letter of its input, and its header has a wrong length. */
function writeCommand(name: string, body: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/usr/bin/env node\n${body}`);
  chmodSync(path, 0o755);
  return path;
}
const SAMPLES_PER_LETTER = 997;
const command = writeCommand(
  'speech',
  `if (process.argv.includes('--version')) process.exit(0);
  const text = require('fs').readFileSync(0, 'utf8');
  if (text.includes('broken')) process.exit(3);
  if (text.includes('slow')) setTimeout(() => {}, 60000);
  else {
    const count = text.includes('long') ? 25e6 : text.length * ${SAMPLES_PER_LETTER};
    const header = Buffer.alloc(44, 0);
    header.write('RIFF', 0); header.writeUInt16LE(1, 22); header.writeUInt32LE(${sampleRate}, 24); header.write('data', 36);
    header.writeUInt32LE(0x7ffff000, 40);
    const known = process.argv.includes('vi') || process.argv.includes('en-gb');
    const samples = new Int16Array(known ? count : 0).fill(9000);
    process.stdout.write(Buffer.concat([header, Buffer.from(samples.buffer)]));
  }`,
);
const speaker = createSpeaker(command);
const toSentences = (...texts: string[]) => texts.map((text, index) => ({ id: `s${index + 1}`, text }));

describe('a spoken page', () => {
  it('has the sentences with pauses in one WAV, and cue times that are its sample counts', async () => {
    const sentences = toSentences('Con trâu đi cày.', 'Bạn & nó cười!', 'Hết.');
    const { wav, cues, durationMs } = await speakPage(speaker, sentences, 'vi');
    const counts = sentences.map(({ text }) => text.length * SAMPLES_PER_LETTER);
    // A sentence shorter than 0.3 s is lengthened with silence.
    counts[2] = Math.max(counts[2] ?? 0, toSamples(300));
    const samples = readWav(wav);
    expect(samples.length).toBe(
      toSamples(pausesMs.lead) +
        counts.reduce((sum, count) => sum + count, 0) +
        2 * toSamples(pausesMs.between) +
        toSamples(pausesMs.tail),
    );
    expect([wav.readUInt16LE(22), wav.readUInt16LE(34), wav.readUInt32LE(24)]).toEqual([1, 16, 22_050]);
    expect(durationMs).toBe(toMilliseconds(samples.length));
    expect(readSoundLengthMs(wav)).toBeCloseTo(durationMs, 0);

    let position = toSamples(pausesMs.lead);
    const expected = sentences.map(({ id, text }, index) => {
      const start = toMilliseconds(position);
      const end = toMilliseconds(position + (counts[index] ?? 0));
      expect(samples[position], id).toBe(9_000);
      expect(samples[position - 1], id).toBe(0);
      position += (counts[index] ?? 0) + toSamples(pausesMs.between);
      return { id, start, end, text: text.replace('&', '&amp;') };
    });
    expect(parseCues(cues)).toEqual(expected);
    expect(cues).toMatch(/^WEBVTT\n\nNOTE Giọng tổng hợp espeak-ng\n\ns1\n00:00\.200 --> /);
    expect(findCueProblem(cues, sentences, durationMs)).toBeUndefined();
  });

  it('reaches the command by its input, and never as an argument or in a shell', async () => {
    const text = '--version; $(exit 1) | `exit 1` <b> \n-w /tmp/x';
    const { cues } = await speakPage(speaker, toSentences(text), 'en');
    const [cue] = parseCues(cues);
    const samples = toSpokenText(text, 'en').length * SAMPLES_PER_LETTER;
    expect(Math.abs((cue?.end ?? 0) - (cue?.start ?? 0) - toMilliseconds(samples))).toBeLessThanOrEqual(1);
  });

  it('has silence for a sentence without letters, and the English note', async () => {
    const { cues } = await speakPage(speaker, toSentences('***', 'Yes, it is.'), 'en');
    const [first] = parseCues(cues);
    expect([first?.start, first?.end]).toEqual([200, 500]);
    expect(cues).toContain('\n\nNOTE Synthetic voice: espeak-ng\n\n');
  });

  it.each([
    ['that is not installed', createSpeaker(join(folder, 'nothing')), 'Một.', 'missing'],
    ['that fails', speaker, 'broken', 'failed'],
    ['that writes no WAV', createSpeaker(writeCommand('text', "console.log('hello')")), 'Một.', 'failed'],
    ['that speaks too long', speaker, 'long', 'long'],
  ])('is refused with a command %s', async (_name, badSpeaker, text, key) => {
    await expect(speakPage(badSpeaker, toSentences(text), 'vi')).rejects.toMatchObject({ key });
  });

  it('is refused after its time limit', async () => {
    const startedAt = performance.now();
    await expect(speakPage(speaker, toSentences('slow'), 'vi', 300)).rejects.toMatchObject({ key: 'slow' });
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  it('is refused if its text is too long', async () => {
    const sentences = toSentences('a'.repeat(MAX_CHARACTERS), 'b');
    await expect(speakPage(speaker, sentences, 'vi')).rejects.toMatchObject({ key: 'long' });
  });

  it('waits for one other page, and a third page is refused', async () => {
    const speakOne = () =>
      speakPage(speaker, toSentences('Một.'), 'vi').then(
        () => 'spoken',
        ({ key }) => key,
      );
    expect(await Promise.all([speakOne(), speakOne(), speakOne()])).toEqual(['spoken', 'spoken', 'busy']);
  });
});

it('a command counts as installed as soon as it runs', async () => {
  const path = join(folder, 'later');
  const late = createSpeaker(path);
  expect(await late.isInstalled()).toBe(false);
  writeCommand('later', 'process.exit(0)');
  expect(await late.isInstalled()).toBe(true);
  rmSync(path);
  expect(await late.isInstalled()).toBe(true);
});
