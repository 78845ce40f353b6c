import { describe, expect, it } from 'vitest';
import { type Grades, isFirstRight, ndcg, qualityOf } from './quality.ts';

const grades: Grades = new Map([
  ['boat', 3],
  ['river', 2],
  ['rain', 1],
]);
const hits = (...found: string[]) => ({ grades, found });

describe('ndcg', () => {
  it('is 1 for the best order, also with further hits, and 0 without a graded hit', () => {
    expect(ndcg(hits('boat', 'river', 'rain'))).toBe(1);
    expect(ndcg(hits('boat', 'river', 'rain', 'kite', 'moon'))).toBe(1);
    expect(ndcg(hits('kite', 'moon'))).toBe(0);
    expect(ndcg(hits())).toBe(0);
  });

  it('is the discounted gain divided by the best possible one', () => {
    // The hits in the best order have the gains 7, 3 and 1. At place n, a gain is divided by log2(n + 1).
    const bestGain = 7 + 3 / Math.log2(3) + 0.5;
    expect(ndcg(hits('river', 'boat', 'rain'))).toBeCloseTo((3 + 7 / Math.log2(3) + 0.5) / bestGain, 10);
    expect(ndcg(hits('kite', 'boat'))).toBeCloseTo(7 / Math.log2(3) / bestGain, 10);
  });

  it('falls with every place that the best hit moves down', () => {
    const places = [0, 1, 2, 3, 4].map((before) => ndcg(hits(...Array<string>(before).fill('kite'), 'boat')));
    expect(places).toEqual([...places].sort((a, b) => b - a));
    expect(new Set(places).size).toBe(5);
  });

  it('uses five places, of hits and of judgements', () => {
    expect(ndcg(hits('a', 'b', 'c', 'd', 'e', 'boat'))).toBe(0);
    const manyGrades: Grades = new Map(Array.from({ length: 9 }, (_, index) => [`item${index}`, 3]));
    expect(ndcg({ grades: manyGrades, found: ['item8', 'item7', 'item6', 'item5', 'item4'] })).toBe(1);
  });

  it('counts an item once', () => {
    expect(ndcg(hits('boat', 'boat', 'river'))).toBe(ndcg(hits('boat', 'kite', 'river')));
  });
});

describe('isFirstRight', () => {
  it('is true if the first hit has the highest grade', () => {
    expect(isFirstRight(hits('boat', 'kite'))).toBe(true);
    expect(isFirstRight(hits('river', 'boat'))).toBe(false);
    expect(isFirstRight(hits())).toBe(false);
    expect(isFirstRight({ grades: new Map([['rain', 1]]), found: ['rain'] })).toBe(true);
  });
});

it('qualityOf returns the mean of all queries', () => {
  const quality = qualityOf([hits('boat', 'river', 'rain'), hits('kite'), hits('rain', 'river', 'boat')]);
  expect(quality.queries).toBe(3);
  expect(quality.firstRight).toBeCloseTo(1 / 3, 10);
  expect(quality.ndcg).toBeCloseTo((1 + ndcg(hits('rain', 'river', 'boat'))) / 3, 10);
});
