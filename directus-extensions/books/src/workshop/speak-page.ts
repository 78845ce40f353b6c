/** Makes the narration of a page with a synthetic voice: one WAV, and cues from its sample counts (decision 303). */
import { QueueFullError, runOneAtATime } from '@hat-nang/model/backend/one-at-a-time';
import {
  joinSentences,
  pausesMs,
  type Sentence,
  sampleRate,
  toSamples,
  toSpokenText,
  trimSilence,
  type VoiceLanguage,
  voiceNotes,
  writeWav,
} from '@hat-nang/model/backend/spoken-sound';
import type { NumberedSentence } from './number-sentences.ts';
import { type Speaker, SpeechProblem } from './speech-command.ts';
import { writeCues } from './write-cues.ts';

/** Most characters of a page. */
export const MAX_CHARACTERS = 5_000;
/** Longest narration of a page. Its WAV has 40 MB, less than an upload may have. */
export const MAX_MINUTES = 15;
const MAX_SAMPLES = MAX_MINUTES * 60 * sampleRate;
/** Time limit for all sentences of a page. */
export const MAX_SECONDS = 25;
/** Includes the running page. Two pages end before the 60 s after which proxies give up. */
const MAX_QUEUED_PAGES = 2;
/** Shortest sound of a sentence. A sentence without letters is this much silence, because a cue needs a length. */
const MIN_SAMPLES = toSamples(300);

export interface SpokenPage {
  readonly wav: Buffer;
  /** WebVTT with one cue per sentence, and a note that names the synthetic voice. */
  readonly cues: string;
  readonly durationMs: number;
}

/**
 * Speaks a page, one page at a time on this server.
 * @param limitMs time limit for the page
 * @throws SpeechProblem, also if too many pages wait
 */
export async function speakPage(
  speaker: Speaker,
  sentences: readonly NumberedSentence[],
  language: VoiceLanguage,
  limitMs = MAX_SECONDS * 1_000,
): Promise<SpokenPage> {
  if (sentences.reduce((sum, { text }) => sum + text.length, 0) > MAX_CHARACTERS) throw new SpeechProblem('long');
  try {
    return await runOneAtATime('voices', () => speakSentences(speaker, sentences, language, limitMs), MAX_QUEUED_PAGES);
  } catch (error) {
    throw error instanceof QueueFullError ? new SpeechProblem('busy', { cause: error }) : error;
  }
}

async function speakSentences(
  speaker: Speaker,
  sentences: readonly NumberedSentence[],
  language: VoiceLanguage,
  limitMs: number,
): Promise<SpokenPage> {
  const signal = AbortSignal.timeout(limitMs);
  const spoken: Sentence[] = [];
  let remaining = MAX_SAMPLES;
  for (const { text } of sentences) {
    const spokenText = toSpokenText(text, language);
    const samples = /[\p{L}\p{N}]/u.test(spokenText)
      ? await speaker.speak(spokenText, language, remaining, signal)
      : new Int16Array();
    const sentence = lengthen(trimSilence({ text, samples }));
    spoken.push(sentence);
    remaining -= sentence.samples.length + toSamples(pausesMs.between);
    if (remaining <= 0) throw new SpeechProblem('long');
  }
  const { samples, cues, duration } = joinSentences(spoken);
  const times = new Map(sentences.map(({ id }, index) => [id, cues[index] ?? { start: 0, end: 0 }]));
  return {
    wav: writeWav(samples),
    cues: writeCues(sentences, times, '', [`NOTE ${voiceNotes[language]}`]),
    durationMs: duration,
  };
}

function lengthen(sentence: Sentence): Sentence {
  if (sentence.samples.length >= MIN_SAMPLES) return sentence;
  const samples = new Int16Array(MIN_SAMPLES);
  samples.set(sentence.samples);
  return { ...sentence, samples };
}
