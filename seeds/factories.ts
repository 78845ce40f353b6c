/**
 * Generates thousands of documents for benchmarks, directly in the database of a stopped or running Directus.
 *
 * `node seeds/factories.ts --count 100000 --db .data/data.db [--seed 1] [--remove]` (a SQLite file or a postgres:// address)
 * The database must contain the reference data. Generated documents are marked, so that `--remove` deletes only these.
 */
import { parseArgs } from 'node:util';
import { slugify } from '@hat-nang/model/slug';
import knex, { type Knex } from 'knex';
import { createRandom, titleWords } from './engine/factory-words.ts';

export type FactoryOptions = {
  /** A SQLite file, or the address of a PostgreSQL database. */
  database: string;
  count: number;
  /** Seed of the random numbers. The default is 1. */
  seed?: number;
  log?: (line: string) => void;
};

type Row = Record<string, string | number | boolean | null>;
/** Child tables of a generated document. */
const ownedTables = [
  'documents_translations',
  'documents_categories',
  'documents_languages',
  'documents_disabilities',
] as const;
type Tables = Record<'documents' | (typeof ownedTables)[number], Row[]>;
/** Ids of options, categories and countries in the database. */
type Choices = Record<'ages' | 'licenses' | 'signLanguages' | 'disabilities' | 'categories' | 'countries', number[]>;

/** Value of the column `editor` that marks generated documents. No real person has this name. */
const MARK = 'seeds/factories.ts';
const DOCUMENTS_A_WRITE = 5_000;
const FIVE_YEARS_MS = 5 * 365 * 86_400_000;

function openDatabase(database: string): Knex {
  const isPostgres = /^postgres(ql)?:/.test(database);
  return isPostgres
    ? knex({ client: 'pg', connection: database })
    : knex({ client: 'sqlite3', connection: { filename: database }, useNullAsDefault: true });
}

const isSqlite = (db: Knex) => db.client.config.client === 'sqlite3';

/**
 * Tunes SQLite for benchmarks. A large page cache keeps the indexes in memory. `synchronous = OFF` may lose data in a power cut, which is acceptable for
 * the database of a benchmark.
 */
async function tuneForBenchmarks(db: Knex): Promise<void> {
  for (const pragma of ['busy_timeout = 15000', 'cache_size = -400000', 'synchronous = OFF'])
    await db.raw(`PRAGMA ${pragma}`);
}

async function readChoices(db: Knex): Promise<Choices> {
  const options = async (key: string): Promise<number[]> =>
    db('options')
      .join('option_groups', 'options.group', 'option_groups.id')
      .where('option_groups.key', key)
      .pluck('options.id');
  const choices: Choices = {
    ages: await options('reading_age'),
    licenses: await options('license'),
    signLanguages: await options('sign_language'),
    disabilities: await options('type_of_disabilities'),
    categories: await db('categories').where('kind', 'documents').pluck('id'),
    countries: await db('countries').orderBy('sort').limit(12).pluck('id'),
  };
  for (const [name, ids] of Object.entries(choices)) {
    if (ids.length === 0) throw new Error(`The database has no ${name}: seed the reference data first`);
  }
  return choices;
}

