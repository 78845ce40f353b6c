import { expect, it } from 'vitest';
import { mayBeYoungerThan } from './guardian-age.ts';

it('knows which age ranges of the sign-up form begin below an age', () => {
  const ranges = ['under-6', '6-8', '9-11', '12-14', '15-17'];
  expect(ranges.filter((range) => mayBeYoungerThan(range, 16))).toEqual(ranges);
  expect(ranges.filter((range) => mayBeYoungerThan(range, 15))).toEqual(ranges.slice(0, 4));
  expect(ranges.filter((range) => mayBeYoungerThan(range, 6))).toEqual(['under-6']);
});

it('requires a guardian for an unreadable range', () => {
  expect(mayBeYoungerThan('', 16)).toBe(true);
  expect(mayBeYoungerThan('teenager', 16)).toBe(true);
});
