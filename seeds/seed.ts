/**
 * Seeds Directus with the reference data and, unless `--no-demo` is given, the demo library.
 * Usage: node seeds/seed.ts --url http://127.0.0.1:8055 [--token … | --email … --password …] [--no-demo] [--data <folder>]
 * Without a token or an e-mail address, the script logs in as the administrator in `credentials.json` of the data folder (`$DATA_DIR`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { declaredSections } from '@hat-nang/model/sections';
import type { Admin } from '../schema/connect.ts';
import { activityTables } from './engine/activity-rows.ts';
import { articleTables, plainArticleTables } from './engine/article-rows.ts';
import { openClient } from './engine/client.ts';
import { type Credentials, homeTables, readCommunity, userTables, visitorTables } from './engine/community-rows.ts';
import type { Articles, Content, Folder, HelpCenterSection } from './engine/content-schema.ts';
import { documentTables } from './engine/document-rows.ts';
import { glossaryTables } from './engine/glossary-rows.ts';
import { loadContent } from './engine/load-content.ts';
import { MediaLibrary } from './engine/media.ts';
import { toLocalDay } from './engine/moments.ts';
import { SeedRecord } from './engine/record.ts';
import { referenceTables } from './engine/reference-rows.ts';
import { findDanglingRefs, type SeedTable } from './engine/rows.ts';
import { writeFiles } from './engine/write-files.ts';
import { RowWriter } from './engine/write-rows.ts';

export type SeedOptions = Admin & {
  /** Whether to write the demo library in addition to the reference data. */
  demo?: boolean;
  /** Logins to create or complete. Without logins, the seeds write no users and no data of members. */
  credentials?: Credentials;
  /** Folder of the record, which contains what the seeds wrote into this database. Default: `$DATA_DIR`, else `.data`. */
  dataDir?: string;
  /** Moment whose calendar day in Viet Nam is the seeding day. Relative dates of the seeds are computed from that day. Default: now. */
  now?: Date;
  log?: (line: string) => void;
};
export type SeedResult = { created: number; updated: number; changes: number };

const seedsDir = import.meta.dirname;
const defaultDataDir = () => resolve(seedsDir, '..', process.env.DATA_DIR ?? '.data');

/** Reads the demo library. @throws Error with a list of all files that do not match their schema */
function readContent(): { content: Content; articles: Articles; sections: HelpCenterSection[] } {
  const { items, articles: loadedArticles, sections, problems } = loadContent(join(seedsDir, 'demo'));
  if (problems.length > 0) {
    throw new Error(problems.map(({ file, path, message }) => `seeds/demo/${file} ${path}: ${message}`).join('\n'));
  }
  const content = Object.fromEntries(
    (Object.keys(items) as Folder[]).map((folder) => [folder, items[folder].map(({ data }) => data)]),
  ) as Content;
  const articles = Object.fromEntries(
    Object.entries(loadedArticles).map(([word, list]) => [word, list.map(({ data }) => data)]),
  );
  return { content, articles, sections };
}

/** An item whose picture a category can show. */
interface Illustrated {
  readonly key: string;
  readonly category?: string | readonly string[];
  readonly vi: { readonly title: string };
}

/** Returns the picture of the first item whose first category is this one, else of the first item with this category, else null. */
function findPictureOfCategory(key: string, content: Content, articles: Articles, media: MediaLibrary): string | null {
  const documents = (['books', 'study-documents'] as const).flatMap((folder) =>
    content[folder].map((item) => ({
      path: `${folder}/${item.key}/cover.webp`,
      category: item.category as string[],
      title: item.vi.title,
    })),
  );
  const items: Readonly<Record<string, readonly Illustrated[]>> = { ...content, ...articles };
  const illustrated = declaredSections
    .filter(({ picture, category }) => picture !== undefined && category?.column !== undefined)
    .flatMap(({ word }) =>
      (items[word] ?? []).map((item) => ({
        path: `${word}/${item.key}/image.webp`,
        category: [item.category].flat(),
        title: item.vi.title,
      })),
    );
  const candidates = [...documents, ...illustrated];
  const illustration =
    candidates.find(({ category }) => category[0] === key) ?? candidates.find(({ category }) => category.includes(key));
  return illustration === undefined
    ? null
    : media.use(illustration.path, { folder: 'library', title: illustration.title, isOptional: true });
}

