/** Refuses saves that break a publishing rule, and deletions of items in use. This file registers the filters. Other files of this folder contain the rules. */
import { type ActivityRow, checkBeforeCommit } from '@hat-nang/model/backend/before-commit';
import {
  type FilterHandler,
  type HookContext,
  type Hooks,
  isRow,
  type Row,
} from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/is-person';
import { PreviousOwners } from '@hat-nang/model/backend/previous-owners';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { USER } from '@hat-nang/model/ids';
import { ownerStep } from '@hat-nang/model/owners';
import {
  GROUP_STATUSES,
  groupCollections,
  groupStatusCollections,
  publishableCollections,
  STATUSES,
} from '@hat-nang/model/publishing';
import { RICH_TEXT } from '@hat-nang/model/rich-text';
import type { Knex } from 'knex';
import { isReplaceable, replacePath } from '../replace-used/paths.ts';
import { replaceTexts } from '../replace-used/replace-texts.ts';
import { REDIRECT_NOTE } from '../slug-moves.ts';
import { registerTrash } from '../trash.ts';
import { checkDeletion, checkDescriptions, checkErasing, checkItems, checkMedia } from './check-items.ts';
import { cleanHtml } from './clean-html.ts';
import { configLinkFindings } from './config-links.ts';
import { toDraftCopy } from './draft-copies.ts';
import { watchFiles } from './file-changes.ts';
import { describeUses, type FilterReadable, findLinksTo, findUses, GROUP_COLLECTIONS, hasPages } from './find-uses.ts';
import { type ChangedRow, type Key, ownersOf } from './owners.ts';
import { createRuleErrors } from './refusal.ts';
import { protectServiceUser } from './service-user.ts';

export interface CheckContext {
  /** Origins of the site. */
  readonly siteOrigins: readonly string[];
  /** Origins of Directus. Rich text may contain pictures from these origins, because the Studio inserts pictures with the full URL. */
  readonly directusOrigins: readonly string[];
  /** Returns the keys of the given items that the caller may read. Returns all keys for code without a caller. */
  readonly readable: (context: HookContext, ...request: Parameters<FilterReadable>) => ReturnType<FilterReadable>;
}

export function registerChecks({ filter, action }: Pick<Hooks, 'filter' | 'action'>, checkContext: CheckContext): void {
  for (const event of ['items.create', 'items.update']) {
    filter(event, onlyForStaff(refuseUnknownStatus));
    filter(event, onlyForStaff(cleanRichText(checkContext)));
    filter(event, refuseBrokenConfigLinks(checkContext));
  }
  filter('items.create', async (payload, { collection = '' }, { database, accountability }) =>
    isPerson(accountability) && publishableCollections.includes(collection) && isRow(payload)
      ? toDraftCopy(database, collection, payload)
      : payload,
  );
  filter('items.update', refuseHidingUsed(checkContext));
  watchSaves(filter, checkContext.siteOrigins);
  protectServiceUser({ filter });
  filter('items.delete', async (payload, { collection = '' }, context) => {
    await refuseUsed(collection, payload as Key[], context, checkContext);
    await refuseErasing(collection, payload as Key[], context, checkContext);
    return payload;
  });
  registerTrash({ filter, action }, async (collection, keys, context) => {
    await refuseUsed(collection, keys, context, checkContext);
    await refuseDeletingPublished(collection, keys, context, checkContext);
  });
  filter('files.delete', async (payload, _meta, context) => {
    await refuseUsed('directus_files', payload as Key[], context, checkContext);
    return payload;
  });
}

