import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyOfData, startTestStack } from '../../../scripts/testing/test-stack.ts';
import { type Answer, ask, type Fault, slowest, timeUntil } from './fault.ts';

/** Megabytes left on the disk before it is filled. */
const spareMb = 96;
const backGoal = 60_000;

/** A copy of the project on a small file system of its own, which is filled to the last byte. Only root may mount one. */
const measure: Fault['measure'] = async (instance) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { figures: 'only root on Linux may mount a small disk', holds: undefined };
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-full-'));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    const template = copyOfData(instance, join(folder, 'template'));
    const usedMb = Number(execFileSync('du', ['-sm', template], { encoding: 'utf8' }).split('\t')[0]);
    const size = `size=${usedMb + spareMb}m`;
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', disk], { stdio: 'pipe' });
    } catch {
      return { figures: 'this machine does not allow a mount', holds: undefined };
    }
    const dataDir = join(disk, 'data');
    cpSync(template, dataDir, { recursive: true });
    const stack = await startTestStack({ dataDir });
    try {
      const { site, directus } = stack.running.urls;
      const headers = { authorization: `Bearer ${stack.secrets.adminToken}`, 'content-type': 'application/json' };
      let number = 0;
      const write = () => {
        const body = JSON.stringify({
          from: `/day-${++number}`,
          to: '/tin-tuc',
          note: 'x'.repeat(2000),
          is_active: false,
        });
        return ask(`${directus}/items/redirects`, { method: 'POST', headers, body });
      };
      const first = await write();
      fill(join(disk, 'filler'));
      const reads: Answer[] = [];
      const writes: Answer[] = [];
      for (let turn = 0; turn < 10; turn++) {
        for (const path of ['/', '/tin-tuc', '/en/documents', `/tin-tuc?n=${turn}`, '/api/items/languages?limit=1'])
          reads.push(await ask(site + path));
        writes.push(await write());
        await sleep(500);
      }
      const restarts = Object.values(stack.programs).reduce((sum, program) => sum + (program?.restarts ?? 0), 0);
      rmSync(join(disk, 'filler'));
      const backMs = await timeUntil(async () => (await write()).status < 300, backGoal);
      const lost = reads.filter(({ status }) => status !== 200).length;
      const said = new Map<number, number>();
      for (const { status } of writes) said.set(status, (said.get(status) ?? 0) + 1);
      const isClear = writes.every(({ status }) => status < 300 || status === 503);
      return {
        figures: `${reads.length} reads, ${lost} failed, slowest ${slowest(reads)} ms; writes ${[...said].map(([status, count]) => `${count} × ${status}`).join(', ')}; ${restarts} programs ended; writes again after ${Math.round(backMs)} ms`,
        holds: first.status < 300 && lost === 0 && isClear && said.has(503) && restarts === 0 && backMs <= backGoal,
      };
    } finally {
      await stack.stop();
    }
  } finally {
    execFileSync('sh', ['-c', '! mountpoint -q "$1" || umount "$1"', 'sh', disk]);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Writes until nothing fits any more, down to the last bytes. */
function fill(file: string): void {
  for (const bytes of [2 ** 20, 2 ** 12]) {
    const block = Buffer.alloc(bytes);
    try {
      for (;;) writeFileSync(file, block, { flag: 'a' });
    } catch {
      // Full, in blocks of this size.
    }
  }
}

export const diskFaults: Fault[] = [{ name: 'The disk is full', measure }];
