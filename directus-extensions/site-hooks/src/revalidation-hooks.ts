/** Notifies the site of changes. This file registers the hooks. The imported files compute and deliver the cache tags. */

import type {
  ActionHandler,
  EventMeta,
  FilterHandler,
  HookContext,
  Hooks,
  Logger,
  Row,
} from '@hat-nang/model/backend/directus-hooks';
import { isShownOnSite, ownerStep } from '@hat-nang/model/owners';
import { TAG } from '@hat-nang/model/tags';
import { findShownFileFields, type Key, tagsOfFiles, tagsOfRows } from './change-tags.ts';
import type { RevalidationQueue } from './revalidation-queue.ts';

/** System collections that affect every page: permissions and fields. */
const SCHEMA_SCOPES = ['permissions', 'policies', 'access', 'collections', 'fields', 'relations'];
/** Maximum number of rows whose tags are remembered between the filter and the action of a save. Failed saves leave entries behind. */
const MAX_REMEMBERED = 10_000;

/**
 * Registers the hooks that convert changes to cache tags. The actions compute and queue the tags after the commit, because before the commit the site
 * would read old content. Filters compute the tags of what a change removes, such as the previous owner of a row, and remember these tags until the
 * action.
 */
export function registerRevalidation({ filter, action }: Hooks, queue: RevalidationQueue, logger: Logger): void {
  const rememberedTags = new Map<string, string[]>();
  const rememberTags = (collection: string, keys: readonly Key[], tags: string[]) => {
    if (tags.length === 0) return;
    for (const key of keys) rememberedTags.set(`${collection}:${key}`, tags);
    for (const name of rememberedTags.keys()) {
      if (rememberedTags.size <= MAX_REMEMBERED) break;
      rememberedTags.delete(name);
    }
  };
  const takeRememberedTags = (collection: string, keys: readonly Key[]): string[] => {
    const names = keys.map((key) => `${collection}:${key}`);
    const tags = names.flatMap((name) => rememberedTags.get(name) ?? []);
    for (const name of names) rememberedTags.delete(name);
    return tags;
  };

  /** Queues tags. If `findTags` fails, everything is invalidated, so that the change is not lost. */
  const queueTags = (findTags: () => Promise<string[]>) =>
    queue.addComputed(
      findTags().catch((error) => {
        logger.error(error, 'site-hooks: tags of a change not found, everything is refreshed');
        return [TAG.all];
      }),
    );

  const onChange: ActionHandler = async (meta, { database }) => {
    const { collection } = meta;
    if (collection === undefined || !isShownOnSite(collection)) return;
    const keys = keysOf(meta);
    await queueTags(async () => [
      ...takeRememberedTags(collection, keys),
      ...(await tagsOfRows(database, collection, keys)),
    ]);
  };
  for (const event of ['items.create', 'items.update', 'items.delete', 'items.promote', 'items.sort']) {
    action(event, onChange);
  }

  filter('items.delete', async (payload, { collection }, { database }) => {
    const keys = payload as Key[];
    if (collection === undefined || ownerStep(collection) === undefined) return payload;
    rememberTags(collection, keys, await tagsOfRows(database, collection, keys));
    return payload;
  });

  const rememberBeforeUpdate: FilterHandler = async (payload, { collection, keys = [] }, { database }) => {
    const step = collection === undefined ? undefined : ownerStep(collection);
    const hasOwnerChange = step !== undefined && Object.hasOwn(payload as Row, step.field);
    if (collection !== undefined && hasOwnerChange)
      rememberTags(collection, keys, await tagsOfRows(database, collection, keys));
    return payload;
  };
  filter('items.update', rememberBeforeUpdate);

  const findFileTags = (keys: readonly Key[], { database, schema }: HookContext) =>
    tagsOfFiles(database, findShownFileFields(schema?.relations ?? []), keys);
  const onFileChange: ActionHandler = async (meta, context) => {
    const keys = keysOf(meta);
    await queueTags(async () => [
      ...takeRememberedTags('directus_files', keys),
      ...(await findFileTags(keys, context)),
    ]);
  };
  for (const event of ['files.update', 'files.upload', 'files.delete']) action(event, onFileChange);
  filter('files.delete', async (payload, _meta, context) => {
    const keys = payload as Key[];
    rememberTags('directus_files', keys, await findFileTags(keys, context));
    return payload;
  });

  for (const scope of SCHEMA_SCOPES) {
    for (const operation of ['create', 'update', 'delete']) {
      action(`${scope}.${operation}`, async () => queue.add([TAG.all]));
    }
  }
}

function keysOf({ key, keys, item, payload }: EventMeta): Key[] {
  if (keys !== undefined) return [...keys];
  if (key !== undefined) return [key];
  if (item !== undefined) return [item];
  return Array.isArray(payload) ? (payload as Key[]) : [];
}
