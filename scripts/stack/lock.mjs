// This file is plain JavaScript, because with-runtime.mjs needs it before a Node with TypeScript support is available.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** File in the lock folder, named after the owner. A take-over renames this file. The rename succeeds for one process only, and fails if the owner changed. */
const ownFile = `owner-${process.pid}`;

/**
 * Runs `work` while no other caller, in any process of this project, runs work under this lock. Takes over a lock whose owner is dead.
 * @template T
 * @param {string} folder created and removed by this function; its path identifies the lock
 * @param {() => Promise<T>} work
 * @param {(owner: number) => void} [onWait] called once if another process has the lock
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, onWait = () => undefined) {
  mkdirSync(dirname(folder), { recursive: true });
  let hasNotified = false;
  for (;;) {
    const owner = findOwner(folder);
    const isAbandoned = owner !== undefined && !isAlive(owner.pid);
    if (isAbandoned ? tryTakeOver(folder, owner.file) : owner === undefined && tryAcquire(folder)) break;
    if (owner !== undefined && !isAbandoned && !hasNotified) {
      onWait(owner.pid);
      hasNotified = true;
    }
    await sleep(500);
  }
  const release = () => removeFolder(folder);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Creates the lock with its owner in one step. Returns false if the lock already exists. */
function tryAcquire(folder) {
  const draft = mkdtempSync(`${folder}-`);
  writeFileSync(join(draft, ownFile), '');
  try {
    renameSync(draft, folder);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
    throw error;
  }
}

function tryTakeOver(folder, fileOfDeadOwner) {
  try {
    renameSync(join(folder, fileOfDeadOwner), join(folder, ownFile));
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Removes the lock in one step, a rename. Another process may acquire the lock while the renamed folder is deleted. */
function removeFolder(folder) {
  if (!existsSync(folder)) return;
  const removedFolder = mkdtempSync(`${folder}-`);
  renameSync(folder, removedFolder);
  rmSync(removedFolder, { recursive: true, force: true });
}

/** Returns the owner and its file, or undefined if no process has the lock. Older releases wrote the process id into the file `pid`. */
function findOwner(folder) {
  try {
    const file = readdirSync(folder).find((name) => name === 'pid' || name.startsWith('owner-'));
    if (file === undefined) return undefined;
    return { file, pid: Number(file === 'pid' ? readFileSync(join(folder, file), 'utf8') : file.slice(6)) };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    // With 0, `kill` would signal the process group of this process.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return error.code === 'EPERM';
  }
}
