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

test('a file is fresh if its source is unchanged and it exists', () => {
  new Manifest('books/x', { root }).write('p01.vi.mp3', 'aa', 'sound', 1234);
  const reopened = new Manifest('books/x', { root });
  expect(reopened.isFresh('p01.vi.mp3', 'aa')).toBe(true);
  expect(reopened.isFresh('p01.vi.mp3', 'bb')).toBe(false);
  expect(reopened.duration('p01.vi.mp3')).toBe(1234);
  rmSync(join(root, 'books/x/p01.vi.mp3'));
  expect(reopened.isFresh('p01.vi.mp3', 'aa')).toBe(false);
});

test('no file is fresh with remakeAll', () => {
  new Manifest('books/x', { root }).write('p01.webp', 'aa', 'picture');
  expect(new Manifest('books/x', { root, remakeAll: true }).isFresh('p01.webp', 'aa')).toBe(false);
});

test('prune deletes unlisted files of one kind and keeps other kinds', () => {
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

test('hashes depend on the borders between their parts', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
});
