/**
 * Cuts a narration into its sentences by loudness, pauses and the share of letters of each sentence (decision 297). Pure functions.
 */
import { SoundProblem, STEP_MS } from './sound-levels.ts';

/** Times of a sentence in milliseconds. */
export interface SentenceTimes {
  readonly start: number;
  readonly end: number;
}

/** A place where one sentence may end and the next one may start, in steps. Between both places there is silence. */
interface Gap {
  readonly end: number;
  readonly start: number;
}

/** Shortest silence that counts as a pause, in steps. Stops inside words (p, t, k) are shorter. */
const MIN_PAUSE_STEPS = 8;
/** Shortest part of speech, in steps. Shorter parts are clicks and belong to the silence. */
const MIN_SPEECH_STEPS = 4;
/** Distance of the additional places where a sound without enough pauses may be cut, in steps. */
const CUT_STEPS = 20;
/** Relative deviation of the length of a sentence from its share of letters. Speakers vary by about a fifth. */
const SPREAD = 0.2;
/** Deviation that every sentence has, in steps. */
const MIN_SPREAD_STEPS = 25;
/** Level in decibels that the loudest parts of speech reach also in a quiet recording. */
const QUIETEST_SPEECH = -60;
/** Weight of the length of a pause. Pauses between sentences are longer than those at commas. */
const PAUSE_WEIGHT = 3;

/** Returns the number of letters and digits, at least 1. */
const weighSentence = (text: string): number => Math.max(1, text.normalize('NFC').match(/[\p{L}\p{N}]/gu)?.length ?? 0);