/** Inserts rows with one statement, whose only parameter is the JSON of the rows. One parameter per value would be many times slower. */
async function insertAll(db: Knex | Knex.Transaction, table: string, rows: Row[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const names = Object.keys(first);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const data = JSON.stringify(rows);
  if (isSqlite(db)) {
    const values = names.map((name) => `json_extract(value, '$.${name}')`).join(', ');
    await db.raw(`INSERT INTO "${table}" (${columns}) SELECT ${values} FROM json_each(?)`, [data]);
  } else {
    await db.raw(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", ?::json)`,
      [data],
    );
  }
}

/** Returns a function that adds the rows of one document. The rows depend on the seed and on the document's id, but not on earlier documents. */
function createDocumentMaker(choices: Choices, seed: number, now: number, toMoment: (ms: number) => string | number) {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

  return (id: number, tables: Tables): void => {
    const random = createRandom(seed * 1_000_003 + id);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const pickSeveral = (list: number[], maxCount: number) => [
      ...new Set(Array.from({ length: 1 + Math.floor(random() * maxCount) }, () => pick(list))),
    ];
    // Both languages use the same random numbers, so that their texts correspond.
    const randomNumbers = Array.from({ length: 24 }, random);
    const pickAt = <T>(list: readonly T[], index: number): T =>
      list[Math.floor((randomNumbers[index % 24] as number) * list.length)] as T;
    const isBook = random() < 0.6;
    const isSigned = (randomNumbers[22] as number) < 0.1;
    const published = toMoment(now - Math.floor(random() * FIVE_YEARS_MS));
    const hasEnglish = random() < 0.9;
    tables.documents.push({
      id,
      type: isBook ? 'picture_book' : 'study_document',
      status: random() < 0.95 ? 'published' : pick(['draft', 'in_review', 'archived']),
      date_published: published,
      date_created: published,
      popularity: Math.floor(random() ** 3 * 100),
      cover_color: `#${Math.floor(0x404040 + random() * 0xbfbfbf)
        .toString(16)
        .padStart(6, '0')}`,
      reading_age: pick(choices.ages),
      has_narration: random() < 0.5,
      has_sign_language: isSigned,
      sign_language: isSigned ? (choices.signLanguages[0] ?? null) : null,
      has_subtitles: random() < 0.5,
      is_easy_to_read: random() < 0.3,
      source_language: random() < 0.8 ? 'vi-VN' : 'en-US',
      duration: 60 + Math.floor(random() * 900),
      author: pick(titleWords.vi.names),
      editor: MARK,
      publisher: 'Hạt Nắng',
      country_of_origin: pick(choices.countries),
      license: pick(choices.licenses),
      page_count: 8 + Math.floor(random() * 16),
    });
    for (const [code, wordList] of [
      ['vi-VN', titleWords.vi],
      ['en-US', titleWords.en],
    ] as const) {
      if (code === 'en-US' && !hasEnglish) continue;
      const plot = `${pickAt(wordList.heroes, 0)} ${pickAt(wordList.deeds, 1)} ${pickAt(wordList.things, 2)}`;
      const title = isBook ? capital(`${plot} ${pickAt(wordList.places, 3)}`) : `${pickAt(wordList.kinds, 4)}: ${plot}`;
      const sentences = [5, 9, 13, 17].map(
        (n) =>
          `${capital(pickAt(wordList.heroes, n))} ${pickAt(wordList.deeds, n + 1)} ${pickAt(wordList.things, n + 2)} ${pickAt(wordList.places, n + 3)}.`,
      );
      tables.documents_translations.push({
        documents_id: id,
        languages_code: code,
        title,
        slug: `${slugify(title, 60)}-n${id}`,
        subtitle: capital(`${pickAt(wordList.things, 20)} ${pickAt(wordList.places, 21)}`),
        description: `<p>${sentences.join(' ')}</p>`,
      });
      tables.documents_languages.push({ documents_id: id, languages_code: code, sort: code === 'vi-VN' ? 1 : 2 });
    }
    for (const [index, category] of pickSeveral(choices.categories, 3).entries()) {
      tables.documents_categories.push({ documents_id: id, categories_id: category, sort: index + 1 });
    }
    for (const [index, option] of pickSeveral(choices.disabilities, 2).entries()) {
      tables.documents_disabilities.push({ documents_id: id, options_id: option, sort: index + 1 });
    }
  };
}

/**
 * Adds documents with translations (90 % of them also in English), categories, languages and disabilities, but without pages and pictures.
 * @returns the first and the last new id
 */
export async function makeDocuments({
  database,
  count,
  seed = 1,
  log,
}: FactoryOptions): Promise<{ first: number; last: number }> {
  const db = openDatabase(database);
  try {
    if (isSqlite(db)) await tuneForBenchmarks(db);
    const choices = await readChoices(db);
    const [row] = await db('documents').max({ last: 'id' });
    const first = Number(row?.last ?? 0) + 1;
    const last = first + count - 1;
    // Directus stores times in SQLite as milliseconds, in PostgreSQL as timestamps.
    const makeDocument = createDocumentMaker(choices, seed, Date.now(), (ms) =>
      isSqlite(db) ? ms : new Date(ms).toISOString(),
    );
    for (let start = first; start <= last; start += DOCUMENTS_A_WRITE) {
      const tables: Tables = {
        documents: [],
        documents_translations: [],
        documents_categories: [],
        documents_languages: [],
        documents_disabilities: [],
      };
      for (let id = start; id <= Math.min(last, start + DOCUMENTS_A_WRITE - 1); id++) makeDocument(id, tables);
      await db.transaction(async (trx) => {
        for (const [table, rows] of Object.entries(tables)) await insertAll(trx, table, rows);
      });
      log?.(`${Math.min(last, start + DOCUMENTS_A_WRITE - 1) - first + 1} of ${count}`);
    }
    if (!isSqlite(db)) await db.raw(`SELECT setval(pg_get_serial_sequence('documents', 'id'), ?)`, [last]);
    await db.raw('ANALYZE');
    return { first, last };
  } finally {
    await db.destroy();
  }
}

/** Counts the generated documents of a database. */
export async function countMadeDocuments(database: string): Promise<number> {
  const db = openDatabase(database);
  try {
    const [row] = await db('documents').where('editor', MARK).count({ made: '*' });
    return Number(row?.made ?? 0);
  } finally {
    await db.destroy();
  }
}

/** Deletes every generated document with its child rows. Returns the number of deleted documents. */
export async function removeMadeDocuments(database: string): Promise<number> {
  const db = openDatabase(database);
  try {
    if (isSqlite(db)) await db.raw('PRAGMA foreign_keys = ON');
    // Deletes from child tables first, because the cascade would search each child table once for each document.
    const madeDocuments = db('documents').where('editor', MARK).select('id');
    for (const table of ownedTables) await db(table).whereIn('documents_id', madeDocuments.clone()).delete();
    return await db('documents').where('editor', MARK).delete();
  } finally {
    await db.destroy();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1000' },
      db: { type: 'string', default: `${process.env.DATA_DIR ?? '.data'}/data.db` },
      seed: { type: 'string', default: '1' },
      remove: { type: 'boolean', default: false },
    },
  });
  const start = performance.now();
  if (values.remove) console.log(`${await removeMadeDocuments(values.db)} documents removed`);
  else {
    const { first, last } = await makeDocuments({
      database: values.db,
      count: Number(values.count),
      seed: Number(values.seed),
    });
    console.log(`Documents ${first} to ${last} made in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

if (process.argv[1] === import.meta.filename) await main();
