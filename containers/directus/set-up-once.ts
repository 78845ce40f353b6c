import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type SetUpOnceOptions = {
  connectionString: string;
  /** Identifier of the release. The set-up runs again after a set-up with another identifier. */
  release: string;
  log: (line: string) => void;
};

/** Id of the advisory lock in PostgreSQL. The number is arbitrary, but must be the same in every replica. */
const LOCK_ID = 714_019;
const connectTimeoutMs = 120_000;

/**
 * Runs the set-up unless this release was the last one set up in the database. Other replicas wait meanwhile. If the replica that runs the set-up is killed,
 * its lock ends with its connection, and the next replica repeats the set-up, so every step must be repeatable. The record is in the schema `deployment`,
 * which backups include.
 * @throws Error when the database does not answer within two minutes
 */
export async function setUpOnce(
  { connectionString, release, log }: SetUpOnceOptions,
  runSetUp: () => Promise<void>,
): Promise<void> {
  const client = await connect(connectionString, log);
  try {
    if (!(await isLastSetUp())) {
      // Polls, because a statement that waits for the lock would hold a snapshot. CREATE INDEX CONCURRENTLY in the bootstrap waits for old snapshots, so
      // the two would wait for each other.
      while (!(await tryLock())) await sleep(500);
      if (!(await isLastSetUp())) {
        await runSetUp();
        await client.query('CREATE SCHEMA IF NOT EXISTS deployment');
        await client.query(
          'CREATE TABLE IF NOT EXISTS deployment.releases (release text PRIMARY KEY, done_at timestamptz NOT NULL)',
        );
        await client.query(
          'INSERT INTO deployment.releases VALUES ($1, now()) ON CONFLICT (release) DO UPDATE SET done_at = now()',
          [release],
        );
      }
    }
  } finally {
    await client.end();
  }

  async function tryLock(): Promise<boolean> {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK_ID]);
    return rows[0]?.mine === true;
  }

  /** Checks whether this release was set up last. A return to an older release runs the older set-up again. */
  async function isLastSetUp(): Promise<boolean> {
    return (await readPreparedReleases(client))[0] === release;
  }
}

/**
 * Waits until this release has been set up. The set-up runs elsewhere, in a job. A replica of the previous release that restarts during an update does not
 * wait, because a release only adds to the tables (decision 267).
 * @throws Error when the database does not answer within two minutes
 */
export async function waitForSetUp({ connectionString, release, log }: SetUpOnceOptions): Promise<void> {
  const client = await connect(connectionString, log);
  try {
    for (let attempt = 1; !(await readPreparedReleases(client)).includes(release); attempt++) {
      if (attempt === 1) log('  … waiting for the set-up of this release');
      await sleep(500);
    }
  } finally {
    await client.end();
  }
}

/** Returns the releases that were set up in this database, the last one first. */
async function readPreparedReleases(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query("SELECT to_regclass('deployment.releases') AS found");
  if (tables[0]?.found === null) return [];
  const { rows } = await client.query('SELECT release FROM deployment.releases ORDER BY done_at DESC');
  return rows.map((row) => String(row.release));
}

async function connect(connectionString: string, log: (line: string) => void): Promise<pg.Client> {
  const deadline = Date.now() + connectTimeoutMs;
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      // A failed client cannot reconnect. `end` frees its socket.
      await client.end().catch(() => undefined);
      if (Date.now() > deadline) throw new Error('The database does not answer.', { cause: error });
      if (attempt === 1) log('  … waiting for the database');
      await sleep(500);
    }
  }
}
