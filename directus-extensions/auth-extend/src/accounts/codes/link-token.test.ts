import { expect, it } from 'vitest';
import { createLinkToken, verifyLinkToken } from './link-token.ts';

const KEY = 'k'.repeat(32);
const ID = '0a1b2c3d-0000-4000-8000-000000000001';

it('returns the id of our own token, and undefined for any other', () => {
  const token = createLinkToken(KEY, ID);
  expect(verifyLinkToken(KEY, token)).toBe(ID);
  expect(token).not.toBe(createLinkToken(KEY, ID.replace('1', '2')));
  for (const forged of [
    '',
    '.',
    ID,
    `${ID}.`,
    `${token}0`,
    `${token}.x`,
    `x${token}`,
    createLinkToken(`${KEY}x`, ID),
  ]) {
    expect(verifyLinkToken(KEY, forged), forged).toBeUndefined();
  }
});
