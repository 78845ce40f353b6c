/** `POST /auth-extend/account/avatar` sets a member's picture. It stores a small square rendered from the upload, never the upload. */

import { type avatarRequest, MAX_AVATAR_BYTES } from '@hat-nang/model/contracts/own-lists';
import { FOLDER } from '@hat-nang/model/ids';
import type { z } from 'zod';
import { type Member, memberOf } from '../../own-lists/member.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, HOUR } from '../../shared/limits.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { countPicture, storePicture } from './member-pictures.ts';
import { type Redrawn, redrawPicture } from './redraw-picture.ts';

const CHANGES = { name: 'avatar-hour', limit: 30, windowMs: HOUR };
/** Format of the stored picture. `side` is its width and height in pixels. The site shows 96 pixels, or twice as many on dense screens. */
const DRAWING = { side: 512, isSquare: true, kind: 'webp' } as const;

export function avatar(context: AccountContext) {
  const { database, env } = context;
  return async ({ picture }: z.infer<typeof avatarRequest>, request: AccountRequest) => {
    const member = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, CHANGES, member.id);
    const redrawn = picture === null ? null : await redraw(context, member, Buffer.from(picture, 'base64'));
    const before = await database('directus_users').where({ id: member.id }).first('avatar');
    const file = { title: 'avatar', filename_download: 'avatar.webp' };
    const id = redrawn === null ? null : await storePicture(context, member, redrawn, file);
    await database('directus_users').where({ id: member.id }).update({ avatar: id });
    if (before?.avatar) await remove(context, member, before.avatar);
    return { avatar: id };
  };
}

/**
 * Checks the size and the daily limit of an upload, and encodes it again as an avatar.
 * @throws Refusal
 */
async function redraw(context: AccountContext, member: Member, file: Buffer): Promise<Redrawn> {
  if (file.length > MAX_AVATAR_BYTES) throw refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE_SIZE', 'picture');
  await countPicture(context, member);
  return redrawPicture(file, DRAWING);
}

/** Deletes the picture only if the member uploaded it, because an administrator may have assigned another one. */
async function remove({ database, services }: AccountContext, member: Member, id: string): Promise<void> {
  const ownFiles = await database('directus_files')
    .where({ id, uploaded_by: member.id, folder: FOLDER.uploads })
    .first('id');
  if (ownFiles === undefined) return;
  const files = new services.FilesService({ accountability: null, schema: member.schema, knex: database });
  await files.deleteMany([id]);
}
