import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
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

it('admits one caller when two find the owner dead at the same time', async () => {
  const lockFolder = join(folder, 'contested');
  mkdirSync(lockFolder);
  writeFileSync(join(lockFolder, 'pid'), '4194305');
  const events: string[] = [];
  const holdLock = async (name: string) => {
    events.push(`${name} begins`);
    await sleep(20);
    events.push(`${name} ends`);
  };
  const kill = process.kill;
  let hasStarted = false;
  let firstCaller: Promise<void> | undefined;
  // When the second caller checks whether the owner is alive, the first caller starts, and takes over before the second caller acts.
  const spy = vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    if (pid === 4194305 && !hasStarted) {
      hasStarted = true;
      firstCaller = withLock(lockFolder, () => holdLock('first'));
    }
    return kill.call(process, pid, signal);
  });
  await withLock(lockFolder, () => holdLock('second'));
  spy.mockRestore();
  await firstCaller;
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('is released when the work fails', async () => {
  const lockFolder = join(folder, 'failing');
  await expect(withLock(lockFolder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lockFolder)).toBe(false);
});

it('leaves nothing beside its folder', () => {
  expect(readdirSync(folder)).toEqual([]);
});
