import { describe, expect, it } from 'vitest';
import { type Grades, isFirstRight, ndcg, qualityOf } from './quality.ts';

const grades: Grades = new Map([
  ['boat', 3],
  ['river', 2],
  ['rain', 1],
]);
const of = (...found: string[]) => ({ grades, found });

describe('ndcg', () => {
  it('is 1 for the best order, whatever follows, and 0 where nothing of worth is found', () => {
    expect(ndcg(of('boat', 'river', 'rain'))).toBe(1);
    expect(ndcg(of('boat', 'river', 'rain', 'kite', 'moon'))).toBe(1);
    expect(ndcg(of('kite', 'moon'))).toBe(0);
    expect(ndcg(of())).toBe(0);
  });

  it('is what the textbook says', () => {
    // 7 + 3 / log2(3) + 1 / 2 at best; here 3, 7 / log2(3), 1 / 2.
    const best = 7 + 3 / Math.log2(3) + 0.5;
    expect(ndcg(of('river', 'boat', 'rain'))).toBeCloseTo((3 + 7 / Math.log2(3) + 0.5) / best, 10);
    expect(ndcg(of('kite', 'boat'))).toBeCloseTo(7 / Math.log2(3) / best, 10);
  });

  it('falls with every place that the best hit loses', () => {
    const places = [0, 1, 2, 3, 4].map((before) => ndcg(of(...Array<string>(before).fill('kite'), 'boat')));
    expect(places).toEqual([...places].sort((a, b) => b - a));
    expect(new Set(places).size).toBe(5);
  });

  it('looks at five places, of hits and of judgements', () => {
    expect(ndcg(of('a', 'b', 'c', 'd', 'e', 'boat'))).toBe(0);
    const many: Grades = new Map(Array.from({ length: 9 }, (_, index) => [`item${index}`, 3]));
    expect(ndcg({ grades: many, found: ['item8', 'item7', 'item6', 'item5', 'item4'] })).toBe(1);
  });

  it('counts an item once', () => {
    expect(ndcg(of('boat', 'boat', 'river'))).toBe(ndcg(of('boat', 'kite', 'river')));
  });
});

describe('isFirstRight', () => {
  it('asks for one of the best', () => {
    expect(isFirstRight(of('boat', 'kite'))).toBe(true);
    expect(isFirstRight(of('river', 'boat'))).toBe(false);
    expect(isFirstRight(of())).toBe(false);
    expect(isFirstRight({ grades: new Map([['rain', 1]]), found: ['rain'] })).toBe(true);
  });
});

it('qualityOf is the mean of all queries', () => {
  const quality = qualityOf([of('boat', 'river', 'rain'), of('kite'), of('rain', 'river', 'boat')]);
  expect(quality.queries).toBe(3);
  expect(quality.firstRight).toBeCloseTo(1 / 3, 10);
  expect(quality.ndcg).toBeCloseTo((1 + ndcg(of('rain', 'river', 'boat'))) / 3, 10);
});
