import { expect, it } from 'vitest';
import { readChoices } from './read-choices.ts';

it.each([
  [undefined, undefined, undefined],
  ['', undefined, undefined],
  ['starting=kid; lang=vi', 'kid', 'vi'],
  ['lang=en;starting=adult', 'adult', 'en'],
  ['starting=kid; starting=adult', 'adult', undefined],
  ['starting=kid;starting=adult', 'adult', undefined],
  ['Starting=kid; xstarting=kid; lang=', undefined, ''],
  ['starting=%6bid', '%6bid', undefined],
])('the cookies %s have the choice %s and the language %s', (header, startingCookie, langCookie) => {
  expect(readChoices(header)).toEqual({ startingCookie, langCookie });
});
