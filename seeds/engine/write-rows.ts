import { type DatabaseRow, primaryKeyOf, type SeedClient } from './client.ts';
import { type RowRecord, type SeedRecord, valueHash } from './record.ts';
import { isRef, type Json, type SeedRow, type SeedTable } from './rows.ts';

export type Tally = { created: number; updated: number };
type Resolved = { key: string; fields: Record<string, Json> };
type Change = Resolved & { pk: string | number; patch: Record<string, Json> };

/**
 * Checks whether a stored value equals the value of the seeds. Databases store some values differently: 1 for true, a time without its zone, or JSON as text.
 */
function isSame(stored: unknown, target: Json): boolean {
  if (typeof target === 'boolean') return Boolean(stored) === target;
  if (typeof target === 'string' && typeof stored === 'string' && /^\d{4}-\d\d-\d\dT/.test(target)) {
    return Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(stored) ? stored : `${stored}Z`) === Date.parse(target);
  }
  if (typeof target === 'object' && target !== null) {
    const value = typeof stored === 'string' ? (JSON.parse(stored) as Json) : (stored as Json);
    return value !== undefined && valueHash(value ?? null) === valueHash(target);
  }
  return (stored ?? null) === target;
}

/** Returns a case-insensitive key that identifies a row in its table. */
const toNaturalKey = (match: string[], fields: Record<string, unknown>) =>
  JSON.stringify(match.map((name) => String(fields[name] ?? '').toLowerCase()));

/** Writes the tables of the seeds. Remembers the primary key of each written row by its seed key, because rows of later tables reference the row. */
export class RowWriter {
  readonly tally: Tally = { created: 0, updated: 0 };
  readonly #client: SeedClient;
  readonly #record: SeedRecord;
  readonly #primaryKeyByRef = new Map<string, string | number>();

  constructor(client: SeedClient, record: SeedRecord) {
    this.#client = client;
    this.#record = record;
  }

