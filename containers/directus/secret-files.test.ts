import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetPreviousSecrets, rotateSecret, writeSecret } from './secret-files.ts';

let folder: string;
const at = (name: string) => join(folder, 'directus', name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const filesOf = () => ({
  ...{ key: at('key'), secret: at('secret'), siteSecret: at('site_secret'), hashKey: at('hash_key') },
  previous: { secret: at('secret_previous'), siteSecret: at('site_secret_previous') },
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hat-nang-secrets-'));
  for (const name of ['key', 'secret', 'site_secret', 'hash_key']) writeSecret(at(name), `first ${name}`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps the replaced secret of sessions, and of two replaced ones the newer', () => {
  rotateSecret('secret', filesOf());
  expect(read('secret')).toMatch(/^[\da-f]{64}$/);
  expect(read('secret_previous')).toBe('first secret');
  const second = read('secret');
  rotateSecret('secret', filesOf());
  expect(read('secret_previous')).toBe(second);
});

it('keeps no replaced key of hashes, and forgets the kept secrets', () => {
  rotateSecret('hashKey', filesOf());
  rotateSecret('siteSecret', filesOf());
  expect(read('hash_key')).not.toBe('first hash_key');
  expect(existsSync(at('hash_key_previous'))).toBe(false);
  expect(forgetPreviousSecrets(filesOf().previous)).toBe(1);
  expect(existsSync(at('site_secret_previous'))).toBe(false);
});
