/** Restores a backup into a data folder. A start or a crash during the restore must not lead to an empty library (docs/operations.md). */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BackupManifest, flushFolder, verifyBackup } from './backup.ts';
import { isProcessAlive, readRunningState } from './instance.ts';
import { readJson, writePrivateJson } from './secrets.ts';
import { StepError } from './steps.ts';

/** Content of a file beside the data folder. The file exists while a restore runs, and after an interrupted restore. */
type RestoreMarker = { pid: number; folder: string; movedTo: string | undefined };

const toMarkerFile = (dataDir: string) => `${dataDir}.restoring.json`;

/**
 * Replaces a data folder with a verified backup. The old folder is moved aside, not deleted.
 * @returns the manifest, and the path of the old data (undefined when there were none)
 * @throws StepError, without changes, when the backup differs from its manifest, or when a copy or another restore runs on the folder
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
): Promise<{ manifest: BackupManifest; movedTo: string | undefined }> {
  const earlierMarker = readJson<RestoreMarker>(toMarkerFile(dataDir));
  if (earlierMarker && isProcessAlive(earlierMarker.pid))
    throw new StepError(`A restore of ${dataDir} is under way (process ${earlierMarker.pid}).`, {
      fix: 'wait for its end',
    });
  const manifest = await verifyBackup(folder);
  const draft = `${dataDir}.restoring`;
  const isReplaced = existsSync(dataDir) && readdirSync(dataDir).length > 0;
  const movedTo = isReplaced ? `${dataDir}.before-restore-${Date.now()}` : undefined;
  // If the data folder is missing or empty after a crash, the marker keeps the path to which the first restore moved the data. Otherwise that path would be
  // lost.
  writePrivateJson(toMarkerFile(dataDir), { pid: process.pid, folder, movedTo: movedTo ?? earlierMarker?.movedTo });
  try {
    // This check comes after the writing of the marker. A start writes running.json first, and then checks the marker. So at least the
    // restore or the start detects the other.
    const runningCopy = readRunningState(dataDir);
    if (runningCopy)
      throw new StepError(`A copy runs on ${dataDir} (process ${runningCopy.pid}).`, {
        fix: 'end it with Ctrl-C first',
      });
    rmSync(draft, { recursive: true, force: true });
    for (const path of Object.keys(manifest.files)) {
      mkdirSync(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
      await copyFile(join(folder, path), join(draft, path));
    }
    await flushFolder(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (earlierMarker) writePrivateJson(toMarkerFile(dataDir), earlierMarker);
    else rmSync(toMarkerFile(dataDir), { force: true });
    throw error;
  }
  if (movedTo) renameSync(dataDir, movedTo);
  else rmSync(dataDir, { recursive: true, force: true });
  renameSync(draft, dataDir);
  rmSync(toMarkerFile(dataDir), { force: true });
  return { manifest, movedTo };
}

/**
 * Refuses a start during a restore, or after an interrupted restore that left no data.db.
 * @throws StepError that says how to finish or undo the restore
 */
export function requireNoRestore(dataDir: string): void {
  const marker = readJson<RestoreMarker>(toMarkerFile(dataDir));
  if (!marker) return;
  if (isProcessAlive(marker.pid))
    throw new StepError(`${dataDir} is being restored (process ${marker.pid}).`, { fix: 'wait for its end' });
  if (existsSync(join(dataDir, 'data.db'))) {
    discardRestore(dataDir);
    return;
  }
  const undoHint = marker.movedTo ? `, or take the old data back: mv ${marker.movedTo} ${dataDir}` : '';
  throw new StepError(`A restore of ${dataDir} was cut off, and there is no data.db.`, {
    fix: `npm run restore -- ${marker.folder}${undoHint}`,
  });
}

/** Removes what an interrupted restore left beside the data folder: its marker and its draft. */
export function discardRestore(dataDir: string): void {
  rmSync(toMarkerFile(dataDir), { force: true });
  rmSync(`${dataDir}.restoring`, { recursive: true, force: true });
}