function watchSaves(filter: Hooks['filter'], siteOrigins: readonly string[]): void {
  const readFileChange = watchFiles(filter);
  const previousOwners = new PreviousOwners<ChangedRow>(ownersOf);
  filter('items.delete', async (payload, { collection = '' }, { database, accountability }) => {
    const isOwnedPart = ownerStep(collection) !== undefined && isPerson(accountability);
    if (isOwnedPart) await previousOwners.remember(database, collection, payload as Key[]);
    return payload;
  });
  filter('items.update', async (payload, { collection = '', keys = [] }, { database, accountability }) => {
    const step = ownerStep(collection);
    const hasOwnerChange = step !== undefined && isRow(payload) && Object.hasOwn(payload, step.field);
    if (hasOwnerChange && isPerson(accountability)) await previousOwners.remember(database, collection, keys);
    return payload;
  });
  filter('activity.create', async (payload, _meta, { database, schema }) => {
    const { action, collection, item, user } = payload as ActivityRow;
    // Changes by the service user, and by flows and other code without a user, are not checked.
    if (user === null || user === USER.service || !['create', 'update', 'delete'].includes(action)) return payload;
    if (collection === 'directus_files') {
      // The check runs here and not before the commit, because Directus may rename the stored file before the commit.
      if (action !== 'update') return payload;
      const { isContentChanged, isMarkChanged } = await readFileChange(database, item);
      if (!isContentChanged && !isMarkChanged) return payload;
      const uses = await findUses(database, schema, collection, [item]);
      if (isContentChanged) await checkMedia(database, uses, user);
      if (isMarkChanged) await checkDescriptions(database, uses, user);
      return payload;
    }
    const previousItems = previousOwners.take(collection, item);
    const currentItems = action === 'delete' ? [] : await ownersOf(database, collection, [item]);
    const changedItems = [...previousItems, ...currentItems].filter(({ collection: name }) =>
      publishableCollections.includes(name),
    );
    if (changedItems.length > 0) {
      checkBeforeCommit(database, changedItems, user, (transaction, checkedItems, userId) =>
        checkItems(transaction, schema, checkedItems, userId, siteOrigins),
      );
    }
    return payload;
  });
}

/** Checks whether a change hides rows of a group collection, or options, from the site. Returns the changed field, otherwise undefined. */
function findHidingField(collection: string, change: Row): string | undefined {
  if (groupCollections.includes(collection))
    return Object.hasOwn(change, 'status') && change.status !== 'published' ? 'status' : undefined;
  return collection === 'options' && Object.hasOwn(change, 'is_active') && !change.is_active ? 'is_active' : undefined;
}

/**
 * Refuses to unpublish a category or section, or to deactivate an option, that published items use. Items that require it would disappear from the site, or
 * lose their licence or reading age.
 */
const refuseHidingUsed =
  ({ readable }: CheckContext): FilterHandler =>
  async (payload, { collection = '', keys = [] }, context) => {
    const { database, schema, accountability } = context;
    const field = isPerson(accountability) && isRow(payload) ? findHidingField(collection, payload) : undefined;
    if (field === undefined) return payload;
    if ((await readable(context, collection, keys)).length === 0) return payload;
    const uses: ChangedRow[] = [];
    for (const use of await findUses(database, schema, collection, keys)) {
      if (!publishableCollections.includes(use.collection)) continue;
      if (await database(use.collection).where({ id: use.key, status: 'published' }).first('id')) uses.push(use);
    }
    await refuseUses({ collection, field, keys }, uses, context, readable);
    return payload;
  };

/**
 * Refuses a change of rows that are in use. For a row that can be replaced, the message also has the address of the page that replaces it.
 * @throws the violation, if there are uses
 */
async function refuseUses(
  { collection, field, keys }: { collection: string; field: string; keys: readonly Key[] },
  uses: readonly ChangedRow[],
  context: HookContext,
  readable: CheckContext['readable'],
): Promise<void> {
  const { database, accountability } = context;
  const lang = await readStudioLanguage(database, accountability?.user);
  const usesText = await describeUses(database, lang, uses, (...request) => readable(context, ...request));
  if (usesText === undefined) return;
  const [key] = keys;
  const pageText =
    key !== undefined && keys.length === 1 && isReplaceable(collection)
      ? ` (${replaceTexts[lang].refusalHint}: ${replacePath(collection, key)})`
      : '';
  throw await createRuleErrors(database, lang, [
    { collection, field, rule: 'check_used', subject: usesText + pageText },
  ]);
}

async function refuseUsed(
  collection: string,
  keys: readonly Key[],
  context: HookContext,
  { readable }: CheckContext,
): Promise<void> {
  const { database, schema, accountability } = context;
  if (!isPerson(accountability)) return;
  const mayBeUsed = collection === 'directus_files' || GROUP_COLLECTIONS.includes(collection);
  if (!mayBeUsed && !hasPages(collection)) return;
  // Filters run before Directus's permission check. Directus itself refuses callers who have no right to read these items, so this function returns without
  // an error.
  if ((await readable(context, collection, keys)).length === 0) return;
  const uses = [
    ...(mayBeUsed ? await findUses(database, schema, collection, keys) : []),
    ...(hasPages(collection) ? await findLinksTo(database, collection, keys, REDIRECT_NOTE) : []),
  ];
  await refuseUses({ collection, field: 'id', keys }, uses, context, readable);
}

