import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCues } from '@hat-nang/model/cues';
import { describe, expect, it } from 'vitest';
import { alignSentences, type SentenceTimes } from './align-sentences.ts';
import { createRandom, createWav } from './generated-sound.test-wav.ts';
import { readLevels } from './sound-levels.ts';

const media = join(import.meta.dirname, '../../../../seeds/demo/media/books');
const MS_PER_LETTER = 70;

function meanErrorMs(found: readonly SentenceTimes[], known: readonly SentenceTimes[]): number {
  const errors = known.flatMap(({ start, end }, index) => [
    Math.abs((found[index]?.start ?? Number.POSITIVE_INFINITY) - start),
    Math.abs((found[index]?.end ?? Number.POSITIVE_INFINITY) - end),
  ]);
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

/** Builds a narration whose speed varies by a fifth, with pauses at commas inside the sentences. */
function speak(sentences: readonly string[], seed: number, noise: number) {
  const random = createRandom(seed);
  const parts: SentenceTimes[] = [];
  const times: SentenceTimes[] = [];
  let now = 300 + random() * 400;
  for (const sentence of sentences) {
    const start = now;
    const phrases = sentence.split(',');
    for (const [index, phrase] of phrases.entries()) {
      const end = now + phrase.replace(/\P{L}/gu, '').length * MS_PER_LETTER * (0.8 + random() * 0.4);
      parts.push({ start: now, end });
      now = end + (index < phrases.length - 1 ? 140 + random() * 80 : 0);
    }
    times.push({ start, end: now });
    now += 350 + random() * 300;
  }
  return { times, wav: createWav(now + 200, parts, noise) };
}

const sentences = [
  'Sáng nay, trời trong và gió nhẹ.',
  'Bách mang diều ra đê.',
  'Một bàn tay giữ dây, bàn tay kia bằng nhựa, vẫn nâng được thân diều lên cao.',
  'Chạy đi!',
  'Diều bay qua mái nhà, qua ngọn tre, rồi đứng yên giữa trời.',
];

describe('sentences of a narration', () => {
  it.each([
    [1, 0],
    [2, 0.002],
    [3, 0.01],
    [4, 0.03],
  ])('are found within 50 ms in a generated sound (seed %i, noise %f)', async (seed, noise) => {
    const { times, wav } = speak(sentences, seed, noise);
    expect(meanErrorMs(alignSentences(await readLevels(wav), sentences), times)).toBeLessThanOrEqual(50);
  });

  it.each(['one-hand-kite/p01.vi', 'one-hand-kite/p01.en', 'robot-feels/p03.vi', 'robot-feels/p03.en'])(
    'are found within 50 ms in the demo narration %s',
    async (name) => {
      const cues = parseCues(readFileSync(join(media, `${name}.vtt`), 'utf8'));
      const levels = await readLevels(new Uint8Array(readFileSync(join(media, `${name}.mp3`))));
      const found = alignSentences(
        levels,
        cues.map(({ text }) => text),
      );
      expect(meanErrorMs(found, cues)).toBeLessThanOrEqual(50);
    },
  );

  it('follow each other without overlaps, also if the speaker makes no pauses', async () => {
    const wav = createWav(9_000, [{ start: 500, end: 8_500 }]);
    const found = alignSentences(await readLevels(wav), sentences);
    expect(found).toHaveLength(sentences.length);
    expect(found[0]?.start).toBeGreaterThanOrEqual(400);
    expect(found.at(-1)?.end).toBeLessThanOrEqual(9_000);
    for (const [index, { start, end }] of found.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
    }
  });
});

describe('a sound is refused', () => {
  it.each([
    ['without speech', createWav(2_000, [], 0), 'silent'],
    ['too short for its sentences', createWav(300, [{ start: 100, end: 200 }]), 'length'],
    ['cut off after its header', createWav(1_000, []).subarray(0, 44), 'broken'],
    ['of another kind', new TextEncoder().encode('ftypM4A but no sound'), 'format'],
    ['that only claims to be an mp3', new TextEncoder().encode(`ID3${'x'.repeat(3_000)}`), 'broken'],
  ])('%s', async (_name, bytes, problem) => {
    const align = async () => alignSentences(await readLevels(bytes), sentences);
    await expect(align()).rejects.toThrow(problem);
  });
});