  #resolve(row: SeedRow): Resolved {
    const fields: Record<string, Json> = {};
    for (const [name, value] of Object.entries(row.fields)) {
      if (!isRef(value)) fields[name] = value;
      else {
        const pk = this.#primaryKeyByRef.get(value.ref);
        if (pk === undefined)
          throw new Error(`The seed row “${row.key}” points to “${value.ref}”, which no seed makes`);
        fields[name] = pk;
      }
    }
    return { key: row.key, fields };
  }

  /**
   * Creates missing rows, except join rows that an editor deleted. Updates fields whose value changed in the seed files. A change of an editor stays until the
   * seed files change the same field.
   */
  async write(table: SeedTable): Promise<void> {
    if (table.isSingleton) return this.#writeSingleton(table);
    const pkName = primaryKeyOf(table.collection);
    const rows = table.rows.map((row) => this.#resolve(row));
    const stored = await this.#read(table, pkName, rows);
    const storedKeys = new Set(stored.map((row) => row[pkName] as string | number));
    const find = await this.#finder(table, pkName, stored);
    const missing: Resolved[] = [];
    const changes: Change[] = [];
    for (const row of rows) {
      const recordedRow = this.#record.get(table.collection, row.key);
      if (recordedRow !== undefined && storedKeys.has(recordedRow.pk)) changes.push(this.#findChange(row, recordedRow));
      else {
        const matchingRow = find(row);
        if (matchingRow !== undefined) changes.push(this.#adopt(table, row, matchingRow, pkName));
        else if (!(table.isJoin && recordedRow !== undefined && this.#isUnchanged(row, recordedRow))) missing.push(row);
      }
    }
    await this.#create(table, pkName, missing);
    await this.#update(table, pkName, changes);
  }

  /** Reads the existing rows: only primary keys if the record contains all rows, else all fields except passwords, because these identify the rows. */
  #read(table: SeedTable, pkName: string, rows: Resolved[]): Promise<DatabaseRow[]> {
    const isKnown = rows.every((row) => this.#record.get(table.collection, row.key) !== undefined);
    const names = isKnown
      ? []
      : rows.flatMap(({ fields }) => Object.keys(fields)).filter((name) => name !== 'password');
    return this.#client.read(table.collection, [...new Set([pkName, ...names])]);
  }

  async #finder(
    table: SeedTable,
    pkName: string,
    stored: DatabaseRow[],
  ): Promise<(row: Resolved) => DatabaseRow | undefined> {
    if (table.matchSlug !== undefined) {
      const { collection, parent, column = 'slug', slugs } = table.matchSlug;
      if (stored.length === 0) return () => undefined;
      const translations = await this.#client.read(collection, [parent, column], { languages_code: { _eq: 'vi-VN' } });
      const bySlug = new Map(translations.map((row) => [row[column] as string, row[parent]]));
      const namedKeys = new Set(bySlug.values());
      // An interrupted run may leave rows without a Vietnamese translation. All fields together identify such a row.
      const unnamedRows = stored.filter((candidate) => !namedKeys.has(candidate[pkName]));
      return (row) => {
        const pk = bySlug.get(slugs.get(row.key) ?? '');
        if (pk !== undefined) return stored.find((candidate) => candidate[pkName] === pk);
        const matchIndex = unnamedRows.findIndex((candidate) =>
          Object.entries(row.fields).every(([name, value]) => isSame(candidate[name], value)),
        );
        return matchIndex === -1 ? undefined : unnamedRows.splice(matchIndex, 1)[0];
      };
    }
    const match = table.match;
    if (match === undefined) throw new Error(`The table ${table.collection} has no way to recognise its rows`);
    const byKey = new Map(stored.map((row) => [toNaturalKey(match, row), row]));
    return (row) => byKey.get(toNaturalKey(match, row.fields));
  }

  /** Returns the fields that changed in the seed files since the last run. */
  #findChange(row: Resolved, recordedRow: RowRecord): Change {
    const changed = Object.entries(row.fields).filter(([name, value]) => recordedRow.fields[name] !== valueHash(value));
    return { ...row, pk: recordedRow.pk, patch: Object.fromEntries(changed) };
  }

  #isUnchanged(row: Resolved, recordedRow: RowRecord): boolean {
    return Object.keys(this.#findChange(row, recordedRow).patch).length === 0;
  }

  /**
   * Returns the change of an existing row that is not in the record: values for empty fields, except passwords, and for the fields in `followedFields`. All
   * other fields stay unchanged.
   */
  #adopt(table: SeedTable, row: Resolved, stored: DatabaseRow, pkName: string): Change {
    const patch = Object.entries(row.fields).filter(([name, value]) => {
      if (name === 'password' || isSame(stored[name], value)) return false;
      return (stored[name] ?? null) === null || (table.followedFields ?? []).includes(name);
    });
    return { ...row, pk: stored[pkName] as string | number, patch: Object.fromEntries(patch) };
  }

  #remember(collection: string, { key, fields }: Resolved, pk: string | number): void {
    this.#primaryKeyByRef.set(`${collection}/${key}`, pk);
    const hashes = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueHash(value)]));
    const recordedRow = this.#record.get(collection, key);
    if (recordedRow?.pk === pk && valueHash(recordedRow.fields) === valueHash(hashes)) return;
    this.#record.set(collection, key, { pk, fields: hashes });
  }

  async #create(table: SeedTable, pkName: string, rows: Resolved[]): Promise<void> {
    if (rows.length === 0) return;
    const match = table.match ?? [];
    let createdCount = 0;
    await this.#client.create(
      table.collection,
      [...new Set([pkName, ...match])],
      rows.map((row) => row.fields),
      (createdRows) => {
        // Directus returns the created rows in the sort order of the collection, so each must be assigned to its seed row: by the fields in `match`, or
        // without `match` by the primary keys, which grow in the order of creation.
        const createdPart = rows.slice(createdCount, createdCount + createdRows.length);
        createdCount += createdRows.length;
        const byKey = new Map(createdRows.map((row) => [toNaturalKey(match, row), row]));
        createdRows.sort((a, b) => Number(a[pkName]) - Number(b[pkName]));
        for (const [index, row] of createdPart.entries()) {
          const stored = match.length === 0 ? createdRows[index] : byKey.get(toNaturalKey(match, row.fields));
          if (stored === undefined)
            throw new Error(`Directus made ${table.collection} ${row.key} with another ${match}`);
          this.#remember(table.collection, row, stored[pkName] as string | number);
        }
        this.#record.save();
      },
    );
    this.tally.created += rows.length;
    this.#record.save();
  }

  async #update(table: SeedTable, pkName: string, changes: Change[]): Promise<void> {
    const changed = changes.filter(({ patch }) => Object.keys(patch).length > 0);
    await this.#client.update(
      table.collection,
      pkName,
      changed.map(({ pk, patch }) => ({ [pkName]: pk, ...patch })),
    );
    for (const change of changes) this.#remember(table.collection, change, change.pk);
    this.tally.updated += changed.length;
    this.#record.save();
  }

  async #writeSingleton(table: SeedTable): Promise<void> {
    for (const row of table.rows.map((seedRow) => this.#resolve(seedRow))) {
      const stored = await this.#client.readSingleton(table.collection, ['id', ...Object.keys(row.fields)]);
      const recordedRow = this.#record.get(table.collection, row.key);
      const hasRow = stored.id !== null && stored.id !== undefined;
      if (!hasRow) {
        await this.#client.updateSingleton(table.collection, row.fields);
        const createdRow = await this.#client.readSingleton(table.collection, ['id']);
        this.tally.created += 1;
        this.#remember(table.collection, row, createdRow.id as number);
      } else {
        const change =
          recordedRow === undefined ? this.#adopt(table, row, stored, 'id') : this.#findChange(row, recordedRow);
        if (Object.keys(change.patch).length > 0) {
          await this.#client.updateSingleton(table.collection, change.patch);
          this.tally.updated += 1;
        }
        this.#remember(table.collection, row, stored.id as number);
      }
      this.#record.save();
    }
  }
}
