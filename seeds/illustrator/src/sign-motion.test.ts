import { describe, expect, test } from 'vitest';
import { drawFrame, label, score, stanceAt } from './sign-motion.ts';

const sentences = ['Cáo con giấu bút chì màu dưới gốc cây.', 'Ai cũng đi tìm.'];

describe('a sample clip', () => {
  test('is the same every time and differs from page to page', () => {
    expect(score(sentences, 'a/p01')).toEqual(score(sentences, 'a/p01'));
    expect(score(sentences, 'a/p01').duration).not.toBe(score(sentences, 'a/p02').duration);
  });

  test('has a caption for every sentence, in order, within its length', () => {
    const { cues, duration } = score(sentences, 'a/p01');
    expect(cues.map(({ id, text }) => [id, text])).toEqual([
      ['s1', sentences[0]],
      ['s2', sentences[1]],
    ]);
    expect(cues[0]?.end ?? 0).toBeLessThan(cues[1]?.start ?? 0);
    expect(cues[1]?.end ?? 0).toBeLessThan(duration);
  });

  test('says on every frame that it is no real signing', () => {
    const { moments, duration } = score(sentences, 'a/p01');
    for (let time = 0; time < duration; time += 500) {
      const frame = drawFrame(stanceAt(moments, time), 'a');
      for (const text of label) expect(frame).toContain(text);
      expect(frame).not.toMatch(/NaN|undefined/);
    }
  });
});