/** Refuses the deletion of published items by users without the right to publish them. */
async function refuseDeletingPublished(
  collection: string,
  keys: readonly Key[],
  context: HookContext,
  { readable }: CheckContext,
): Promise<void> {
  const { database, accountability } = context;
  if (!isPerson(accountability) || !publishableCollections.includes(collection)) return;
  // Directus itself refuses callers who have no right to read the items. The error must not reveal the status of such items.
  const readableKeys = await readable(context, collection, keys);
  await checkDeletion(database, collection, readableKeys, accountability?.user ?? null);
}

/**
 * Prevents users other than administrators from erasing items. A deletion by a person moves an item to the trash. Only a deletion of items that are already in
 * the trash erases the items (decision 264).
 */
async function refuseErasing(
  collection: string,
  keys: readonly Key[],
  context: HookContext,
  { readable }: CheckContext,
): Promise<void> {
  const { database, accountability } = context;
  if (!isPerson(accountability) || !publishableCollections.includes(collection)) return;
  await checkErasing(database, collection, await readable(context, collection, keys), accountability?.user ?? null);
}

/** Skips saves of callers without Studio access. Filters run before Directus's permission check, which refuses changes of content by these callers. */
const onlyForStaff =
  (handler: FilterHandler): FilterHandler =>
  async (payload, meta, context) => {
    const { accountability } = context;
    const isStaff = accountability === null || accountability.admin || accountability.app;
    return isStaff ? handler(payload, meta, context) : payload;
  };

const refuseUnknownStatus: FilterHandler = async (payload, { collection = '' }, { database, accountability }) => {
  const statuses = publishableCollections.includes(collection)
    ? STATUSES
    : groupStatusCollections.includes(collection)
      ? GROUP_STATUSES
      : undefined;
  if (statuses === undefined || !isRow(payload) || !Object.hasOwn(payload, 'status')) return payload;
  if (statuses.some((status) => status === payload.status)) return payload;
  const lang = await readStudioLanguage(database, accountability?.user);
  throw await createRuleErrors(database, lang, [
    { collection, field: 'status', rule: 'check_status', subject: String(payload.status) },
  ]);
};

/** Refuses menus and other addresses of the site configuration that lead nowhere. */
const refuseBrokenConfigLinks =
  ({ siteOrigins }: CheckContext): FilterHandler =>
  async (payload, { collection = '' }, { database, accountability }) => {
    if (!isPerson(accountability) || !isRow(payload)) return payload;
    const findings = await configLinkFindings(database, collection, payload, siteOrigins);
    if (findings.length === 0) return payload;
    throw await createRuleErrors(database, await readStudioLanguage(database, accountability?.user), findings);
  };

const cleanRichText =
  ({ siteOrigins, directusOrigins }: CheckContext): FilterHandler =>
  async (payload, { collection = '' }, { database }) => {
    const columns = Object.hasOwn(RICH_TEXT, collection) ? (RICH_TEXT[collection] ?? []) : [];
    if (columns.length === 0 || !isRow(payload)) return payload;
    const texts = columns.flatMap((column) => {
      const value = payload[column];
      return typeof value === 'string' ? [[column, value] as const] : [];
    });
    const hasEmbed = texts.some(([, value]) => /<iframe/i.test(value));
    const options = {
      ownOrigins: [...siteOrigins, ...directusOrigins],
      embedHosts: hasEmbed ? await embedHostsOf(database) : [],
    };
    return { ...payload, ...Object.fromEntries(texts.map(([column, value]) => [column, cleanHtml(value, options)])) };
  };

async function embedHostsOf(database: Knex): Promise<string[]> {
  const row: { embed_hosts?: unknown } | undefined = await database('app_configs').first('embed_hosts');
  const storedHosts: unknown = typeof row?.embed_hosts === 'string' ? JSON.parse(row.embed_hosts) : row?.embed_hosts;
  return Array.isArray(storedHosts) ? storedHosts.map(String) : [];
}
