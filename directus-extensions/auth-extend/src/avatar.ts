/**
 * `POST /auth-extend/account/avatar`: a picture of one's own. What is kept is never the file that came: it is decoded and drawn anew, square and
 * small, so that neither the camera's place and time nor anything hidden in it stays.
 */
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import type Sharp from 'sharp';
import type { z } from 'zod';
import { FOLDER } from '../../../schema/ids.ts';
import type { AccountContext } from './context.ts';
import { refusal } from './errors.ts';
import { HOUR, take } from './limits.ts';
import { type Member, memberOf } from './member.ts';
import { type avatarRequest, MOST_AVATAR_BYTES } from './own-lists-contract.ts';
import type { AccountRequest } from './types.ts';

// Directus's own copy: native code cannot be bundled into an extension.
const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

const CHANGES = { name: 'avatar-hour', limit: 30, windowMs: HOUR };
/** Pixels of each side; the site shows 96 and twice that on fine screens. */
const SIDE = 512;
/** A small file may unfold into a huge picture. */
const MOST_PIXELS = 40_000_000;
const KINDS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

export function avatar(context: AccountContext) {
  const { database, env } = context;
  return async ({ picture }: z.infer<typeof avatarRequest>, request: AccountRequest) => {
    const member = await memberOf(context, request);
    await take(database, env.hashKey, CHANGES, member.id);
    const drawn = picture === null ? null : await redraw(Buffer.from(picture, 'base64'));
    const before = await database('directus_users').where({ id: member.id }).first('avatar');
    const id = drawn === null ? null : await store(context, member, drawn);
    await database('directus_users').where({ id: member.id }).update({ avatar: id });
    if (before?.avatar) await remove(context, member, before.avatar);
    return { avatar: id };
  };
}

/** By its content, whatever its name said. @throws Refusal */
async function redraw(file: Buffer): Promise<Buffer> {
  if (file.length > MOST_AVATAR_BYTES) throw refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE_SIZE', 'picture');
  try {
    const image = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    if (!KINDS.has((await image.metadata()).format)) throw new Error('another kind of file');
    return await image.rotate().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE', 'picture');
  }
}

async function store({ database, services }: AccountContext, member: Member, drawn: Buffer): Promise<string> {
  const files = new services.FilesService({
    accountability: member.accountability,
    schema: member.schema,
    knex: database,
  });
  return files.uploadOne(Readable.from([drawn]), {
    storage: 'local',
    folder: FOLDER.uploads,
    type: 'image/webp',
    title: 'avatar',
    filename_download: 'avatar.webp',
  });
}

/** Only what they uploaded themselves: an administrator may have given them another picture. */
async function remove({ database, services }: AccountContext, member: Member, id: string): Promise<void> {
  const own = await database('directus_files')
    .where({ id, uploaded_by: member.id, folder: FOLDER.uploads })
    .first('id');
  if (own === undefined) return;
  const files = new services.FilesService({ accountability: null, schema: member.schema, knex: database });
  await files.deleteMany([id]);
}
