import { describe, expect, it } from 'vitest';
import { type Grades, isFirstRight, ndcg, qualityOf } from './quality.ts';

const grades: Grades = new Map([
  ['boat', 3],
  ['river', 2],
  ['rain', 1],
]);
const gradedHits = (...found: string[]) => ({ grades, found });

describe('ndcg', () => {
  it('is 1 for the best order, also with further hits, and 0 without a graded hit', () => {
    expect(ndcg(gradedHits('boat', 'river', 'rain'))).toBe(1);
    expect(ndcg(gradedHits('boat', 'river', 'rain', 'kite', 'moon'))).toBe(1);
    expect(ndcg(gradedHits('kite', 'moon'))).toBe(0);
    expect(ndcg(gradedHits())).toBe(0);
  });

  it('is the discounted gain divided by the best possible one', () => {
    // The hits in the best order have the gains 7, 3 and 1. At place n, a gain is divided by log2(n + 1).
    const bestGain = 7 + 3 / Math.log2(3) + 0.5;
    expect(ndcg(gradedHits('river', 'boat', 'rain'))).toBeCloseTo((3 + 7 / Math.log2(3) + 0.5) / bestGain, 10);
    expect(ndcg(gradedHits('kite', 'boat'))).toBeCloseTo(7 / Math.log2(3) / bestGain, 10);
  });

  it('falls with every place that the best hit moves down', () => {
    const gains = [0, 1, 2, 3, 4].map((misses) => ndcg(gradedHits(...Array<string>(misses).fill('kite'), 'boat')));
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(new Set(gains).size).toBe(5);
  });

  it('uses five places, of hits and of judgements', () => {
    expect(ndcg(gradedHits('a', 'b', 'c', 'd', 'e', 'boat'))).toBe(0);
    const manyGrades: Grades = new Map(Array.from({ length: 9 }, (_, index) => [`item${index}`, 3]));
    expect(ndcg({ grades: manyGrades, found: ['item8', 'item7', 'item6', 'item5', 'item4'] })).toBe(1);
  });

  it('counts an item once', () => {
    expect(ndcg(gradedHits('boat', 'boat', 'river'))).toBe(ndcg(gradedHits('boat', 'kite', 'river')));
  });
});

describe('isFirstRight', () => {
  it('is true if the first hit has the highest grade', () => {
    expect(isFirstRight(gradedHits('boat', 'kite'))).toBe(true);
    expect(isFirstRight(gradedHits('river', 'boat'))).toBe(false);
    expect(isFirstRight(gradedHits())).toBe(false);
    expect(isFirstRight({ grades: new Map([['rain', 1]]), found: ['rain'] })).toBe(true);
  });
});

it('qualityOf returns the mean of all queries', () => {
  const quality = qualityOf([
    gradedHits('boat', 'river', 'rain'),
    gradedHits('kite'),
    gradedHits('rain', 'river', 'boat'),
  ]);
  expect(quality.queries).toBe(3);
  expect(quality.firstRight).toBeCloseTo(1 / 3, 10);
  expect(quality.ndcg).toBeCloseTo((1 + ndcg(gradedHits('rain', 'river', 'boat'))) / 3, 10);
});
