import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'hat-nang-runtime-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('installs nothing under a running copy for a script that says so, as npm run backup does', () => {
  mkdirSync(join(root, 'scripts/stack'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const file of ['with-runtime.mjs', 'stack/lock.mjs'])
    cpSync(join(import.meta.dirname, file), join(root, 'scripts', file));
  writeFileSync(join(root, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": { "": {} } }');
  writeFileSync(join(root, 'node_modules/.hat-nang-lock'), '22 another lock\n');
  writeFileSync(join(root, 'scripts/hello.ts'), 'console.log("hello", ...process.argv.slice(2));');
  const args = ['scripts/with-runtime.mjs', '--no-install', 'scripts/hello.ts', '--keep', '3'];
  // If npm is configured with the headers of another Node, with-runtime.mjs would install a Node.
  const { npm_lifecycle_event, npm_config_nodedir, ...env } = process.env;
  expect(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })).toContain('hello --keep 3');
  expect(readFileSync(join(root, 'node_modules/.hat-nang-lock'), 'utf8')).toBe('22 another lock\n');
  expect(existsSync(join(root, '.runtime/npm-ci.log'))).toBe(false);
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  expect(scripts.backup).toContain(' --no-install ');
}, 30_000);
