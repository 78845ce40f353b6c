import { expect, it } from 'vitest';
import { isTokenCurrent } from './current-rights.ts';

it.each([
  [{ role: 'a' }, { role: 'a', status: 'active' }, true],
  [{ role: null }, { role: null, status: 'active' }, true],
  [{}, { role: null, status: 'active' }, true],
  [{ role: 'a' }, { role: 'b', status: 'active' }, false],
  [{ role: 'a' }, { role: null, status: 'active' }, false],
  [{ role: 'a' }, { role: 'a', status: 'suspended' }, false],
  [{ role: 'a' }, undefined, false],
])('%j with row %j is current: %s', (caller, row, expected) => {
  expect(isTokenCurrent(caller, row)).toBe(expected);
});
