/**
 * The parts of a synthetic narration that need no external program: the settings of the voices, WAV samples, pauses, and cues whose times are sums of sample
 * counts. The demo narrations (decision 117) and the book workshop (decision 303) use them.
 */

/** Voices of espeak-ng and their speed in words per minute. Both are slower than its default (175), so that children can read along. */
export const voices = {
  vi: { voice: 'vi', speed: 145, pitch: 46, amplitude: 110 },
  en: { voice: 'en-gb', speed: 155, pitch: 48, amplitude: 110 },
} as const;

/** A language that has a synthetic voice. */
export type VoiceLanguage = keyof typeof voices;

/** Name of the voice for readers. The field `voice` of a document contains it. */
export const voiceNames: Readonly<Record<VoiceLanguage, string>> = {
  vi: 'Giọng tổng hợp espeak-ng',
  en: 'espeak-ng synthetic voice',
};

/** Text of the NOTE in the WebVTT file of a synthetic narration. */
export const voiceNotes: Readonly<Record<VoiceLanguage, string>> = {
  vi: 'Giọng tổng hợp espeak-ng',
  en: 'Synthetic voice: espeak-ng',
};

/** Returns the arguments of espeak-ng that select a voice. */
export const toVoiceArguments = (language: VoiceLanguage): string[] => {
  const { voice, speed, pitch, amplitude } = voices[language];
  return ['-v', voice, '-s', speed, '-p', pitch, '-a', amplitude].map(String);
};

export const sampleRate = 22_050;
/** Milliseconds of silence before the first sentence, between two sentences, and after the last one. */
export const pausesMs = { lead: 200, between: 500, tail: 400 } as const;

/** Converts milliseconds to a number of samples. */
export const toSamples = (milliseconds: number) => Math.round((milliseconds / 1000) * sampleRate);
/** Converts a number of samples to milliseconds. */
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

/** Writes samples as a mono 16-bit WAV. */
export const writeWav = (samples: Int16Array, rate = sampleRate): Buffer => {
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
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

/** A spoken sentence. */
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

/** A sentence on the timeline of a page. */
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

/** Prepares a sentence for the synthesiser. Removes quotation marks and brackets, because these marks cause odd pauses, and replaces dashes with commas. */
export const toSpokenText = (text: string, language: VoiceLanguage): string => {
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
