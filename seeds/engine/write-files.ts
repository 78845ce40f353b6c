import { FOLDER } from '@hat-nang/model/ids';
import { type DatabaseRow, type SeedClient, toFocalPoint } from './client.ts';
import { type SeedRecord, valueHash } from './record.ts';
import type { SeedFile } from './rows.ts';
import type { Tally } from './write-rows.ts';

/** Number of concurrent uploads. More would not be faster, because Directus measures pictures on about two cores. */
const PARALLEL_UPLOADS = 4;
const COLLECTION = 'directus_files';

/** Uploads files that Directus lacks, and recorded files whose content has changed. Updates recorded titles and descriptions that have changed. */
export async function writeFiles(client: SeedClient, record: SeedRecord, files: SeedFile[]): Promise<Tally> {
  const tally: Tally = { created: 0, updated: 0 };
  const storedRows = new Map((await client.read(COLLECTION, ['id', 'filesize'])).map((row) => [row.id as string, row]));
  const queuedFiles = [...files];
  const describedFiles: DatabaseRow[] = [];

  async function writeSeedFile(file: SeedFile): Promise<void> {
    const { id, title, description } = file;
    const fields = {
      content: valueHash(file.content()),
      text: valueHash([title, description, ...(file.focalPoint ?? [])]),
    };
    const recordedFile = record.get(COLLECTION, file.path);
    const row = storedRows.get(id);
    // The row has no file size if the upload was interrupted.
    const isUploaded = row !== undefined && row.filesize !== null;
    if (isUploaded && recordedFile?.fields.content === fields.content) {
      if (recordedFile.fields.text === fields.text) return;
      describedFiles.push({ id, title, description, ...toFocalPoint(file) });
    } else if (!isUploaded || recordedFile !== undefined) {
      await client.upload(file, FOLDER[file.folder], row !== undefined);
      if (row === undefined) tally.created += 1;
      else tally.updated += 1;
    }
    record.set(COLLECTION, file.path, { pk: id, fields });
  }

  async function runWorker(): Promise<void> {
    for (let file = queuedFiles.shift(); file !== undefined; file = queuedFiles.shift()) await writeSeedFile(file);
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, runWorker));
    await client.update(COLLECTION, 'id', describedFiles);
    tally.updated += describedFiles.length;
  } finally {
    record.save();
  }
  return tally;
}
