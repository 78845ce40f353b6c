/** Validates and completes the saves of editors. This file registers the filters. The imported files contain the rules. */
import type { ActivityRow } from '@hat-nang/model/backend/before-commit';
import {
  type EventMeta,
  type FilterHandler,
  type HookContext,
  type Hooks,
  isRow,
  type Row,
} from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/is-person';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { FOLDER } from '@hat-nang/model/ids';
import { publishableCollections } from '@hat-nang/model/publishing';
import { checkRedirectFrom, checkRedirectTo, findLoop, type Redirect } from '@hat-nang/model/redirects';
import { redirectFindings } from './checks/redirect-ends.ts';
import { createRuleErrors, type Finding } from './checks/refusal.ts';
import { addChangedDate, addNewRowDate, setMissingDate } from './first-publication.ts';
import { normalizeRow } from './normalize-text.ts';
import { documentKeyOf, movePage, placeNewPage } from './page-numbers.ts';
import { isOrdered, placeLast } from './place-last.ts';
import { fieldsByFileId, findOverusedFile } from './shown-files.ts';
import { redirectOldAddress, removeRedirectAt, TRANSLATION_OWNERS } from './slug-moves.ts';
import { addChangedSlug, addSlug } from './slugs.ts';

/** Returns the ids of the given files that the caller may read. Returns all ids for code without a caller. */
export type ReadableFiles = (ids: readonly string[], context: HookContext) => Promise<string[]>;

/**
 * Registers the filters.
 * @param ownOrigins origins of the site, for redirects with an absolute address
 */
export function registerSaveFilters(
  { filter, action }: Hooks,
  ownOrigins: readonly string[],
  readableFiles: ReadableFiles,
): void {
  const systemEvents = ['users', 'files', 'folders'].flatMap((scope) => [`${scope}.create`, `${scope}.update`]);
  for (const event of ['items.create', 'items.update', ...systemEvents]) filter(event, normalizeTexts);

  filter(
    'items.create',
    filterWhen(hasSlug, (row, meta, { database }) => addSlug(database, meta.collection, row)),
  );
  filter('items.update', filterWhen(hasSlug, changeSlug));

  filter(
    'items.create',
    filterWhen(
      ({ collection }) => isOrdered(collection),
      (row, { collection }, { database }) => placeLast(database, collection, row),
    ),
  );

  filter(
    'items.create',
    filterWhen(isPublishable, async (row) => addNewRowDate(row, new Date())),
  );
  filter(
    'items.update',
    filterWhen(isPublishable, (row, { collection, keys = [] }, { database, accountability }) =>
      addChangedDate(database, collection, keys, row, new Date(), accountability !== null),
    ),
  );
  filter('activity.create', async (payload, _meta, { database }) => {
    const { action, collection, item } = payload as ActivityRow;
    if (action === 'update' && publishableCollections.includes(collection))
      await setMissingDate(database, collection, item, new Date());
    return payload;
  });

  for (const scope of ['items', 'users', 'settings']) {
    for (const change of ['create', 'update'])
      filter(`${scope}.${change}`, filterWhen(always, checkFiles(readableFiles)));
  }

  for (const collection of Object.keys(TRANSLATION_OWNERS)) followSlugs({ filter, action }, collection);

  const openDocuments = createRecentKeys();
  filter('documents.items.update', async (payload, { keys = [] }) => {
    if (isRow(payload) && Object.hasOwn(payload, 'pages')) for (const key of keys) openDocuments.add(key);
    return payload;
  });
  action('documents.items.update', async ({ keys = [] }) => {
    for (const key of keys) openDocuments.remove(key);
  });
  filter('document_pages.items.create', filterWhen(always, createPage(openDocuments)));
  filter('document_pages.items.update', filterWhen(always, changePage));

  filter(
    'redirects.items.create',
    filterWhen(always, (row, _meta, context) => saveRedirect(row, [], context, ownOrigins)),
  );
  filter(
    'redirects.items.update',
    filterWhen(always, (row, meta, context) => saveRedirect(row, meta.keys ?? [], context, ownOrigins)),
  );
}

/**
 * Creates redirects from old slugs, and removes the redirect at the address of a new translation. A filter reads the old slug before the save. An action
 * writes the redirect after the save, because a refused save must change nothing.
 */
