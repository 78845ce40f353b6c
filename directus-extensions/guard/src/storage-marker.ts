/**
 * Refuses to store a file in a folder that is not the storage of this library, such as the empty folder below a volume that is not mounted. Directus would
 * create the missing folder, acknowledge the upload, and lose the file (docs/decisions/314-storage-marker.md).
 */
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ServiceUnavailableError } from '@directus/errors';
import { oncePerProcess } from '@hat-nang/model/backend/process-state';
import { createShortCache } from '@hat-nang/model/backend/short-cache';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import type { Knex } from 'knex';
import type { Accountability, Logger } from './types.ts';

/** Name of the marker in the root of each local storage. Backups contain the marker. */
export const MARKER = '.hat-nang-storage';
const MARKER_TEXT =
  'This folder is the file storage of the library. Without this file, no upload is accepted (docs/operations.md).\n';

/** Number of known files that the check looks for in a storage without a marker. */
const SAMPLE_SIZE = 20;

/** Texts of the refusal for the Studio. Directus adds a full stop. */
const REFUSALS = {
  vi: 'Tệp chưa được lưu, vì kho lưu tệp đang không dùng được: hãy báo cho người quản trị máy chủ',
  en: 'The file was not stored, because the file storage is not available: please tell the administrator of the server',
} as const;

export interface StorageCheck {
  /** Marks each storage whose known files are present, or that has no known files yet. Call it once, before the first upload. */
  prepare(database: Knex): Promise<void>;
  /**
   * Checks whether files may be stored in a location of STORAGE_LOCATIONS. A location that is not a local folder is always available.
   * @param database the connection of the upload, because a transaction on SQLite holds the only connection
   */
  isAvailable(location: string, database: Knex): Promise<boolean>;
  /** Location of files that name none. */
  readonly defaultLocation: string;
}

/** Creates the check of the local storages. Storages of other drivers, such as a bucket, need none, because they never create their root. */
export function createStorageCheck(env: Readonly<Record<string, unknown>>, log: Pick<Logger, 'error'>): StorageCheck {
  const locations = String(env.STORAGE_LOCATIONS ?? 'local').split(',');
  const roots = new Map<string, string>();
  for (const location of locations) {
    const prefix = `STORAGE_${location.toUpperCase()}`;
    if (env[`${prefix}_DRIVER`] === 'local') roots.set(location, String(env[`${prefix}_ROOT`]));
  }
  const reportedLocations = new Set<string>();
  const report = (location: string, root: string) => {
    if (reportedLocations.has(location)) return;
    reportedLocations.add(location);
    log.error(
      `guard: uploads are refused, because ${join(root, MARKER)} is missing: mount the storage, or see docs/operations.md`,
    );
  };

  /** Returns the share of known files that the folder contains, from 0 to 1. Returns undefined if the database knows no files of this location. */
  const measurePresence = async (location: string, root: string, database: Knex): Promise<number | undefined> => {
    const rows: { filename_disk: string }[] = await database('directus_files')
      .where({ storage: location })
      .whereNotNull('filename_disk')
      .orderBy('id')
      .limit(SAMPLE_SIZE)
      .select('filename_disk');
    if (rows.length === 0) return undefined;
    const found = await Promise.all(rows.map((row) => hasFile(join(root, row.filename_disk))));
    return found.filter(Boolean).length / rows.length;
  };
  /** Marks a storage with known files if at least half of the sample is present. Single files may be missing for other reasons. */
  const adoptCache = createShortCache<boolean, Knex>(async (location, database) => {
    const root = roots.get(location) ?? '';
    if (((await measurePresence(location, root, database)) ?? 0) < 0.5) return false;
    await writeMarker(root);
    return true;
  });

  return {
    defaultLocation: locations[0] ?? 'local',
    async prepare(database) {
      for (const [location, root] of roots) {
        try {
          if (await hasFile(join(root, MARKER))) continue;
          const share = await measurePresence(location, root, database);
          if (share === undefined || share >= 0.5) await writeMarker(root);
          else report(location, root);
        } catch (error) {
          log.error(error, `guard: the file storage "${location}" could not be marked`);
        }
      }
    },
    async isAvailable(location, database) {
      const root = roots.get(location);
      if (root === undefined) return true;
      const isMarked =
        (await hasFile(join(root, MARKER))) || (await adoptCache.get(location, database).catch(() => false));
      if (isMarked) reportedLocations.delete(location);
      else report(location, root);
      return isMarked;
    },
  };
}

const hasFile = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function writeMarker(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await writeFile(join(root, MARKER), MARKER_TEXT);
}

interface FilesService {
  knex: Knex;
  accountability: Accountability | null;
  uploadOne(stream: Readable, data: { storage?: unknown }, key?: unknown, options?: unknown): Promise<unknown>;
}

/**
 * Wraps Directus's method that stores files, once per process because extensions can be reloaded. Every upload, import and generated file uses this method. The
 * method throws ServiceUnavailableError while the storage is not available.
 * @throws Error if this release of Directus lacks the method: uploads must not be lost
 */
export function refuseLostUploads(services: unknown, check: StorageCheck): void {
  const { FilesService } = services as { FilesService?: { prototype: FilesService } };
  const { prototype } = FilesService ?? {};
  if (prototype === undefined || typeof prototype.uploadOne !== 'function') throw new Error('guard: no upload to wrap');
  oncePerProcess('guard.storage-marker', () => {
    const { uploadOne } = prototype;
    prototype.uploadOne = async function wrapped(this: FilesService, stream, data, ...rest) {
      const location = data.storage ?? (await readLocation(this.knex, rest[0])) ?? check.defaultLocation;
      if (await check.isAvailable(String(location), this.knex)) return uploadOne.call(this, stream, data, ...rest);
      stream.destroy();
      const lang = await readStudioLanguage(this.knex, this.accountability?.user);
      throw new ServiceUnavailableError({ service: 'storage', reason: REFUSALS[lang] });
    };
  });
}

/** Returns the location of the file that an upload replaces. Returns undefined for a new file. */
async function readLocation(database: Knex, key: unknown): Promise<unknown> {
  if (key === undefined) return undefined;
  return (await database('directus_files').where({ id: key }).first('storage'))?.storage;
}
