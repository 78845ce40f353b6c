/** `POST /auth-extend/account/avatar` sets or removes a member's picture. It stores a small square that is rendered from the upload, not the upload. */

import { type avatarRequest, MAX_AVATAR_BYTES } from '@hat-nang/model/contracts/own-lists';
import { FOLDER } from '@hat-nang/model/ids';
import type * as z from 'zod/mini';
import { type Member, memberOf } from '../../own-lists/member.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, HOUR } from '../../shared/limits.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { countPictureUpload, storePicture } from './member-pictures.ts';
import { type RedrawnPicture, redrawPicture } from './redraw-picture.ts';

const CHANGE_LIMIT = { name: 'avatar-hour', limit: 30, windowMs: HOUR };
/** Format of the stored picture. `side` is its width and height in pixels. */
const AVATAR_FORMAT = { side: 512, isSquare: true, kind: 'webp' } as const;

export function changeAvatar(context: AccountContext) {
  const { database, env } = context;
  return async ({ picture }: z.infer<typeof avatarRequest>, request: AccountRequest) => {
    const member = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, CHANGE_LIMIT, member.id);
    const redrawnPicture = picture === null ? null : await redraw(context, member, Buffer.from(picture, 'base64'));
    const previousRow = await database('directus_users').where({ id: member.id }).first('avatar');
    const file = { title: 'avatar', filename_download: 'avatar.webp' };
    const id = redrawnPicture === null ? null : await storePicture(context, member, redrawnPicture, file);
    await database('directus_users').where({ id: member.id }).update({ avatar: id });
    if (previousRow?.avatar) await removeAvatar(context, member, previousRow.avatar);
    return { avatar: id };
  };
}

/**
 * Checks the size and the daily limit of an upload, and encodes the upload again as an avatar.
 * @throws Refusal if the file is too large or not a valid picture; TooManyRequests above the daily limit, or if the queue of pictures is full
 */
async function redraw(context: AccountContext, member: Member, file: Buffer): Promise<RedrawnPicture> {
  if (file.length > MAX_AVATAR_BYTES) throw refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE_SIZE', 'picture');
  await countPictureUpload(context, member);
  return redrawPicture(file, AVATAR_FORMAT);
}

/** Deletes the previous picture only if the member uploaded it, because an administrator may have assigned another file. */
async function removeAvatar({ database, services }: AccountContext, member: Member, id: string): Promise<void> {
  const ownFile = await database('directus_files')
    .where({ id, uploaded_by: member.id, folder: FOLDER.uploads })
    .first('id');
  if (ownFile === undefined) return;
  const files = new services.FilesService({ accountability: null, schema: member.schema, knex: database });
  await files.deleteMany([id]);
}