function followSlugs({ filter, action }: Pick<Hooks, 'filter' | 'action'>, collection: string): void {
  const previousSlugs = new Map<string, string>();
  filter(
    `${collection}.items.update`,
    filterWhen(always, async (row, { keys = [] }, { database }) => {
      if (!Object.hasOwn(row, 'slug')) return row;
      const rows: Array<{ id: number; slug: unknown }> = await database(collection)
        .whereIn('id', keys)
        .select('id', 'slug');
      if (previousSlugs.size > 1000) previousSlugs.clear();
      for (const { id, slug } of rows) if (typeof slug === 'string') previousSlugs.set(String(id), slug);
      return row;
    }),
  );
  action(`${collection}.items.update`, async ({ keys = [] }, { database }) => {
    for (const key of keys) {
      const previousSlug = previousSlugs.get(String(key));
      previousSlugs.delete(String(key));
      if (previousSlug !== undefined) await redirectOldAddress(database, collection, key, previousSlug);
    }
  });
  action(`${collection}.items.create`, async ({ key }, { database }) => {
    if (key !== undefined) await removeRedirectAt(database, collection, key);
  });
}

/** Folders whose files must not be used in content: members' pictures and internal files. */
const CLOSED_FOLDERS: readonly string[] = [FOLDER.uploads, FOLDER.private];

type CollectionMeta = EventMeta & { readonly collection: string };
type RowHandler = (row: Row, meta: CollectionMeta, context: HookContext) => Promise<Row>;

/**
 * Runs a handler for rows that `shouldHandle` accepts, for callers with Studio access and for calls inside Directus. Other callers are skipped: filters
 * run before Directus's permission check, which refuses their changes of content.
 */
function filterWhen(
  shouldHandle: (meta: CollectionMeta, context: HookContext) => boolean,
  handler: RowHandler,
): FilterHandler {
  return async (payload, meta, context) => {
    const { accountability } = context;
    if (accountability !== null && !accountability.admin && !accountability.app) return payload;
    const { collection } = meta;
    if (collection === undefined || !isRow(payload)) return payload;
    const metaWithCollection = { ...meta, collection };
    return shouldHandle(metaWithCollection, context) ? handler(payload, metaWithCollection, context) : payload;
  };
}

function always(): boolean {
  return true;
}

function isPublishable({ collection }: CollectionMeta): boolean {
  return publishableCollections.includes(collection);
}

function hasSlug({ collection }: CollectionMeta, { schema }: HookContext): boolean {
  return collection.endsWith('_translations') && schema?.collections[collection]?.fields.slug !== undefined;
}

const normalizeTexts: FilterHandler = async (payload, { collection, event }) => {
  if (!isRow(payload)) return payload;
  const scope = event?.split('.')[0] ?? 'items';
  return normalizeRow(collection ?? (scope === 'items' ? '' : `directus_${scope}`), payload);
};

const changeSlug: RowHandler = async (row, { collection, keys = [] }, { database }) => {
  if (keys.length === 1) return addChangedSlug(database, collection, keys[0], row);
  // A batch update could give the same slug to several rows of one language, so the slug is removed from the change.
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'slug'));
};

/**
 * Refuses a reference to a file that the caller has no right to read, to a file of a closed folder, or to a file with too many uses. A reference in public
 * content makes the file public.
 */
function checkFiles(readableFiles: ReadableFiles): RowHandler {
  return async (row, { collection, keys = [] }, context) => {
    const { database, schema } = context;
    const referencedFiles = schema === null ? new Map<string, string>() : fieldsByFileId(schema, collection, row);
    const ids = [...referencedFiles.keys()];
    if (schema === null || ids.length === 0) return row;
    const overusedField = await findOverusedFile(database, schema, collection, row, keys);
    if (overusedField !== undefined)
      return refuse(context, [{ collection, field: overusedField, rule: 'check_file_uses' }]);
    const files: Array<{ id: string; folder: string | null }> = await database('directus_files')
      .whereIn('id', ids)
      .select('id', 'folder');
    const readableIds = await readableFiles(ids, context);
    const isClosedFolder = (folder: string | null) =>
      collection !== 'directus_users' && CLOSED_FOLDERS.includes(folder ?? '');
    const forbiddenFile = files.find(({ id, folder }) => isClosedFolder(folder) || !readableIds.includes(id));
    if (forbiddenFile === undefined) return row;
    return refuse(context, [
      { collection, field: referencedFiles.get(forbiddenFile.id) ?? 'id', rule: 'check_file_closed' },
    ]);
  };
}

