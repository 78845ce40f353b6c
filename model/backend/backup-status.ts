import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs of the service `backup`, each with a file in the status folder. `verify` is the rehearsal of a restore. */
const runNames = ['full', 'changes', 'verify'] as const;
export type BackupRunName = (typeof runNames)[number];

export type BackupRun = {
  run: BackupRunName;
  /** Seconds since 1970. 0 if the run has never succeeded. */
  lastSuccess: number;
  hasFailed: boolean;
  /** Duration of the last successful run. */
  seconds: number;
};

/**
 * Reads the status files of the runs, which containers/backup/backup.sh writes. Returns an empty list without any status file, as with BACKUP_SCHEDULE=off.
 * @throws Error when a file is not valid JSON
 */
export function readBackupRuns(folder: string): BackupRun[] {
  const statusOf = (run: BackupRunName): BackupRun | undefined => {
    const file = join(folder, `${run}.json`);
    if (!existsSync(file)) return undefined;
    const status = JSON.parse(readFileSync(file, 'utf8')) as Record<'lastSuccess' | 'lastFailure' | 'seconds', number>;
    const { lastSuccess, lastFailure, seconds } = status;
    return { run, lastSuccess, hasFailed: lastFailure >= lastSuccess, seconds };
  };
  const statuses = runNames.flatMap((run) => statusOf(run) ?? []);
  if (statuses.length === 0) return [];
  // A run without a status file has never ended. Its last success is set to 1970, so that the alert about its age fires.
  return runNames.map(
    (run) => statuses.find((status) => status.run === run) ?? { run, lastSuccess: 0, hasFailed: false, seconds: 0 },
  );
}
