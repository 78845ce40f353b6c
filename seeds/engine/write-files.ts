import { FOLDER } from '@hat-nang/model/ids';
import type { SeedClient } from './client.ts';
import { type SeedRecord, valueHash } from './record.ts';
import type { SeedFile } from './rows.ts';
import type { Tally } from './write-rows.ts';

/** Concurrent uploads. More would only wait, because Directus measures pictures with about two cores. */
const AT_ONCE = 4;
const COLLECTION = 'directus_files';

/** Uploads missing and changed files. Titles follow the seeds until an editor changes them. */
export async function writeFiles(client: SeedClient, record: SeedRecord, files: SeedFile[]): Promise<Tally> {
  const tally: Tally = { created: 0, updated: 0 };
  const stored = new Map((await client.read(COLLECTION, ['id', 'filesize'])).map((row) => [row.id as string, row]));
  const waiting = [...files];
  const described: { id: string; title: string; description: string | null }[] = [];

  async function writeOne(file: SeedFile): Promise<void> {
    const { id, title, description } = file;
    const fields = { content: valueHash(file.content()), text: valueHash([title, description]) };
    const known = record.get(COLLECTION, file.path);
    const row = stored.get(id);
    // An interrupted upload leaves a row without a size.
    const isWhole = row !== undefined && row.filesize !== null;
    if (isWhole && known?.fields.content === fields.content) {
      if (known.fields.text === fields.text) return;
      described.push({ id, title, description });
    } else if (!isWhole || known !== undefined) {
      await client.upload(file, FOLDER[file.folder], row !== undefined);
      if (row === undefined) tally.created += 1;
      else tally.updated += 1;
    }
    record.set(COLLECTION, file.path, { pk: id, fields });
  }

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await writeOne(file);
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await client.update(COLLECTION, 'id', described);
    tally.updated += described.length;
  } finally {
    record.save();
  }
  return tally;
}