function createPage(openDocuments: RecentKeys): RowHandler {
  return async (row, _meta, context) => {
    const document = documentKeyOf(row);
    const isNested = document !== undefined && openDocuments.has(document);
    const { row: placedRow, problem } = await placeNewPage(context.database, row, isNested);
    if (problem !== undefined) return refuse(context, [{ ...pageNumberField, ...problem }]);
    return placedRow;
  };
}

interface RecentKeys {
  add(key: number | string): void;
  remove(key: number | string): void;
  has(key: number | string): boolean;
}

/** Creates a store for keys of documents that are being saved together with their pages. Keys of failed saves expire after `ttlMs` milliseconds. */
function createRecentKeys(ttlMs = 30_000): RecentKeys {
  const expiryByKey = new Map<string, number>();
  return {
    add(key) {
      const now = Date.now();
      for (const [storedKey, expiryMs] of expiryByKey) if (expiryMs < now) expiryByKey.delete(storedKey);
      expiryByKey.set(String(key), now + ttlMs);
    },
    remove: (key) => {
      expiryByKey.delete(String(key));
    },
    has: (key) => (expiryByKey.get(String(key)) ?? 0) >= Date.now(),
  };
}

const changePage: RowHandler = async (row, { keys = [] }, context) => {
  const { database } = context;
  if (keys.length !== 1) {
    if (!Object.hasOwn(row, 'number')) return row;
    return refuse(context, [{ ...pageNumberField, rule: 'check_page_numbers_apart' }]);
  }
  const isNested = 'isTransaction' in database && database.isTransaction === true;
  const { row: movedRow, problem } = await movePage(database, keys[0], row, isNested);
  if (problem !== undefined) return refuse(context, [{ ...pageNumberField, ...problem }]);
  return movedRow;
};

async function saveRedirect(
  row: Row,
  keys: ReadonlyArray<number | string>,
  context: HookContext,
  ownOrigins: readonly string[],
): Promise<Row> {
  const { database, accountability } = context;
  const { values, findings } = checkAddresses(row, keys.length === 0);
  if (findings.length > 0) return refuse(context, findings);
  const checkedRow = { ...row, ...values };
  const allRedirects: Array<Redirect & { id: number | string }> = await database('redirects').select(
    'id',
    'from',
    'to',
    'is_active',
  );
  const isSaved = (id: number | string) => keys.some((key) => String(key) === String(id));
  const otherRedirects = allRedirects.filter(({ id }) => !isSaved(id));
  const savedRedirects = keys.length === 0 ? [{ is_active: true }] : allRedirects.filter(({ id }) => isSaved(id));
  for (const storedRedirect of savedRedirects) {
    const redirect = { ...storedRedirect, ...checkedRow } as unknown as Redirect;
    const redirectLoop = findLoop({ ...redirect, is_active: Boolean(redirect.is_active) }, otherRedirects, ownOrigins);
    if (redirectLoop === undefined) {
      if (isPerson(accountability)) await refuseBrokenEnds(context, redirect, ownOrigins);
      continue;
    }
    return refuse(context, [
      { collection: 'redirects', field: 'to', rule: 'check_redirect_loop', subject: redirectLoop.join(' → ') },
    ]);
  }
  return checkedRow;
}

/**
 * Checks both ends of a redirect.
 * @throws if the redirect is active, and starts at an address that the site serves or leads nowhere
 */
async function refuseBrokenEnds(
  context: HookContext,
  redirect: Redirect,
  ownOrigins: readonly string[],
): Promise<void> {
  const findings = redirect.is_active ? await redirectFindings(context.database, redirect, ownOrigins) : [];
  if (findings.length > 0) await refuse(context, findings);
}

function checkAddresses(row: Row, isNew: boolean): { values: Row; findings: Finding[] } {
  const values: Record<string, unknown> = {};
  const findings: Finding[] = [];
  for (const [field, check] of [['from', checkRedirectFrom] as const, ['to', checkRedirectTo] as const]) {
    if (!isNew && !Object.hasOwn(row, field)) continue;
    const result = check(row[field]);
    if ('problem' in result) findings.push({ collection: 'redirects', field, rule: result.problem });
    else values[field] = result.value;
  }
  return { values, findings };
}

const pageNumberField = { collection: 'document_pages', field: 'number' } as const;

/**
 * Refuses a save with these violations.
 * @throws always
 */
async function refuse({ database, accountability }: HookContext, findings: readonly Finding[]): Promise<never> {
  throw await createRuleErrors(database, await readStudioLanguage(database, accountability?.user), findings);
}
