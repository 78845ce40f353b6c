import { describe, expect, test } from 'vitest';
import { createMotion, drawMotionFrame, sampleLabels, stanceAt } from './sign-motion.ts';

const sentences = ['Cáo con giấu bút chì màu dưới gốc cây.', 'Ai cũng đi tìm.'];

describe('a sample clip', () => {
  test('is the same on every run, and differs between pages', () => {
    expect(createMotion(sentences, 'a/p01')).toEqual(createMotion(sentences, 'a/p01'));
    expect(createMotion(sentences, 'a/p01').duration).not.toBe(createMotion(sentences, 'a/p02').duration);
  });

  test('has a caption for every sentence, in order and within its duration', () => {
    const { cues, duration } = createMotion(sentences, 'a/p01');
    expect(cues.map(({ id, text }) => [id, text])).toEqual([
      ['s1', sentences[0]],
      ['s2', sentences[1]],
    ]);
    expect(cues[0]?.end ?? 0).toBeLessThan(cues[1]?.start ?? 0);
    expect(cues[1]?.end ?? 0).toBeLessThan(duration);
  });

  test('has a label on every frame that it is no real signing', () => {
    const { moments, duration } = createMotion(sentences, 'a/p01');
    for (let time = 0; time < duration; time += 500) {
      const frame = drawMotionFrame(stanceAt(moments, time), 'a');
      for (const text of sampleLabels) expect(frame).toContain(text);
      expect(frame).not.toMatch(/NaN|undefined/);
    }
  });
});
