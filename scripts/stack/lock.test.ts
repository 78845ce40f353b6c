import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('admits one caller at a time', async () => {
  const lock = join(folder, 'one');
  let holders = 0;
  let maxInside = 0;
  const work = async () => {
    holders += 1;
    maxInside = Math.max(maxInside, holders);
    await sleep(20);
    holders -= 1;
  };
  await Promise.all([withLock(lock, work), withLock(lock, work), withLock(lock, work)]);
  expect(maxInside).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

it('takes over from an owner that is dead', async () => {
  const lock = join(folder, 'left-behind');
  mkdirSync(lock);
  writeFileSync(join(lock, 'pid'), '4194305');
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

it('is released when the work fails', async () => {
  const lock = join(folder, 'failing');
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});
