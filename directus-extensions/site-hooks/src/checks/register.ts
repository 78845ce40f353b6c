/** What people may not do: publish what breaks a rule, and delete what is in use. Registers the filters; the rules are in the files beside it. */
import type { FilterHandler, HookContext, Hooks, Row, Schema } from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/people';
import { USER } from '@hat-nang/model/ids';
import { ownerStep } from '@hat-nang/model/owners';
import { GROUP_STATUSES, groupCollections, publishable, STATUSES } from '@hat-nang/model/publishing';
import { RICH_TEXT } from '@hat-nang/model/rich-text';
import { declaredSections } from '@hat-nang/model/sections';
import type { Knex } from 'knex';
import { NOTE } from '../slug-moves.ts';
import { checkBeforeCommit } from './before-commit.ts';
import { cleanHtml } from './clean-html.ts';
import { asDraftCopy } from './copies.ts';
import { GROUPS, hasPages, holdersOf, leadsTo, sayUses, usesOf } from './in-use.ts';
import { readState } from './item-state.ts';
import { addressesIn } from './links.ts';
import { type Key, ownersOf, type Touched } from './owners.ts';
import { isServed, pageAt } from './pages-of-site.ts';
import { type Finding, languageOfUser, refusal } from './refusal.ts';
import { dateFindings, publishingFindings } from './rules.ts';

/** A row that Directus records of a save. */
interface Recorded {
  readonly action: string;
  readonly collection: string;
  readonly item: Key;
  readonly user: string | null;
}

/** Owners remembered between the filter of a save and its record. Saves that fail in between leave theirs behind. */
const MAX_REMEMBERED = 10_000;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

export function registerChecks({ filter }: Pick<Hooks, 'filter'>): void {
  for (const event of ['items.create', 'items.update']) {
    filter(event, ofStaff(refuseUnknownStatus));
    filter(event, ofStaff(cleanRichText));
  }
  filter('items.create', async (payload, { collection = '' }, { database, accountability }) =>
    isPerson(accountability) && publishable.includes(collection) && isRow(payload)
      ? asDraftCopy(database, collection, payload)
      : payload,
  );
  filter('items.update', refuseHidingUsed);
  watchSaves(filter);
  filter('items.delete', async (payload, { collection = '' }, context) => {
    await refuseUsed(collection, payload as Key[], context);
    return payload;
  });
  filter('files.delete', async (payload, _meta, context) => {
    await refuseUsed('directus_files', payload as Key[], context);
    return payload;
  });
}

function watchSaves(filter: Hooks['filter']): void {
  const leftBehind = new Map<string, readonly Touched[]>();
  const remember = async (database: Knex, collection: string, keys: readonly Key[]) => {
    if (leftBehind.size > MAX_REMEMBERED) leftBehind.clear();
    for (const key of keys) leftBehind.set(`${collection}:${key}`, await ownersOf(database, collection, [key]));
  };
  filter('items.delete', async (payload, { collection = '' }, { database, accountability }) => {
    const isPart = ownerStep(collection) !== undefined && isPerson(accountability);
    if (isPart) await remember(database, collection, payload as Key[]);
    return payload;
  });
  filter('items.update', async (payload, { collection = '', keys = [] }, { database, accountability }) => {
    const step = ownerStep(collection);
    const isMoved = step !== undefined && isRow(payload) && Object.hasOwn(payload, step.field);
    if (isMoved && isPerson(accountability)) await remember(database, collection, keys);
    return payload;
  });
  filter('activity.create', async (payload, _meta, { database, schema }) => {
    const { action, collection, item, user } = payload as Recorded;
    if (user === USER.service || !['create', 'update', 'delete'].includes(action)) return payload;
    const before = leftBehind.get(`${collection}:${item}`) ?? [];
    leftBehind.delete(`${collection}:${item}`);
    const now = await itemsOf(database, schema, action, { collection, key: item });
    const touched = [...before, ...now].filter(({ collection: name }) => publishable.includes(name));
    if (touched.length > 0) {
      checkBeforeCommit(database, touched, user, (...all) => check(schema, ...all));
    }
    return payload;
  });
}

/** The items that a saved row belongs to; those that show it, where it is a file that has become another. */
async function itemsOf(
  database: Knex,
  schema: Schema | null,
  action: string,
  { collection, key }: Touched,
): Promise<Touched[]> {
  if (action === 'delete') return [];
  if (collection !== 'directus_files') return ownersOf(database, collection, [key]);
  return action === 'update' ? holdersOf(database, schema, collection, [key]) : [];
}

