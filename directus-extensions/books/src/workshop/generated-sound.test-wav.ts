/** Generates sounds with known times for tests: noise where somebody speaks, and quieter noise in between. */
import { writeWav } from '@hat-nang/model/backend/spoken-sound';

/** A part of speech, in milliseconds. */
interface SpokenPart {
  readonly start: number;
  readonly end: number;
}

const SAMPLE_RATE = 16_000;

/** Returns a generator of numbers between 0 and 1, the same for each call with the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Returns a WAV with 16 bits per sample and one channel. `noise` is the amplitude between the parts of speech. */
export function createWav(lengthMs: number, parts: readonly SpokenPart[], noise = 0.002): Uint8Array {
  const random = createRandom(7);
  const count = Math.round((lengthMs * SAMPLE_RATE) / 1000);
  const samples = new Int16Array(count);
  for (let index = 0; index < count; index++) {
    const ms = (index * 1000) / SAMPLE_RATE;
    const isSpoken = parts.some(({ start, end }) => ms >= start && ms < end);
    // Syllables: the loudness of speech rises and falls four times a second.
    const loudness = isSpoken ? 0.3 * (0.6 + 0.4 * Math.sin((ms / 250) * 2 * Math.PI)) : noise;
    samples[index] = Math.round((random() * 2 - 1) * loudness * 32_767);
  }
  return new Uint8Array(writeWav(samples, SAMPLE_RATE));
}
