/** Reads the versions that wait for a review, with the titles of their items, their authors and the addresses of their previews. */
import { listWaitingVersions, type WaitingVersion } from '@hat-nang/model/backend/waiting-versions';
import type { Lang } from '@hat-nang/model/languages';
import { declaredSections } from '@hat-nang/model/sections';
import type { Knex } from 'knex';
import { readTitles } from '../link-report/read-report.ts';

/** Maximum number of versions that are shown. */
export const MAX_VERSIONS = 200;

export interface NamedVersion extends WaitingVersion {
  /** Title of the item, in the language of the user if there is one. */
  readonly title: string | undefined;
  /** Name of the user who saved the version last. */
  readonly userName: string | undefined;
  /** Address of the site's preview of the version. Undefined if the Studio has none. */
  readonly previewUrl: string | undefined;
}

/** Returns the waiting versions, longest wait first. */
export async function readWaitingVersions(database: Knex, lang: Lang): Promise<NamedVersion[]> {
  const collections = declaredSections.map(({ collection }) => collection);
  const versions = (await listWaitingVersions(database, collections)).slice(0, MAX_VERSIONS);
  const items = new Map<string, number[]>();
  for (const { collection, item } of versions) items.set(collection, [...(items.get(collection) ?? []), item]);
  const titles = await readTitles(database, items, lang);
  const names = await readUserNames(database, versions);
  const previewUrls = await readPreviewUrls(database, [...items.keys()]);
  return versions.map((version) => ({
    ...version,
    title: titles.get(`${version.collection} ${version.item}`),
    userName: version.user === null ? undefined : names.get(version.user),
    previewUrl: previewUrls
      .get(version.collection)
      ?.replace('{{id}}', String(version.item))
      .replace('{{$version}}', encodeURIComponent(version.key)),
  }));
}

async function readUserNames(database: Knex, versions: readonly WaitingVersion[]): Promise<Map<string, string>> {
  const users = [...new Set(versions.flatMap(({ user }) => user ?? []))];
  const rows: Array<{ id: string; first_name: string | null; last_name: string | null }> = await database(
    'directus_users',
  )
    .whereIn('id', users)
    .select('id', 'first_name', 'last_name');
  return new Map(
    rows.flatMap(({ id, first_name, last_name }) => {
      const name = [first_name, last_name].filter(Boolean).join(' ');
      return name === '' ? [] : [[id, name] as const];
    }),
  );
}

async function readPreviewUrls(database: Knex, collections: readonly string[]): Promise<Map<string, string>> {
  const rows: Array<{ collection: string; preview_url: string | null }> = await database('directus_collections')
    .whereIn('collection', [...collections])
    .select('collection', 'preview_url');
  return new Map(rows.flatMap(({ collection, preview_url }) => (preview_url ? [[collection, preview_url]] : [])));
}