/** Returns the value below which this share of the sorted values lies. */
const quantile = (sorted: Float32Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? -100;

/**
 * Returns the level that separates speech from silence. A noisy recording has a high floor, so the level adapts to the quietest and the loudest parts of the
 * sound.
 */
function findThreshold(levels: Float32Array): number {
  const sorted = Float32Array.from(levels).sort();
  const speech = quantile(sorted, 0.95);
  if (speech < QUIETEST_SPEECH) throw new SoundProblem('silent');
  const floor = Math.max(quantile(sorted, 0.05), speech - 60);
  return Math.min(Math.max(floor + (speech - floor) * 0.3, speech - 40), speech - 12);
}

/**
 * Returns the parts of speech. Parts that are separated by less than a pause are joined, and clicks are dropped.
 * @throws SoundProblem if the whole sound is quieter than speech
 */
function findSpeech(levels: Float32Array): Gap[] {
  const threshold = findThreshold(levels);
  const parts: { start: number; end: number }[] = [];
  let start = -1;
  for (let step = 0; step <= levels.length; step++) {
    const isLoud = step < levels.length && (levels[step] ?? -100) > threshold;
    if (isLoud && start < 0) start = step;
    if (isLoud || start < 0) continue;
    const last = parts.at(-1);
    if (last !== undefined && start - last.end < MIN_PAUSE_STEPS) last.end = step;
    else parts.push({ start, end: step });
    start = -1;
  }
  return parts.filter((part) => part.end - part.start >= MIN_SPEECH_STEPS);
}

/** Returns the quietest step of each `CUT_STEPS` steps of speech, as gaps without a length. */
function findQuietSteps(levels: Float32Array, speech: readonly Gap[]): Gap[] {
  const gaps: Gap[] = [];
  for (const part of speech) {
    for (let from = part.start + MIN_SPEECH_STEPS; from < part.end - MIN_SPEECH_STEPS; from += CUT_STEPS) {
      const to = Math.min(from + CUT_STEPS, part.end - MIN_SPEECH_STEPS);
      let quietest = from;
      for (let step = from; step < to; step++) if ((levels[step] ?? 0) < (levels[quietest] ?? 0)) quietest = step;
      gaps.push({ end: quietest, start: quietest });
    }
  }
  return gaps;
}

/**
 * Returns the times of each sentence, in order. The sentences do not overlap and are inside the sound.
 * @param levels loudness of each step, of `readLevels`
 * @throws SoundProblem if the sound is silent or shorter than its sentences could be
 */
export function alignSentences(levels: Float32Array, sentences: readonly string[]): SentenceTimes[] {
  if (sentences.length === 0) return [];
  const speech = findSpeech(levels);
  const [first, last] = [speech[0], speech.at(-1)];
  if (first === undefined || last === undefined) throw new SoundProblem('silent');
  const pauses = speech
    .slice(1)
    .map((part, index): Gap => ({ end: speech[index]?.end ?? part.start, start: part.start }));
  const hasPauses = pauses.length >= sentences.length - 1;
  const cuts = hasPauses ? pauses : [...pauses, ...findQuietSteps(levels, speech)].sort((a, b) => a.end - b.end);
  if (cuts.length < sentences.length - 1) throw new SoundProblem('length');
  const gaps: Gap[] = [{ end: 0, start: first.start }, ...cuts, { end: last.end, start: levels.length }];
  const chosen = chooseGaps(gaps, sentences.map(weighSentence), createSpeechCounter(speech, levels.length));
  return sentences.map((_, index) => ({
    start: (chosen[index]?.start ?? 0) * STEP_MS,
    end: (chosen[index + 1]?.end ?? 0) * STEP_MS,
  }));
}

/** Returns a function that counts the steps of speech before a step. */
function createSpeechCounter(speech: readonly Gap[], length: number): (step: number) => number {
  const counts = new Uint32Array(length + 1);
  let part = 0;
  for (let step = 0; step < length; step++) {
    while (part < speech.length && step >= (speech[part]?.end ?? 0)) part += 1;
    const isSpeech = part < speech.length && step >= (speech[part]?.start ?? length);
    counts[step + 1] = (counts[step] ?? 0) + (isSpeech ? 1 : 0);
  }
  return (step) => counts[step] ?? 0;
}

/**
 * Chooses the gap before each sentence, and the gap after the last one, by dynamic programming. The cost of a sentence is the squared deviation from its share
 * of the speech. Long pauses lower the cost of a gap.
 */
function chooseGaps(gaps: readonly Gap[], weights: readonly number[], countSpeech: (step: number) => number): Gap[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const allSpeech = countSpeech(gaps.at(-1)?.end ?? 0);
  const spoken = gaps.map(({ end }) => countSpeech(end));
  const bonuses = gaps.map(({ start, end }) => PAUSE_WEIGHT * Math.log(1 + (start - end) / MIN_PAUSE_STEPS));
  const lastGap = gaps.length - 1;
  let costs = gaps.map((_, index) => (index === 0 ? 0 : Number.POSITIVE_INFINITY));
  const previousGaps: Int32Array[] = [];
  for (const [sentence, weight] of weights.entries()) {
    const expected = (weight / total) * allSpeech;
    const spread = MIN_SPREAD_STEPS + SPREAD * expected;
    const isLast = sentence === weights.length - 1;
    const nextCosts = gaps.map(() => Number.POSITIVE_INFINITY);
    const previous = new Int32Array(gaps.length).fill(-1);
    for (let to = isLast ? lastGap : sentence + 1; to <= (isLast ? lastGap : lastGap - 1); to++) {
      for (let from = to - 1; from >= sentence; from--) {
        const deviation = ((spoken[to] ?? 0) - (spoken[from] ?? 0) - expected) / spread;
        const cost = (costs[from] ?? 0) + deviation ** 2 - (isLast ? 0 : (bonuses[to] ?? 0));
        if (cost < (nextCosts[to] ?? 0)) [nextCosts[to], previous[to]] = [cost, from];
        // Earlier gaps only make the sentence longer.
        if (deviation > 6) break;
      }
    }
    costs = nextCosts;
    previousGaps.push(previous);
  }
  const chosen: Gap[] = [];
  let gap = lastGap;
  for (const previous of previousGaps.toReversed()) {
    chosen.unshift(gaps[gap] as Gap);
    gap = previous[gap] ?? 0;
  }
  return [gaps[0] as Gap, ...chosen];
}
