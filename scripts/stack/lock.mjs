// This file is plain JavaScript, because with-runtime.mjs needs it before a Node with TypeScript support is available.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while no other process of this project runs work under the same lock. Takes over a lock whose owner is dead.
 * @template T
 * @param {string} folder created and removed by this function; its path identifies the lock
 * @param {() => Promise<T>} work
 * @param {(owner: number) => void} [onWait] called once if another process has the lock
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, onWait = () => undefined) {
  mkdirSync(dirname(folder), { recursive: true });
  let hasNotified = false;
  while (!tryAcquire(folder)) {
    const ownerPid = ownerOf(folder);
    if (ownerPid === undefined) rmSync(folder, { recursive: true, force: true });
    else {
      if (!hasNotified) onWait(ownerPid);
      hasNotified = true;
      await sleep(500);
    }
  }
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function tryAcquire(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

/** Returns the process id of a running owner. Returns 0 while a process acquires the lock, and undefined for an abandoned lock. */
function ownerOf(folder) {
  let pid;
  try {
    pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // The owner is a process of another user.
    if (error.code === 'EPERM') return pid;
    if (error.code === 'ENOENT') {
      const stats = statSync(folder, { throwIfNoEntry: false });
      return stats && Date.now() - stats.mtimeMs < 5000 ? 0 : undefined;
    }
    return undefined;
  }
}
