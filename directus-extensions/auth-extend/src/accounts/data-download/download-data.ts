/**
 * `GET /auth-extend/account/data` sends a zip with data.json for programs, a readable page, and the user's files. The files are streamed, so the use of memory
 * does not depend on their size.
 */
import { pipeline } from 'node:stream/promises';
import type { SchemaOverview } from '@directus/types';
import type { Language } from '@hat-nang/model/contracts/fields';
import type { dataQuery } from '@hat-nang/model/contracts/profile';
import archiver from 'archiver';
import type { Response } from 'express';
import type * as z from 'zod/mini';
import { toMailLanguage } from '../../mail/outbox.ts';
import { readBrand } from '../../mail/send-mail.ts';
import type { AccountContext } from '../../shared/context.ts';
import { removeRowContents } from '../../shared/errors.ts';
import { countOrThrow, HOUR } from '../../shared/limits.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { requireCurrentUser } from '../current-user.ts';
import { filesOf, type PersonalData, readPersonalData } from './data-export.ts';
import { renderDataPage } from './data-page.ts';
import { DATA_TEXTS } from './data-texts.ts';

const USER_LIMIT = { name: 'download-data', limit: 5, windowMs: HOUR };

export function downloadData(context: AccountContext) {
  const { database, env } = context;
  return async (query: z.infer<typeof dataQuery>, request: AccountRequest, response: Response): Promise<undefined> => {
    const currentUser = await requireCurrentUser(context, request);
    await countOrThrow(database, env.hashKey, USER_LIMIT, currentUser.account.id);
    const { account, schema } = currentUser;
    const language = query.language ?? toMailLanguage(account.language);
    await sendData(context, { id: account.id, schema, language }, response);
  };
}

/** The user whose data is exported. `language` is the language of the HTML page and of translated values in the data. */
export interface DataOwner {
  readonly id: string;
  readonly schema: SchemaOverview;
  readonly language: Language;
}

/** Streams the zip of a user's data. An error while streaming is logged, and aborts the response. */
export async function sendData(context: AccountContext, owner: DataOwner, response: Response): Promise<void> {
  const { database, env, log } = context;
  const { id, language } = owner;
  const madeAt = Date.now();
  const data = await readPersonalData(database, id, language);
  const brand = await readBrand(database, language, env.siteUrl);
  const { filename } = DATA_TEXTS[language];
  const zip = archiver('zip', { zlib: { level: 6 } });
  zip.append(`${JSON.stringify({ made_at: new Date(madeAt).toISOString(), ...data }, null, 2)}\n`, {
    name: 'data.json',
  });
  zip.append(renderDataPage(data, language, brand.name, madeAt), { name: `${filename}.html` });
  response.setHeader('Content-Type', 'application/zip');
  const date = new Date(madeAt).toISOString().slice(0, 10);
  response.setHeader('Content-Disposition', `attachment; filename="${filename}-${date}.zip"`);
  try {
    const addingFiles = addFiles(context, owner, data, zip).then(() => zip.finalize());
    await Promise.all([pipeline(zip, response), addingFiles]);
  } catch (error) {
    // A part of the response may already be sent, so the response cannot become an error response.
    log.error(removeRowContents(error), 'auth-extend: a download of personal data broke off');
    zip.abort();
    response.destroy();
  }
}

async function addFiles(
  { database, services, log }: AccountContext,
  { id: owner, schema }: DataOwner,
  { files }: PersonalData,
  zip: ReturnType<typeof archiver>,
): Promise<void> {
  if (files.length === 0) return;
  const service = new services.AssetsService({ accountability: null, knex: database, schema });
  for (const { id, filename_download } of await filesOf(database, owner).select('id', 'filename_download')) {
    try {
      const { stream } = await service.getAsset(id, { transformationParams: {} });
      zip.append(stream, { name: `files/${id}-${safeName(filename_download)}` });
    } catch (error) {
      log.error(removeRowContents(error), `auth-extend: the file ${id} could not be added to a download`);
    }
  }
}

/** Returns a file name without path separators, cut to its last 100 UTF-16 units. Returns `file` if no character remains. */
export function safeName(name: unknown): string {
  return (
    String(name ?? '')
      .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')
      .replace(/^\.+/, '')
      .slice(-100) || 'file'
  );
}
