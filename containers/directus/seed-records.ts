import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Files that `SeedRecord` writes (seeds/engine/record.ts). */
const isRecord = (name: string) => /^seeds-[\w-]+\.json$/.test(name);

/**
 * Runs the seeds with their record from the database, and stores the record in the database afterwards, also after a failure. Another container may set up
 * the next release, and the disk of this container may be lost by then (decision 247). A newer record in `folder` has priority: `npm run db:move` writes such
 * a record.
 */
export async function withSeedRecords<T>(
  connectionString: string,
  folder: string,
  runSeeds: () => Promise<T>,
): Promise<T> {
  mkdirSync(folder, { recursive: true });
  await withClient(connectionString, (client) => loadRecords(client, folder));
  try {
    return await runSeeds();
  } finally {
    await withClient(connectionString, (client) => storeRecords(client, folder));
  }
}

async function loadRecords(client: pg.Client, folder: string): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS deployment');
  await client.query(
    'CREATE TABLE IF NOT EXISTS deployment.seed_records (name text PRIMARY KEY, content text NOT NULL, written_at timestamptz NOT NULL)',
  );
  const { rows } = await client.query<{ name: string; content: string; written_at: Date }>(
    'SELECT name, content, written_at FROM deployment.seed_records',
  );
  for (const { name, content, written_at } of rows) {
    const file = join(folder, name);
    const existing = statSync(file, { throwIfNoEntry: false });
    if (!isRecord(name) || (existing && existing.mtime > written_at)) continue;
    writeFileSync(file, content, { mode: 0o600 });
    utimesSync(file, written_at, written_at);
  }
}

async function storeRecords(client: pg.Client, folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter(isRecord)) {
    const file = join(folder, name);
    await client.query(
      'INSERT INTO deployment.seed_records VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET content = $2, written_at = $3',
      [name, readFileSync(file, 'utf8'), statSync(file).mtime],
    );
  }
}

async function withClient<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}
