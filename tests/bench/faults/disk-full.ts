import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyData, startTestStack } from '../../../scripts/testing/test-stack.ts';
import { type Answer, type Fault, slowestMs, timeRequest, timeUntil } from './fault.ts';

/** Megabytes of the disk in addition to the size of the copied data. */
const spareMb = 96;
const maxRecoveryMs = 60_000;

/** Runs a copy of the project on a small file system, and fills that file system until no block of 4 KB fits. Only root may mount a file system. */
const measure: Fault['measure'] = async (instance) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { figures: 'only root on Linux may mount a small disk', isAcceptable: undefined };
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-full-'));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    const template = copyData(instance, join(folder, 'template'));
    const usedMb = Number(execFileSync('du', ['-sm', template], { encoding: 'utf8' }).split('\t')[0]);
    const size = `size=${usedMb + spareMb}m`;
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', disk], { stdio: 'pipe' });
    } catch {
      return { figures: 'this machine does not allow a mount', isAcceptable: undefined };
    }
    const dataDir = join(disk, 'data');
    cpSync(template, dataDir, { recursive: true });
    const stack = await startTestStack({ dataDir });
    try {
      const { site, directus } = stack.running.urls;
      const headers = { authorization: `Bearer ${stack.secrets.adminToken}`, 'content-type': 'application/json' };
      let number = 0;
      const writeRedirect = () => {
        const body = JSON.stringify({
          from: `/day-${++number}`,
          to: '/tin-tuc',
          note: 'x'.repeat(2000),
          is_active: false,
        });
        return timeRequest(`${directus}/items/redirects`, { method: 'POST', headers, body });
      };
      const firstAnswer = await writeRedirect();
      fill(join(disk, 'filler'));
      const readAnswers: Answer[] = [];
      const writeAnswers: Answer[] = [];
      for (let turn = 0; turn < 10; turn++) {
        for (const path of ['/', '/tin-tuc', '/en/documents', `/tin-tuc?n=${turn}`, '/api/items/languages?limit=1'])
          readAnswers.push(await timeRequest(site + path));
        writeAnswers.push(await writeRedirect());
        await sleep(500);
      }
      const restarts = Object.values(stack.programs).reduce((sum, program) => sum + (program?.restarts ?? 0), 0);
      rmSync(join(disk, 'filler'));
      const recoveryMs = await timeUntil(async () => (await writeRedirect()).status < 300, maxRecoveryMs);
      const lostCount = readAnswers.filter(({ status }) => status !== 200).length;
      const counts = new Map<number, number>();
      for (const { status } of writeAnswers) counts.set(status, (counts.get(status) ?? 0) + 1);
      const isRefusedClearly = writeAnswers.every(({ status }) => status < 300 || status === 503);
      return {
        figures: `${readAnswers.length} reads, ${lostCount} failed, slowest ${slowestMs(readAnswers)} ms; writes ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}; ${restarts} programs ended; writes again after ${Math.round(recoveryMs)} ms`,
        isAcceptable:
          firstAnswer.status < 300 &&
          lostCount === 0 &&
          isRefusedClearly &&
          counts.has(503) &&
          restarts === 0 &&
          recoveryMs <= maxRecoveryMs,
      };
    } finally {
      await stack.stop();
    }
  } finally {
    execFileSync('sh', ['-c', '! mountpoint -q "$1" || umount "$1"', 'sh', disk]);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Appends to a file until the disk is full, first in large blocks, then in small ones. */
function fill(file: string): void {
  for (const bytes of [2 ** 20, 2 ** 12]) {
    const filler = Buffer.alloc(bytes);
    try {
      for (;;) writeFileSync(file, filler, { flag: 'a' });
    } catch {
      // The disk has no space for another block of this size.
    }
  }
}

export const diskFaults: Fault[] = [{ name: 'The disk is full', measure }];
