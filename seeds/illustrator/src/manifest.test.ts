import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, Manifest } from './manifest.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a file is fresh while it is made from the same and still there', () => {
  new Manifest('books/x', { root }).write('p01.vi.mp3', 'aa', 'sound', 1234);
  const again = new Manifest('books/x', { root });
  expect(again.isFresh('p01.vi.mp3', 'aa')).toBe(true);
  expect(again.isFresh('p01.vi.mp3', 'bb')).toBe(false);
  expect(again.duration('p01.vi.mp3')).toBe(1234);
  rmSync(join(root, 'books/x/p01.vi.mp3'));
  expect(again.isFresh('p01.vi.mp3', 'aa')).toBe(false);
});

test('nothing is fresh where all is to be made again', () => {
  new Manifest('books/x', { root }).write('p01.webp', 'aa', 'picture');
  expect(new Manifest('books/x', { root, remakeAll: true }).isFresh('p01.webp', 'aa')).toBe(false);
});

test('files no longer wanted go, others of another sort stay', () => {
  const manifest = new Manifest('books/x', { root });
  manifest.write('p01.webp', 'a', 'one');
  manifest.write('p02.webp', 'a', 'two');
  manifest.write('p02.vi.vtt', 'a', 'text');
  expect(manifest.prune((file) => file.endsWith('.webp'), ['p01.webp'])).toEqual(['p02.webp']);
  expect(['p01.webp', 'p02.webp', 'p02.vi.vtt'].map((file) => existsSync(join(root, 'books/x', file)))).toEqual([
    true,
    false,
    true,
  ]);
});

test('hashes tell their parts apart', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
});
