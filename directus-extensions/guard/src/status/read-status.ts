/** Reads the state of the system for the status page (docs/decisions/254-status-page.md). The check of a part fails after `CHECK_TIMEOUT_MS`. */
import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type BackupRun, readBackupRuns } from '@hat-nang/model/backend/backup-status';
import { type Queue, selectQueues, toQueues } from '@hat-nang/model/backend/queues';
import type { Knex } from 'knex';

export type PartName = 'database' | 'site' | 'mail' | 'redis' | 'storage';

export interface Part {
  readonly name: PartName;
  /** `unused` if the settings name no such part. */
  readonly state: 'ok' | 'failed' | 'unused';
  /** Milliseconds from the start to the success or failure of the check. 0 for an unused part. */
  readonly ms: number;
}

export interface Disk {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

export interface Status {
  readonly checkedAt: Date;
  readonly parts: readonly Part[];
  /** Build of the site. Undefined if the check of the site failed, or if its address is unknown. */
  readonly siteBuild: string | undefined;
  readonly directusVersion: string;
  /** Name of the newest migration. Undefined if the database did not answer. */
  readonly migration: string | undefined;
  /** Empty if the database did not answer. */
  readonly queues: readonly Queue[];
  /** Disk of the uploaded files. Undefined if STORAGE_LOCAL_ROOT is empty, or if the disk could not be read. */
  readonly disk: Disk | undefined;
  /** Empty without the service `backup`. Undefined if its status files are damaged. */
  readonly backups: readonly BackupRun[] | undefined;
}

export interface StatusSources {
  readonly database: Knex;
  readonly env: Readonly<Record<string, unknown>>;
  readonly directusVersion: string;
  /** Sends a command to Redis. Undefined without Redis. */
  readonly pingRedis: (() => Promise<unknown>) | undefined;
}

const CHECK_TIMEOUT_MS = 2_000;

/** Checks the parts in parallel, and reads the backups. The failure of one part does not affect the other parts. */
export async function readStatus({ database, env, directusVersion, pingRedis }: StatusSources): Promise<Status> {
  const textOf = (name: string) => (env[name] === undefined || env[name] === null ? '' : String(env[name]));
  let siteBuild: string | undefined;
  let queues: Queue[] = [];
  let migration: string | undefined;
  let disk: Disk | undefined;
  const siteUrl = textOf('SITE_URL');
  const [host, port] = [textOf('EMAIL_SMTP_HOST'), Number(textOf('EMAIL_SMTP_PORT'))];
  const root = textOf('STORAGE_LOCAL_ROOT');
  const parts = await Promise.all([
    checkPart('database', async () => {
      const now = Date.now();
      const result: unknown = await database.raw(selectQueues('?'), [now]);
      queues = toQueues(
        (Array.isArray(result) ? result : (result as { rows: [] }).rows) as Record<string, unknown>[],
        now,
      );
      migration = (await database('directus_migrations').orderBy('version', 'desc').first('name'))?.name;
    }),
    checkPart(
      'site',
      siteUrl === ''
        ? undefined
        : async () => {
            const response = await fetch(new URL('/build.json', siteUrl), {
              signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
            });
            if (!response.ok) throw new Error(`status ${response.status}`);
            siteBuild = String(((await response.json()) as { build?: unknown }).build);
          },
    ),
    checkPart('mail', host === '' ? undefined : () => readGreeting(host, port)),
    checkPart('redis', pingRedis),
    checkPart(
      'storage',
      root === ''
        ? undefined
        : async () => {
            const { bavail, blocks, bsize } = await statfs(root);
            disk = { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
          },
    ),
  ]);
  return {
    checkedAt: new Date(),
    parts,
    siteBuild,
    directusVersion,
    migration,
    queues,
    disk,
    backups: readBackups(textOf),
  };
}

function readBackups(textOf: (name: string) => string): BackupRun[] | undefined {
  const folder = textOf('BACKUP_STATUS_FOLDER');
  try {
    return folder === '' ? [] : readBackupRuns(folder);
  } catch {
    return undefined;
  }
}

async function checkPart(name: PartName, check: (() => Promise<unknown>) | undefined): Promise<Part> {
  if (check === undefined) return { name, state: 'unused', ms: 0 };
  const startedAt = performance.now();
  const timeoutController = new AbortController();
  try {
    await Promise.race([
      check(),
      wait(CHECK_TIMEOUT_MS, undefined, { signal: timeoutController.signal }).then(() => {
        throw new Error(`no answer within ${CHECK_TIMEOUT_MS} ms`);
      }),
    ]);
    return { name, state: 'ok', ms: performance.now() - startedAt };
  } catch {
    return { name, state: 'failed', ms: performance.now() - startedAt };
  } finally {
    timeoutController.abort();
  }
}

/** Reads the greeting of a mail server. Sends nothing. */
function readGreeting(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: CHECK_TIMEOUT_MS });
    socket.once('data', (data) => {
      socket.destroy();
      if (data.toString('latin1').startsWith('220')) resolve();
      else reject(new Error('not a mail server'));
    });
    socket.once('timeout', () => socket.destroy(new Error('no greeting')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed')));
  });
}
