import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BackupRun = {
  /** `full`, `changes`, or `verify` (the rehearsal of a restore). */
  run: string;
  /** Seconds since 1970. 0 if the run has never succeeded. */
  lastSuccess: number;
  hasFailed: boolean;
  /** Duration of the last success. */
  seconds: number;
};

/** Runs of the service `backup`. Each has a file in the status folder. */
const runs = ['full', 'changes', 'verify'];

/**
 * Reads what containers/backup/backup.sh writes about its runs. Returns an empty list if the service has no schedule (BACKUP_SCHEDULE=off).
 * @throws Error when a file is damaged
 */
export function readBackupRuns(folder: string): BackupRun[] {
  const read = (run: string) => {
    const file = join(folder, `${run}.json`);
    if (!existsSync(file)) return undefined;
    const status = JSON.parse(readFileSync(file, 'utf8')) as Record<'lastSuccess' | 'lastFailure' | 'seconds', number>;
    const { lastSuccess, lastFailure, seconds } = status;
    return { run, lastSuccess, hasFailed: lastFailure >= lastSuccess, seconds };
  };
  const found = runs.map(read);
  // A run that has never ended gets a success in 1970, so that the alert about its age fires.
  return found.some(Boolean)
    ? found.map((status, index) => status ?? { run: runs[index] ?? '', lastSuccess: 0, hasFailed: false, seconds: 0 })
    : [];
}
