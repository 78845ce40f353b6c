import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('admits one caller at a time', async () => {
  const lockFolder = join(folder, 'one');
  let holders = 0;
  let maxInside = 0;
  const holdLock = async () => {
    holders += 1;
    maxInside = Math.max(maxInside, holders);
    await sleep(20);
    holders -= 1;
  };
  await Promise.all([withLock(lockFolder, holdLock), withLock(lockFolder, holdLock), withLock(lockFolder, holdLock)]);
  expect(maxInside).toBe(1);
  expect(existsSync(lockFolder)).toBe(false);
});

it('takes over from an owner that is dead', async () => {
  const lockFolder = join(folder, 'left-behind');
  mkdirSync(lockFolder);
  writeFileSync(join(lockFolder, 'pid'), '4194305');
  expect(await withLock(lockFolder, async () => 'done')).toBe('done');
});

it('is released when the work fails', async () => {
  const lockFolder = join(folder, 'failing');
  await expect(withLock(lockFolder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lockFolder)).toBe(false);
});
