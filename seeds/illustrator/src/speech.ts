/** The parts of the narration that need no external program: WAV samples, pauses, cues and WebVTT. */
import { findWords } from '@hat-nang/model/words';

export const sampleRate = 22_050;
/** Milliseconds of silence before the first sentence, between two sentences, and after the last one. */
export const pausesMs = { lead: 200, between: 500, tail: 400 } as const;

const toSamples = (milliseconds: number) => Math.round((milliseconds / 1000) * sampleRate);
export const toMilliseconds = (samples: number) => Math.round((samples / sampleRate) * 1000);

/** Reads the samples of a mono 16-bit WAV. Ignores the length in the header, because espeak-ng writes a wrong length to a pipe. */
export const readWav = (wav: Buffer): Int16Array => {
  if (wav.toString('latin1', 0, 4) !== 'RIFF') throw new Error('not a WAV file');
  const fileSampleRate = wav.readUInt32LE(24);
  if (fileSampleRate !== sampleRate || wav.readUInt16LE(22) !== 1)
    throw new Error(`a WAV of ${fileSampleRate} Hz, not ${sampleRate} Hz mono`);
  const start = wav.indexOf('data', 36, 'latin1') + 8;
  const length = Math.floor((wav.length - start) / 2);
  return Int16Array.from({ length }, (_, i) => wav.readInt16LE(start + i * 2));
};

export const writeWav = (samples: Int16Array): Buffer => {
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, i) => {
    wav.writeInt16LE(sample, 44 + i * 2);
  });
  return wav;
};

/** Returns the range without silence at both ends. The range keeps 30 ms at the start and 70 ms at the end, because a tighter cut would remove consonants. */
const findSound = (samples: Int16Array, threshold = 260): { from: number; to: number } => {
  let from = 0;
  let endIndex = samples.length;
  while (from < endIndex && Math.abs(samples[from] as number) < threshold) from++;
  while (endIndex > from && Math.abs(samples[endIndex - 1] as number) < threshold) endIndex--;
  return { from: Math.max(0, from - toSamples(30)), to: Math.min(samples.length, endIndex + toSamples(70)) };
};

/** A word of a sentence. `index` is the position of the word's first character in the text, `sample` its first sample in the sound of the sentence. */
export interface SpokenWord {
  index: number;
  sample: number;
}

export interface Sentence {
  text: string;
  samples: Int16Array;
  words?: readonly SpokenWord[];
}

/** Removes silence at both ends of a spoken sentence. */
export const trimSilence = ({ text, samples, words }: Sentence): Sentence => {
  const { from, to } = findSound(samples);
  const trimmedWords = words?.map(({ index, sample }) => ({ index, sample: Math.max(0, sample - from) }));
  return { text, samples: samples.subarray(from, to), words: trimmedWords };
};

/**
 * Returns the words of `text` for which the synthesizer reported a start. A number or an abbreviation can have several reports, of which the first counts.
 * @param reported the reported words, in the order of the spoken text
 */
export const toSpokenWords = (text: string, spokenText: string, reported: readonly SpokenWord[]): SpokenWord[] => {
  const [words, spokenWords] = [findWords(text), findWords(spokenText)];
  if (words.length !== spokenWords.length) throw new Error(`the spoken text has other words: ${text}`);
  return words.flatMap(({ start: index }, i) => {
    const { start = 0, end = 0 } = spokenWords[i] ?? {};
    const report = reported.find((candidate) => candidate.index >= start && candidate.index < end);
    return report ? [{ index, sample: report.sample }] : [];
  });
};

export interface Cue {
  id: string;
  /** Start of the sentence in milliseconds. */
  start: number;
  end: number;
  text: string;
  /** Words of the text: the position of the first character, and the start in milliseconds. */
  words?: readonly { index: number; start: number }[];
}

/** Joins the sentences of a page with pauses. Returns the samples, the cues, and the duration in milliseconds. */
export const joinSentences = (
  sentences: readonly Sentence[],
): { samples: Int16Array; cues: Cue[]; duration: number } => {
  const cues: Cue[] = [];
  const total =
    toSamples(pausesMs.lead) +
    sentences.reduce((sum, { samples }) => sum + samples.length, 0) +
    toSamples(pausesMs.between) * (sentences.length - 1) +
    toSamples(pausesMs.tail);
  const joinedSamples = new Int16Array(total);
  let position = toSamples(pausesMs.lead);
  sentences.forEach(({ text, samples, words }, i) => {
    const sentenceStart = position;
    joinedSamples.set(samples, position);
    cues.push({
      id: `s${i + 1}`,
      start: toMilliseconds(position),
      end: toMilliseconds(position + samples.length),
      text,
      words: words?.map(({ index, sample }) => ({ index, start: toMilliseconds(sentenceStart + sample) })),
    });
    position += samples.length + toSamples(pausesMs.between);
  });
  return { samples: joinedSamples, cues, duration: toMilliseconds(total) };
};

const formatTime = (milliseconds: number) => {
  const padNumber = (value: number, width: number) => String(value).padStart(width, '0');
  return `${padNumber(Math.floor(milliseconds / 60_000), 2)}:${padNumber(Math.floor(milliseconds / 1000) % 60, 2)}.${padNumber(milliseconds % 1000, 3)}`;
};
/**
 * Puts a timestamp before each word except the first, if the timestamp is later than the previous one and before the end of the cue. The timestamp of a word
 * in quotation marks precedes the opening mark.
 */
const formatText = ({ start: cueStart, end, text, words = [] }: Cue): string => {
  let lastStart = cueStart;
  let writtenIndex = 0;
  let formattedText = '';
  for (const { index, start } of words) {
    const partIndex = text.slice(0, index).search(/\S*$/);
    if (partIndex <= 0 || start <= lastStart || start >= end) continue;
    formattedText += `${escapeText(text.slice(writtenIndex, partIndex))}<${formatTime(start)}>`;
    [lastStart, writtenIndex] = [start, partIndex];
  }
  return formattedText + escapeText(text.slice(writtenIndex));
};
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats cues as WebVTT, with the note as a comment. */
export const toVtt = (cues: readonly Cue[], note: string): string =>
  [
    'WEBVTT',
    `NOTE ${note}`,
    ...cues.map((cue) => `${cue.id}\n${formatTime(cue.start)} --> ${formatTime(cue.end)}\n${formatText(cue)}`),
  ]
    .join('\n\n')
    .concat('\n');

/** Prepares a sentence for the synthesiser. Removes quotation marks and brackets, because these marks cause odd pauses, and replaces dashes with commas. */
export const toSpokenText = (text: string, language: 'vi' | 'en'): string => {
  const plainText = text
    .normalize('NFC')
    .replace(/[“”"«»()[\]]/g, '')
    .replace(/\s[–—-]\s/g, ', ')
    .replaceAll('…', '...')
    .replaceAll('’', "'");
  // The English voice spells out accented letters one by one, so the text says "Dieu" instead of "Diệu".
  return language === 'en'
    ? plainText
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('đ', 'd')
        .replaceAll('Đ', 'D')
    : plainText;
};
