/**
 * Checks that migrations and the schema only add. During an update, the previous release runs on the new tables (docs/decisions/267-expand-and-contract.md).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../stack/settings.ts';

/** Statements that would break the previous release, with the effect of each. */
const breaches: [pattern: RegExp, effect: string][] = [
  [/\bdropTable(IfExists)?\b|\bDROP TABLE\b/i, 'drops a table that the old release may read'],
  [/\bdropColumns?\b|\bDROP COLUMN\b/i, 'drops a column that the old release may read'],
  [/\brenameTable\b|\brenameColumn\b|\bRENAME (TO|COLUMN)\b/i, 'renames what the old release reads by its old name'],
  [/\bSET NOT NULL\b|\bdropNullable\b/i, 'refuses rows that the old release writes without a value'],
  [/\bADD COLUMN\b(?![^`'"]*\bDEFAULT\b)[^`'"]*\bNOT NULL\b/i, 'adds a column that the old release does not fill'],
  [/\.alter\(|\bALTER COLUMN\b[^`'"]*\bTYPE\b/i, 'changes the type under the old release'],
  [/\bTRUNCATE\b|\.truncate\(/i, 'empties a table'],
];

/** Migrations from before the first release, which never ran beside an older release. The list must not grow. */
const beforeFirstRelease = new Set(['before/20261123D-one-word.js', 'before/20261124S-search-words.js']);

const migrationsDir = join(rootDir, 'schema/migrations');
const migrations = readdirSync(migrationsDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);

/** Returns the forward part of a migration: the text without comments and `down`. */
function forwardPart(text: string): string {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return withoutComments.replace(/export (async )?function down\b[\s\S]*?\n\}/, '');
}

const findBreaches = (text: string) =>
  breaches.filter(([pattern]) => pattern.test(forwardPart(text))).map(([, effect]) => effect);

describe('a migration', () => {
  it.each(migrations.filter((name) => !beforeFirstRelease.has(name)))(
    '%s leaves the old release what it reads',
    (name) => {
      expect(findBreaches(readFileSync(join(migrationsDir, name), 'utf8'))).toEqual([]);
    },
  );

  it.each([
    "await knex.schema.dropTable('news');",
    "await knex.schema.alterTable('news', (table) => table.dropColumn('image'));",
    "await knex.raw('ALTER TABLE news RENAME TO posts');",
    "await knex.raw('ALTER TABLE news ALTER COLUMN image SET NOT NULL');",
    "await knex.raw('ALTER TABLE news ADD COLUMN place text NOT NULL');",
    "await knex.schema.alterTable('news', (table) => table.text('image').alter());",
    "await knex('news').truncate();",
  ])('is refused with: %s', (statement) => {
    expect(findBreaches(`export async function up(knex) {\n  ${statement}\n}\n`)).toHaveLength(1);
  });

  it.each([
    "export async function up(knex) {\n  await knex.raw(`ALTER TABLE news ADD COLUMN place text NOT NULL DEFAULT ''`);\n}\n",
    "export async function up() {}\n\nexport async function down(knex) {\n  await knex.schema.dropTable('news');\n}\n",
  ])('may add, and take away what it has added', (text) => {
    expect(findBreaches(text)).toEqual([]);
  });
});

type Field = {
  collection: string;
  field: string;
  type: string;
  schema?: { is_nullable: boolean; default_value: unknown; has_auto_increment?: boolean } | null;
};

const listFile = join(import.meta.dirname, 'released-fields.txt');
const { fields } = parse(readFileSync(join(rootDir, 'schema/snapshot.yaml'), 'utf8')) as { fields: Field[] };
const formatField = ({ collection, field, type }: Field) => `${collection}.${field} ${type}`;

describe('the schema', () => {
  if (process.env.UPDATE_RELEASED_FIELDS) writeFileSync(listFile, `${fields.map(formatField).sort().join('\n')}\n`);
  const listedFields = readFileSync(listFile, 'utf8').trim().split('\n');
  const collections = new Set(listedFields.map((line) => line.split('.')[0]));

  it('has every field that the last release reads, with its type', () => {
    const lines = new Set(fields.map(formatField));
    expect(listedFields.filter((line) => !lines.has(line))).toEqual([]);
  });

  it('asks for no value that the last release does not write', () => {
    const releasedLines = new Set(listedFields);
    const requiredFields = fields.filter(
      (field) =>
        collections.has(field.collection) &&
        !releasedLines.has(formatField(field)) &&
        field.schema?.is_nullable === false &&
        field.schema.default_value === null &&
        !field.schema.has_auto_increment,
    );
    expect(requiredFields.map(formatField)).toEqual([]);
  });
});
