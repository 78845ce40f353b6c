import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openBrowser } from './open-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-open-'));
const openedFile = join(folder, 'opened');
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(openedFile, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['linux', 'xdg-open', 'http://127.0.0.1:3000'],
  ['darwin', 'open', 'http://127.0.0.1:3000'],
  ['win32', 'cmd', '/c start "" http://127.0.0.1:3000'],
] as const)('on %s, %s gets the address', async (platform, command, args) => {
  const program = join(folder, command);
  writeFileSync(program, `#!/bin/sh\necho "$*" > ${openedFile}.part && /bin/mv ${openedFile}.part ${openedFile}\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', folder);
  openBrowser('http://127.0.0.1:3000', platform);
  await expect.poll(() => existsSync(openedFile), { timeout: 10_000 }).toBe(true);
  expect(readFileSync(openedFile, 'utf8').trim()).toBe(args);
});

it('a machine without a browser goes on', async () => {
  vi.stubEnv('PATH', join(folder, 'nothing'));
  openBrowser('http://127.0.0.1:3000', 'linux');
  // The error of a missing program arrives as an event. Without a listener, the event would fail this test run.
  await new Promise((resolve) => setTimeout(resolve, 100));
});
