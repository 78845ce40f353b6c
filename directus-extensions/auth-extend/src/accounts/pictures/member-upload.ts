/**
 * `POST /files` by a signed-in user without access to the Studio (docs/specification.md §7). The route accepts one picture, which `redrawPicture` encodes
 * again. Requests of other callers, and requests that are not `multipart/form-data`, pass to Directus's own route.
 */

import { MAX_AVATAR_BYTES } from '@hat-nang/model/contracts/own-lists';
import { FOLDER } from '@hat-nang/model/ids';
import type { RequestHandler } from 'express';
import type { AccountContext } from '../../shared/context.ts';
import { Refusal, refusal, sendRefusal } from '../../shared/errors.ts';
import { asyncHandler } from '../../shared/json-endpoint.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { countPictureUpload, type Owner, storePicture } from './member-pictures.ts';
import { FormProblem, type PictureForm, readPictureForm } from './picture-form.ts';
import { redrawPicture } from './redraw-picture.ts';

/** Maximum length of the longer side of the stored picture, in pixels. */
const MAX_SIDE_PIXELS = 1024;
const FORM_LIMITS = { bytes: MAX_AVATAR_BYTES, totalMs: 60_000 };
/** Fields of the form that members may send. The server overrides `type` and `storage`. */
const ALLOWED_FIELDS = new Set(['title', 'filename_download', 'folder', 'type', 'storage']);

export function memberUpload(context: AccountContext): RequestHandler {
  return asyncHandler(async (request, response, next) => {
    const owner = ownerOf(request);
    if (owner === undefined || !request.is('multipart/form-data')) return next();
    response.setHeader('Cache-Control', 'no-store');
    try {
      const id = await upload(context, owner, request);
      const files = new context.services.ItemsService('directus_files', {
        accountability: owner.accountability,
        schema: owner.schema,
        knex: context.database,
      });
      response.json({ data: await files.readOne(id, request.sanitizedQuery ?? {}) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendRefusal(response, error);
    }
  });
}

/** Returns the caller as an owner. Returns undefined if the caller is not signed in or has access to the Studio, or if the request has no schema. */
function ownerOf({ accountability, schema }: AccountRequest): Owner | undefined {
  if (!accountability?.user || accountability.admin || accountability.app || schema === undefined) return undefined;
  return { id: accountability.user, accountability, schema };
}

async function upload(context: AccountContext, owner: Owner, request: AccountRequest): Promise<string> {
  const form = await readForm(request);
  const unknownField = [...form.fields.keys()].find((name) => !ALLOWED_FIELDS.has(name));
  const folder = form.fields.get('folder') ?? FOLDER.uploads;
  if (unknownField !== undefined || folder !== FOLDER.uploads)
    throw refusal('FORBIDDEN', 'FORM.ERROR_INVALID', unknownField ?? 'folder');
  await countPictureUpload(context, owner);
  const redrawnPicture = await redrawPicture(form.content, { side: MAX_SIDE_PIXELS });
  const fileExtension = redrawnPicture.kind === 'jpeg' ? 'jpg' : redrawnPicture.kind;
  const name = toPlainText(form.fields.get('filename_download') ?? form.filename).replace(/\.[^.]*$/, '') || 'picture';
  const title = toPlainText(form.fields.get('title') ?? '') || name;
  return storePicture(context, owner, redrawnPicture, { title, filename_download: `${name}.${fileExtension}` });
}

/**
 * Reads the form with the picture.
 * @throws Refusal
 */
async function readForm(request: AccountRequest): Promise<PictureForm> {
  try {
    return await readPictureForm(request, FORM_LIMITS);
  } catch (error) {
    if (!(error instanceof FormProblem)) throw refusal('INVALID_PAYLOAD', 'PROFILE_FORM.ERROR_PICTURE', 'picture');
    if (error.about === 'size') throw refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_PICTURE_SIZE', 'picture');
    throw refusal('INVALID_PAYLOAD', 'PROFILE_FORM.ERROR_PICTURE', 'picture');
  }
}

/** Reduces a text to one line of at most 120 characters, without control characters and without everything up to the last slash or backslash. */
const toPlainText = (text: string): string =>
  [
    ...text
      .replace(/^.*[\\/]/, '')
      .replace(/\p{Cc}/gu, '')
      .normalize('NFC')
      .trim(),
  ]
    .slice(0, 120)
    .join('');
