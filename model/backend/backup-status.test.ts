import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBackupRuns } from './backup-status.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hat-nang-status-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (run: string, status: object) => writeFileSync(join(folder, `${run}.json`), JSON.stringify(status));

it('returns no run without a schedule', () => expect(readBackupRuns(folder)).toEqual([]));

it('returns a run that has never ended as one without a success', () => {
  write('full', { lastSuccess: 1_764_150_000, lastFailure: 0, seconds: 12.5 });
  expect(readBackupRuns(folder)).toEqual([
    { run: 'full', lastSuccess: 1_764_150_000, hasFailed: false, seconds: 12.5 },
    { run: 'changes', lastSuccess: 0, hasFailed: false, seconds: 0 },
    { run: 'verify', lastSuccess: 0, hasFailed: false, seconds: 0 },
  ]);
});

it('a failure after the last success is a failed run', () => {
  write('verify', { lastSuccess: 1_764_150_000, lastFailure: 1_764_236_400, seconds: 3 });
  expect(readBackupRuns(folder).find(({ run }) => run === 'verify')?.hasFailed).toBe(true);
});
