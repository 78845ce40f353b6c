import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Json } from './rows.ts';

/** Record of one written row: its primary key, and a hash of the value of each field that the seeds set. */
export type RowRecord = { pk: string | number; fields: Record<string, string> };
/** Records by collection and seed key. */
type Rows = Record<string, Record<string, RowRecord>>;

/** Former names of collections and columns in older records, each with its current name (schema/migrations/before). */
const RENAMED = [
  ['mental_health_posts', 'mental_health'],
  ['mental_health_post', 'mental_health'],
  ['help_articles', 'help_center'],
  ['help_article', 'help_center'],
  ['help_sections', 'help_center_sections'],
  ['about_articles', 'about_us'],
] as const;

const replaceFormerNames = (text: string) =>
  RENAMED.reduce((replacedText, [from, to]) => replacedText.replaceAll(from, to), text);

/** Returns a short hash of a value. The order of object members does not change the hash. */
export function valueHash(value: Json | Buffer): string {
  const data = Buffer.isBuffer(value) ? value : JSON.stringify(value, sortMembers);
  return createHash('sha256').update(data).digest('base64url').slice(0, 10);
}

function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A file in the data folder that records what the seeds wrote into one database. By this record, the seeds write changes of the seed files, keep changes of
 * editors, and identify rows whose title and slug have changed. The record contains the project id of the database, so a new database starts without a
 * record.
 */
export class SeedRecord {
  readonly #path: string;
  readonly #database: string;
  readonly #rows: Rows;
  #isChanged = false;

  constructor(path: string, database: string) {
    this.#path = path;
    this.#database = database;
    const storedRecord = existsSync(path)
      ? (JSON.parse(replaceFormerNames(readFileSync(path, 'utf8'))) as { database: string; rows: Rows })
      : undefined;
    this.#rows = storedRecord?.database === database ? storedRecord.rows : {};
  }

  get(collection: string, key: string): RowRecord | undefined {
    return this.#rows[collection]?.[key];
  }

  set(collection: string, key: string, row: RowRecord): void {
    this.#rows[collection] ??= {};
    this.#rows[collection][key] = row;
    this.#isChanged = true;
  }

  /** Writes the file atomically. Does nothing if no row of the record has changed. */
  save(): void {
    if (!this.#isChanged) return;
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(`${this.#path}.new`, JSON.stringify({ database: this.#database, rows: this.#rows }), { mode: 0o600 });
    renameSync(`${this.#path}.new`, this.#path);
    this.#isChanged = false;
  }
}