/** @throws the refusals, in the language of the user */
async function check(
  schema: Schema | null,
  database: Knex,
  touched: readonly Touched[],
  user: string | null,
): Promise<void> {
  const lang = await languageOfUser(database, user);
  const findings: Finding[] = [];
  for (const { collection, key } of touched) {
    const section = declaredSections.find((each) => each.collection === collection);
    const state = section && (await readState(database, schema, section, key));
    if (section === undefined || state === undefined) continue;
    findings.push(...dateFindings(collection, state.item));
    if (state.item.status !== 'published') continue;
    const texts = [...state.translations, ...state.pageTexts].flatMap((row) => Object.values(row));
    const paths = texts.flatMap((text) => (typeof text === 'string' ? addressesIn(text) : []));
    const answering = await answeringOf(database, paths);
    findings.push(...publishingFindings(section, state, (path) => answering.has(path)));
  }
  if (findings.length > 0) throw refusal(lang, findings);
}

/** A category that is taken down takes the words from every item in it. */
const refuseHidingUsed: FilterHandler = async (payload, { collection = '', keys = [] }, context) => {
  const { database, schema, accountability } = context;
  if (!isPerson(accountability) || !groupCollections.includes(collection)) return payload;
  if (!isRow(payload) || !Object.hasOwn(payload, 'status') || payload.status === 'published') return payload;
  const uses: Touched[] = [];
  for (const use of await usesOf(database, schema, collection, keys)) {
    if (!publishable.includes(use.collection)) continue;
    if (await database(use.collection).where({ id: use.key, status: 'published' }).first('id')) uses.push(use);
  }
  const lang = await languageOfUser(database, accountability?.user);
  const what = await sayUses(database, lang, uses);
  if (what !== undefined) throw refusal(lang, [{ collection, field: 'status', rule: 'check_used', what }]);
  return payload;
};

/** Those of some addresses that the site answers: pages, files, and what a redirect leads on from. */
async function answeringOf(database: Knex, addresses: readonly string[]): Promise<Set<string>> {
  const answering = new Set<string>();
  for (const address of new Set(addresses)) {
    if (!address.startsWith('/')) continue;
    const path = address.split(/[?#]/)[0] ?? '';
    const isLedOn = () => database('redirects').where({ from: path, is_active: true }).first('id');
    if (isServed(address) || (await pageAt(database, address)) !== undefined || (await isLedOn()) !== undefined)
      answering.add(address);
  }
  return answering;
}

async function refuseUsed(collection: string, keys: readonly Key[], context: HookContext): Promise<void> {
  const { database, schema, accountability } = context;
  if (!isPerson(accountability)) return;
  const isUsable = collection === 'directus_files' || GROUPS.includes(collection);
  if (!isUsable && !hasPages(collection)) return;
  const uses = [
    ...(isUsable ? await usesOf(database, schema, collection, keys) : []),
    ...(hasPages(collection) ? await leadsTo(database, collection, keys, NOTE) : []),
  ];
  const lang = await languageOfUser(database, accountability?.user);
  const what = await sayUses(database, lang, uses);
  if (what !== undefined) throw refusal(lang, [{ collection, field: 'id', rule: 'check_used', what }]);
}

/** Filters run before Directus looks at the permission: saves of others, which it will refuse, are not worth the work. */
const ofStaff =
  (handler: FilterHandler): FilterHandler =>
  async (payload, meta, context) => {
    const { accountability } = context;
    const isStaff = accountability === null || accountability.admin || accountability.app;
    return isStaff ? handler(payload, meta, context) : payload;
  };

const refuseUnknownStatus: FilterHandler = async (payload, { collection = '' }, { database, accountability }) => {
  const known = publishable.includes(collection)
    ? STATUSES
    : groupCollections.includes(collection)
      ? GROUP_STATUSES
      : undefined;
  if (known === undefined || !isRow(payload) || !Object.hasOwn(payload, 'status')) return payload;
  if (known.some((status) => status === payload.status)) return payload;
  const lang = await languageOfUser(database, accountability?.user);
  throw refusal(lang, [{ collection, field: 'status', rule: 'check_status', what: String(payload.status) }]);
};

const cleanRichText: FilterHandler = async (payload, { collection = '' }) => {
  const columns = Object.hasOwn(RICH_TEXT, collection) ? (RICH_TEXT[collection] ?? []) : [];
  if (columns.length === 0 || !isRow(payload)) return payload;
  const cleaned = columns.flatMap((column) => {
    const value = payload[column];
    return typeof value === 'string' ? [[column, cleanHtml(value)] as const] : [];
  });
  return { ...payload, ...Object.fromEntries(cleaned) };
};
