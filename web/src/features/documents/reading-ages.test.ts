import { expect, it } from 'vitest';
import { mixReadingAges } from './reading-ages.ts';

const cards = (...ids: number[]) => ids.map((id) => ({ id }));

it('the last related document is one reading age harder', () => {
  const chosen = mixReadingAges({ sameAge: cards(2, 3, 4, 5), harder: cards(9), others: cards(7) }, 4);
  expect(chosen).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }, { id: 9, isHarder: true }]);
});

it('other documents fill the places that the reading age leaves, and none is shown twice', () => {
  const chosen = mixReadingAges({ sameAge: cards(2), harder: cards(9), others: cards(9, 2, 7, 8) }, 4);
  expect(chosen).toEqual([{ id: 2 }, { id: 7 }, { id: 8 }, { id: 9, isHarder: true }]);
});

it('nothing is harder after the last reading age', () => {
  expect(mixReadingAges({ sameAge: cards(2, 3), harder: [], others: cards(7, 8) }, 3)).toEqual(cards(2, 3, 7));
});