/** Returns all tables in writing order, and the files that their rows reference. */
export function seedTables(options: Pick<SeedOptions, 'demo' | 'credentials' | 'now'>): {
  tables: SeedTable[];
  media: MediaLibrary;
} {
  const seedingDay = toLocalDay(options.now ?? new Date());
  const media = new MediaLibrary(join(seedsDir, 'demo/media'));
  const brand = (name: string) => media.brand(name);
  if (options.demo === false) return { tables: referenceTables({ brand }), media };

  const { content, articles, sections } = readContent();
  const community = readCommunity();
  const tables = [
    ...referenceTables({ brand, category: (key) => findPictureOfCategory(key, content, articles, media) }),
    ...documentTables(content.books, content['study-documents'], media, seedingDay),
    ...activityTables(content.books),
    ...articleTables(content, sections, media, seedingDay),
    ...plainArticleTables(articles, media, seedingDay),
    ...glossaryTables(content.books, media),
    ...homeTables(),
    ...visitorTables(community, seedingDay),
  ];
  if (options.credentials !== undefined) tables.push(...userTables(options.credentials, community));
  return { tables, media };
}

/**
 * Seeds a Directus that already has its schema and roles. A run may be interrupted and repeated. Existing rows are identified, missing rows are created, and
 * changes of editors are kept (seeds/README.md).
 * @returns the number of created and changed rows and files
 */
export async function seedAll(options: SeedOptions): Promise<SeedResult> {
  const log = options.log ?? (() => undefined);
  const { tables, media } = seedTables(options);
  const client = await openClient(options);
  const { project_id } = await client.readSingleton('directus_settings', ['project_id']);
  const database = String(project_id);
  const record = new SeedRecord(join(options.dataDir ?? defaultDataDir(), `seeds-${database}.json`), database);
  const writer = new RowWriter(client, record);

  if (media.missing.length > 0) log(`${media.missing.length} pictures are not made yet (${media.missing[0]} …)`);
  const missingRefs = findDanglingRefs(tables);
  if (missingRefs.length > 0) throw new Error(`The seeds point to items that do not exist: ${missingRefs.join(', ')}`);
  log(`files: ${media.files.length}`);
  const files = await writeFiles(client, record, media.files);
  for (const table of tables) {
    const tallyBefore = { ...writer.tally };
    await writer.write(table);
    const created = writer.tally.created - tallyBefore.created;
    const updated = writer.tally.updated - tallyBefore.updated;
    if (created + updated > 0) log(`${table.collection}: ${created} made, ${updated} changed`);
  }
  const created = files.created + writer.tally.created;
  const updated = files.updated + writer.tally.updated;
  return { created, updated, changes: created + updated };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      url: {
        type: 'string',
        default: process.env.STUDIO_URL ?? `http://127.0.0.1:${process.env.DIRECTUS_PORT ?? 8055}`,
      },
      token: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      demo: { type: 'boolean', default: true },
      data: { type: 'string', default: defaultDataDir() },
    },
  });
  const file = join(values.data, 'credentials.json');
  const credentials = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Credentials) : undefined;
  const { url, token, demo } = values;
  const email = values.email ?? credentials?.admin.email;
  const password = values.password ?? credentials?.admin.password;
  const startedAt = performance.now();
  const result = await seedAll({
    url,
    token,
    email,
    password,
    demo,
    credentials,
    dataDir: values.data,
    log: console.log,
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${result.created} made, ${result.updated} changed in ${seconds} s`);
}

if (process.argv[1] === import.meta.filename) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
