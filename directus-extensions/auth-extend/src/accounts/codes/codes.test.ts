import { randomUUID } from 'node:crypto';
import { isSameHash } from '@hat-nang/model/backend/keyed-hash';
import { expect, it } from 'vitest';
import { deriveCode, hashCode } from './codes.ts';

const KEY = 'k'.repeat(32);

it('derives the same code from the same row, and uses the whole range of codes', () => {
  const id = randomUUID();
  expect(deriveCode(KEY, id, 'digits')).toBe(deriveCode(KEY, id, 'digits'));
  const codes = Array.from({ length: 3000 }, () => deriveCode(KEY, randomUUID(), 'digits'));
  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(2300);
  expect(deriveCode(KEY, id, 'alphanumeric')).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
});

it('hashes by row and key, ignoring the case of letters', () => {
  expect(hashCode(KEY, 'a', 'ab3d')).toBe(hashCode(KEY, 'a', 'AB3D'));
  expect(isSameHash(hashCode(KEY, 'a', '1234'), hashCode(KEY, 'b', '1234'))).toBe(false);
  expect(isSameHash(hashCode(KEY, 'a', '1234'), hashCode(`${KEY}x`, 'a', '1234'))).toBe(false);
  expect(isSameHash('', hashCode(KEY, 'a', '1234'))).toBe(false);
});
