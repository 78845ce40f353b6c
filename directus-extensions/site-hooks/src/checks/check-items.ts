/** Checks the publishing rules for items in their saved state, and throws the violations. */
import type { Schema } from '@hat-nang/model/backend/directus-hooks';
import { readPolicies } from '@hat-nang/model/backend/policies';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { declaredSections } from '@hat-nang/model/sections';
import type { NamedSection } from '@hat-nang/model/sections/section';
import type { Knex } from 'knex';
import { describeItem } from './find-uses.ts';
import { readMedia, readPictureState, readState } from './item-state.ts';
import { extractAddresses, isWellFormedAddress, toLocalPath } from './links.ts';
import type { ChangedRow, Key } from './owners.ts';
import { momentOf } from './publication-times.ts';
import { rightFindings } from './publishing-rights.ts';
import { createRuleErrors, type Finding } from './refusal.ts';
import { dateFindings, mediaFindings, pictureFindings, publishingFindings } from './rules.ts';
import { findPageAt, hasRedirect, isServedWithoutPage, toBarePath } from './site-pages.ts';

const sectionOf = (name: string) => declaredSections.find(({ collection }) => collection === name);

/**
 * Checks changed items. An unpublished item is checked only for the order of its dates.
 * @throws the violations, in the language of the user
 */
export async function checkItems(
  database: Knex,
  schema: Schema | null,
  changedItems: readonly ChangedRow[],
  user: string | null,
  ownOrigins: readonly string[],
): Promise<void> {
  const lang = await readStudioLanguage(database, user);
  const findings: Finding[] = [];
  // A batch has many items of few collections, and the rights take three queries.
  const rightsByCollection = new Map<string, Finding[]>();
  const findRights = async (collection: string) => {
    const rights = rightsByCollection.get(collection) ?? (await rightFindings(database, user, collection));
    rightsByCollection.set(collection, rights);
    return rights;
  };
  for (const changedItem of changedItems) {
    const { collection, key } = changedItem;
    const section = sectionOf(collection);
    const state = section && (await readState(database, schema, section, key));
    if (section === undefined || state === undefined) continue;
    const itemFindings = dateFindings(collection, state.item);
    if (state.item.status === 'published') {
      const texts = [...state.translations, ...state.pageTexts].flatMap((row) => Object.values(row));
      const addresses = texts.flatMap((text) => (typeof text === 'string' ? extractAddresses(text) : []));
      const shownFromMs = Math.max(Date.now(), momentOf(state.item.date_published) || 0);
      const brokenAddresses = await findBrokenAddresses(database, addresses, ownOrigins, shownFromMs);
      itemFindings.push(...publishingFindings(section, state, (address) => brokenAddresses.has(address)));
      // The check of rights is last. GraphQL returns only the first problem, and problems of the item are more useful.
      itemFindings.push(...(await findRights(collection)));
    }
    const item =
      itemFindings.length > 0 && changedItems.length > 1 ? await describeItem(database, lang, changedItem) : undefined;
    findings.push(...itemFindings.map((finding) => ({ ...finding, item })));
  }
  if (findings.length > 0) throw await createRuleErrors(database, lang, findings);
}

/**
 * Refuses to delete published items if the user is not allowed to publish them.
 * @throws the violations, in the language of the user
 */
export async function checkDeletion(database: Knex, collection: string, keys: readonly Key[], user: string | null) {
  const publishedItem = await database(collection)
    .whereIn('id', [...keys])
    .where({ status: 'published' })
    .first('id');
  const findings = publishedItem === undefined ? [] : await rightFindings(database, user, collection);
  if (findings.length > 0) throw await createRuleErrors(database, await readStudioLanguage(database, user), findings);
}

/**
 * Refuses to erase items, except for administrators with the right to publish the items and for code without a user (decision 264).
 * @throws the violations, in the language of the user
 */
export async function checkErasing(database: Knex, collection: string, keys: readonly Key[], user: string | null) {
  if (keys.length === 0 || user === null) return;
  const { isAdmin } = await readPolicies(database, user);
  const findings: Finding[] = isAdmin
    ? await rightFindings(database, user, collection)
    : [{ collection, field: 'status', rule: 'check_erase' }];
  if (findings.length > 0) throw await createRuleErrors(database, await readStudioLanguage(database, user), findings);
}

/**
 * Checks published items that show a file with changed content, and the user's right to publish them.
 * @throws the violations, each with its item
 */
export const checkMedia = (database: Knex, showingItems: readonly ChangedRow[], user: string | null): Promise<void> =>
  checkShown(database, showingItems, user, async (section, key) => {
    const state = await readMedia(database, section, key);
    return state?.item.status === 'published' ? mediaFindings(section, state.media) : undefined;
  });

/**
 * Checks published items whose picture was marked as decorative, or lost that mark, and the user's right to publish them.
 * @throws the violations, each with its item
 */
export const checkDescriptions = (
  database: Knex,
  showingItems: readonly ChangedRow[],
  user: string | null,
): Promise<void> =>
  checkShown(database, showingItems, user, async (section, key) => {
    const state = await readPictureState(database, section, key);
    return state?.item.status === 'published' ? pictureFindings(section, state) : undefined;
  });

/**
 * Checks published items that show a changed file, and the user's right to publish them.
 * @param findingsOf returns the violations of an item; undefined if the item is not published
 */
async function checkShown(
  database: Knex,
  showingItems: readonly ChangedRow[],
  user: string | null,
  findingsOf: (section: NamedSection, key: Key) => Promise<Finding[] | undefined>,
): Promise<void> {
  const lang = await readStudioLanguage(database, user);
  const findings: Finding[] = [];
  for (const showingItem of showingItems) {
    const section = sectionOf(showingItem.collection);
    const stateFindings = section && (await findingsOf(section, showingItem.key));
    if (stateFindings === undefined) continue;
    const itemFindings = [...stateFindings, ...(await rightFindings(database, user, showingItem.collection))];
    const item = itemFindings.length > 0 ? await describeItem(database, lang, showingItem) : undefined;
    findings.push(...itemFindings.map((finding) => ({ ...finding, item })));
  }
  if (findings.length > 0) throw await createRuleErrors(database, lang, findings);
}

/** Returns the broken addresses: addresses of this site at which the site serves no page (at `time`), file or redirect, and malformed other addresses. */
export async function findBrokenAddresses(
  database: Knex,
  addresses: readonly string[],
  ownOrigins: readonly string[],
  time: number,
): Promise<Set<string>> {
  const brokenAddresses = new Set<string>();
  for (const address of new Set(addresses)) {
    const path = toLocalPath(address, ownOrigins);
    const isReachable = path === undefined ? isWellFormedAddress(address) : await isAddressServed(database, path, time);
    if (!isReachable) brokenAddresses.add(address);
  }
  return brokenAddresses;
}

const ASSET = /^\/(?:api\/)?assets\/([^/]*)/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function isAddressServed(database: Knex, path: string, time: number): Promise<boolean> {
  const file = ASSET.exec(toBarePath(path))?.[1];
  if (file !== undefined) {
    return (
      UUID.test(file) && (await database('directus_files').where({ id: file.toLowerCase() }).first('id')) !== undefined
    );
  }
  return (
    isServedWithoutPage(path) ||
    (await findPageAt(database, path, time)) !== undefined ||
    (await hasRedirect(database, path))
  );
}
