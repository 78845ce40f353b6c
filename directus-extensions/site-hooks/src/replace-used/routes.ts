/** `/replace-used` shows editors where a file, category, section or option is used, and replaces it there (decision 308). */
import { isDirectusError } from '@directus/errors';
import type { SchemaOverview } from '@directus/types';
import type { Lang } from '@hat-nang/model/languages';
import type { Application, Request, Response } from 'express';
import type { Knex } from 'knex';
import { findLinksTo, hasPages, kindOf, nameItem, toDistinct, UNNAMED_COLLECTIONS } from '../checks/find-uses.ts';
import type { ChangedRow, Key } from '../checks/owners.ts';
import { REDIRECT_NOTE } from '../slug-moves.ts';
import type { Caller, Services } from '../translation-desk/read-item.ts';
import { staffFormPage } from '../translation-desk/staff-page.ts';
import { REPLACE_PATH, replacePath } from './paths.ts';
import { type Choice, readChoice, readReplacement, readReplacements } from './read-choices.ts';
import { type NamedPlace, notFoundHtml, type ReplacePage, replaceHtml } from './replace-page.ts';
import { replaceTexts } from './replace-texts.ts';
import { findContentReferences, replaceUses } from './replace-uses.ts';

export interface ReplaceOptions {
  readonly database: Knex;
  readonly services: Services;
  readonly getSchema: () => Promise<SchemaOverview>;
  /** Returns the keys of the items that the caller may read. */
  readonly readable: (caller: Caller, collection: string, keys: readonly Key[]) => Promise<readonly Key[]>;
}

type Notice = ReplacePage['notice'];

const OUTCOMES = ['replaced', 'deleted'] as const;

export function registerReplacement(
  app: Application,
  { database, services, getSchema, readable }: ReplaceOptions,
): void {
  const staffRoute = (handle: Parameters<typeof staffFormPage>[1]) =>
    staffFormPage({ database, services, getSchema }, handle);

  /** Names the uses, with the addresses of their forms. A use that the user may not read has only its kind. */
  const namePlaces = async (caller: Caller, language: Lang, uses: readonly ChangedRow[]): Promise<NamedPlace[]> => {
    const places: NamedPlace[] = [];
    for (const use of toDistinct(uses)) {
      const { collection, key } = use;
      if (collection === 'menu' || collection === 'app_configs') {
        const name = collection === 'menu' ? `${replaceTexts[language].menu}: ${key}` : kindOf(language, collection);
        places.push({ name, address: '/admin/content/app_configs' });
        continue;
      }
      const isOpen =
        !UNNAMED_COLLECTIONS.includes(collection) && (await readable(caller, collection, [key])).length > 0;
      const name = isOpen ? await nameItem(database, language, use) : kindOf(language, collection);
      places.push({ name, address: isOpen ? `/admin/content/${collection}/${key}` : undefined });
    }
    return places;
  };

  const sendPage = async (
    caller: Caller,
    language: Lang,
    item: Choice,
    response: Response,
    { replacement, searched = '', notice }: { replacement?: Choice; searched?: string; notice?: Notice } = {},
  ) => {
    const { collection, key } = item;
    const { references, memberUses } = await findContentReferences(database, caller.schema, collection, key);
    const links = hasPages(collection) ? await findLinksTo(database, collection, [key], REDIRECT_NOTE) : [];
    const owners = references.flatMap((reference) => reference.owners);
    const page: ReplacePage = {
      ...{ language, item, memberUses, replacement, searched, notice },
      places: await namePlaces(caller, language, [...owners, ...links]),
      choices: replacement === undefined ? await readReplacements(caller, language, item, searched) : [],
      // Stored answers refer to options, so editors cannot delete any (schema/access/editor.ts).
      mayDelete: collection !== 'options' || caller.accountability.admin,
    };
    response.type('html').send(replaceHtml(page));
  };

  /** Reads the row of the address. If there is no such row for the user, sends the page "not found" and returns undefined. */
  const readItemOf = async (caller: Caller, language: Lang, { query }: Request, response: Response) => {
    const item = await readChoice(caller, language, query.collection, query.id).catch(ignoreForbidden);
    if (item === undefined) response.status(404).type('html').send(notFoundHtml(language));
    return item;
  };

  app.get(
    REPLACE_PATH,
    staffRoute(async (caller, language, request, response) => {
      const item = await readItemOf(caller, language, request, response);
      if (item === undefined) return;
      const { q, with: choice, done } = request.query;
      const outcome = OUTCOMES.find((candidate) => candidate === done);
      await sendPage(caller, language, item, response, {
        replacement: choice === undefined ? undefined : await readReplacement(caller, language, item, choice),
        searched: typeof q === 'string' ? q.trim().slice(0, 100) : '',
        notice: outcome && { text: replaceTexts[language].done[outcome], isRefusal: false },
      });
    }),
  );

  app.post(
    REPLACE_PATH,
    staffRoute(async (caller, language, request, response) => {
      const item = await readItemOf(caller, language, request, response);
      if (item === undefined) return;
      const texts = replaceTexts[language];
      const refuse = async (status: number, text: string) => {
        response.status(status);
        await sendPage(caller, language, item, response, { notice: { text, isRefusal: true } });
      };
      const replacement = await readReplacement(caller, language, item, request.query.with);
      if (replacement === undefined) return refuse(400, texts.invalidChoice);
      const { collection, key } = item;
      const refusal = await findRefusal(language, () =>
        replaceUses(caller, database, collection, key, replacement.key),
      );
      if (refusal !== undefined) return refuse(refusal.status, texts.failed(refusal.reason));
      const shouldDelete = request.query.old === 'delete';
      if (shouldDelete) {
        // The old row is deleted after the commit, because Directus removes the bytes of a file at once.
        const deletionRefusal = await findRefusal(language, () => deleteRow(caller, collection, key));
        if (deletionRefusal !== undefined)
          return refuse(deletionRefusal.status, texts.notDeleted(deletionRefusal.reason));
      }
      const done = shouldDelete ? 'deleted' : 'replaced';
      response.redirect(303, replacePath(collection, replacement.key, { done }));
    }),
  );
}

function deleteRow({ services, schema, accountability }: Caller, collection: string, key: Key): Promise<unknown> {
  if (collection === 'directus_files')
    return new services.FilesService({ schema, accountability }).deleteOne(String(key));
  return new services.ItemsService(collection, { schema, accountability }).deleteOne(key);
}

/**
 * Runs a change and returns why it was refused. Undefined if it was not refused.
 * @throws every error that is no refusal
 */
async function findRefusal(
  language: Lang,
  change: () => Promise<unknown>,
): Promise<{ status: number; reason: string } | undefined> {
  try {
    await change();
    return undefined;
  } catch (error) {
    const refusals = [error].flat().filter((each) => isDirectusError(each) && each.status < 500);
    const [firstRefusal] = refusals;
    if (!isDirectusError(firstRefusal)) throw error;
    const { status, code } = firstRefusal;
    if (code === 'FORBIDDEN') return { status, reason: replaceTexts[language].forbidden };
    const reasons = refusals.map((each) => (each as Error).message);
    return { status, reason: [...new Set(reasons)].join(' ') };
  }
}

function ignoreForbidden(error: unknown): undefined {
  if (!isDirectusError(error, 'FORBIDDEN')) throw error;
}
