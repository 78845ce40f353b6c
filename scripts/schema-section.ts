import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredSections } from '@hat-nang/model/sections';
import { addSectionTables } from '../schema/new-section.ts';
import { writeSnapshot } from '../schema/pull.ts';
import { deriveSectionKeys, formatKeysMigration } from '../schema/section-keys.ts';
import { readSnapshot } from '../schema/snapshot.ts';
import { rootDir } from './stack/settings.ts';

const folder = join(rootDir, 'schema/migrations');

/** Returns the name of a migration that sorts after those of the same day. */
function createMigrationName(word: string): string {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const names = ['.', 'before'].flatMap((candidate) => readdirSync(join(folder, candidate)));
  const letters = names.flatMap((name) => (name.startsWith(day) ? [name.charCodeAt(day.length)] : []));
  return `${day}${String.fromCharCode(Math.max('A'.charCodeAt(0) - 1, ...letters) + 1)}-${word}.js`;
}

/**
 * `npm run schema:section -- lesson-plans` adds the tables of a declared section to schema/snapshot.yaml, and writes a migration with their keys. Throws if
 * the snapshot already has the collection.
 */
const word = process.argv[2];
const section = declaredSections.find((candidate) => candidate.word === word);
const snapshot = readSnapshot();
if (section === undefined) throw new Error(`No section “${word}” in model/sections/index.ts`);
if (snapshot.collections.some(({ collection }) => collection === section.collection))
  throw new Error(`schema/snapshot.yaml has ${section.collection} already: change it in the Studio, then schema:pull`);
const changedSnapshot = addSectionTables(snapshot, section);
writeSnapshot(changedSnapshot);
const name = createMigrationName(section.word);
writeFileSync(join(folder, name), formatKeysMigration(section.word, deriveSectionKeys(section, changedSnapshot)));
process.stdout.write(`schema/snapshot.yaml\nschema/migrations/${name}\n`);
