/** Stores members' pictures within limits per day and in total, and deletes unused pictures. */
import { Readable } from 'node:stream';
import { isDirectusError } from '@directus/errors';
import type { Accountability, SchemaOverview } from '@directus/types';
import { QueueFullError, runOneAtATime } from '@hat-nang/model/backend/one-at-a-time';
import { FOLDER, ROLE } from '@hat-nang/model/ids';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, DAY } from '../../shared/limits.ts';
import type { Database } from '../../shared/types.ts';
import { createBusyRefusal, type RedrawnPicture } from './redraw-picture.ts';

/** A member, with the arguments that Directus's services need. */
export interface Owner {
  readonly id: string;
  readonly accountability: Accountability;
  readonly schema: SchemaOverview;
}

/**
 * Counts a picture towards the daily limit. Call it before the picture is decoded.
 * @throws TooManyRequests
 */
export function countPictureUpload({ database, env }: AccountContext, owner: Owner): Promise<void> {
  const rule = { name: 'picture-day', limit: env.pictures.aDay, windowMs: DAY };
  return countOrThrow(database, env.hashKey, rule, owner.id);
}

/**
 * Stores a picture from `redrawPicture` and returns the id of its file.
 * @throws Refusal at the limit of files or bytes, or if the file cannot be stored; TooManyRequests if the queue is full
 */
export function storePicture(
  context: AccountContext,
  owner: Owner,
  { content, kind }: RedrawnPicture,
  file: { title: string; filename_download: string },
): Promise<string> {
  // Stores one picture at a time. Otherwise concurrent uploads of a member could all pass the check of the quota before the first of them is stored.
  return runOneAtATime('stored pictures', async () => {
    await requireQuota(context, owner, content.length);
    const files = new context.services.FilesService({
      accountability: { ...owner.accountability, admin: true },
      schema: owner.schema,
      knex: context.database,
    });
    return files.uploadOne(Readable.from([content]), {
      folder: FOLDER.uploads,
      type: `image/${kind}`,
      ...file,
    });
  }).catch((error: unknown) => {
    if (error instanceof QueueFullError) throw createBusyRefusal();
    // The storage is not available (guard, storage-marker.ts), or the file could not be written.
    if (isDirectusError(error, 'SERVICE_UNAVAILABLE'))
      throw refusal('SERVICE_UNAVAILABLE', 'PROFILE_FORM.ERROR_PICTURE_STORAGE', 'picture');
    throw error;
  });
}

async function requireQuota({ database, env }: AccountContext, { id }: Owner, bytes: number): Promise<void> {
  const row = await database('directus_files')
    .where({ uploaded_by: id, folder: FOLDER.uploads })
    .first(database.raw('count(*) AS files'), database.raw('coalesce(sum(filesize), 0) AS bytes'));
  const { files, megabytes } = env.pictures;
  if (Number(row?.files) < files && Number(row?.bytes) + bytes <= megabytes * 1024 * 1024) return;
  throw refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE_QUOTA', 'picture');
}

/** Deletes the files that `findUnusedPictures` returns. */
export async function deleteUnusedPictures(
  { database, services, getSchema }: AccountContext,
  now = Date.now(),
): Promise<void> {
  const schema = await getSchema();
  const ids = await findUnusedPictures(database, schema.relations, now);
  if (ids.length === 0) return;
  await new services.FilesService({ accountability: null, schema, knex: database }).deleteMany(ids);
}

/** Returns the ids of members' files in the folder of uploads that are older than a day and that no relation of the data model references. */
export async function findUnusedPictures(
  database: Database,
  relations: ReadonlyArray<{ collection: string; field: string; related_collection: string | null }>,
  now: number,
): Promise<string[]> {
  const unusedFiles = database('directus_files')
    .where({ folder: FOLDER.uploads })
    .whereIn('uploaded_by', database('directus_users').whereIn('role', [ROLE.kid, ROLE.adult]).select('id'));
  for (const { collection, field, related_collection } of relations) {
    if (related_collection !== 'directus_files') continue;
    unusedFiles.whereNotIn('id', database(collection).whereNotNull(field).select(field));
  }
  const rows: Array<{ id: string; uploaded_on: string | number | Date | null }> = await unusedFiles.select(
    'id',
    'uploaded_on',
  );
  return rows
    .filter(({ uploaded_on }) => uploaded_on !== null && new Date(uploaded_on).getTime() < now - DAY)
    .map(({ id }) => id);
}
