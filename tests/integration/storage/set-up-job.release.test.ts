/**
 * Runs the containers' Directus as a cluster does: a job sets up the database, a replica waits for it, and they share a PostgreSQL and a bucket, but no disk
 * (decision 248). `npm test` omits this file, because the ports 8054 and 8055 of the containers must be free.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedSources } from '../../../scripts/stack/data.ts';
import { buildExtensions, installExtensions, installedExtensionsDir } from '../../../scripts/stack/extensions.ts';
import { readSettings, rootDir } from '../../../scripts/stack/settings.ts';
import { hasPostgres, type Postgres, startPostgres } from '../../../scripts/testing/postgres.ts';

const work = mkdtempSync(join(tmpdir(), 'hat-nang-job-'));
const image = join(work, 'image');
const directusUrl = 'http://127.0.0.1:8055';
const children: ChildProcess[] = [];
const output: string[] = [];
let postgres: Postgres;
let storage: FauxqsServer;

/** Creates a folder with the files of the container image (containers/release.ts). */
async function makeImage(): Promise<void> {
  const settings = readSettings({ DATA_DIR: join(work, 'build') });
  await buildExtensions(settings);
  installExtensions(settings, false);
  cpSync(installedExtensionsDir(settings), join(image, 'extensions'), { recursive: true });
  for (const path of ['model', 'schema', ...seedSources, 'scripts/stack', 'containers', 'package.json']) {
    mkdirSync(dirname(join(image, path)), { recursive: true });
    cpSync(join(rootDir, path), join(image, path), { recursive: true });
  }
  symlinkSync(join(rootDir, 'node_modules'), join(image, 'node_modules'));
}

const setRelease = (name: string) => writeFileSync(join(image, 'release.txt'), `${name}\n`);

/** Starts the program of the container as a process with its own empty disk. */
function startContainer(flag: '--set-up' | '--wait', disk: string): ChildProcess {
  const secret = (letter: string) => letter.repeat(32);
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      `--import=${image}/model/backend/clean-log-preload.ts`,
      'containers/directus/start.ts',
      flag,
    ],
    {
      cwd: image,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        DATA_DIR: join(work, disk),
        PUBLIC_URL: 'http://127.0.0.1:8080',
        STUDIO_URL: directusUrl,
        SITE_URL: 'http://127.0.0.1:1',
        DATABASE_URL: postgres.url,
        ADMIN_EMAIL: 'admin@example.org',
        ADMIN_PASSWORD: 'Correct-horse1',
        KEY: secret('k'),
        SECRET: secret('s'),
        SITE_SECRET: secret('x'),
        HASH_KEY: secret('h'),
        ADMIN_TOKEN: secret('a'),
        STORAGE_LOCATIONS: 's3',
        STORAGE_S3_BUCKET: 'library',
        STORAGE_S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
        STORAGE_S3_FORCE_PATH_STYLE: 'true',
        STORAGE_S3_KEY: 'key',
        STORAGE_S3_SECRET: 'secret',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.push(child);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(`${disk}: ${text}`));
  return child;
}

/** Runs the set-up job to its end and returns its exit code. */
async function runSetUpJob(disk: string): Promise<number> {
  const [code] = await once(startContainer('--set-up', disk), 'exit');
  return code;
}

const statusOf = async (path: string) => {
  const answer = await fetch(directusUrl + path).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status;
};

const objectCount = async () => {
  const answer = await fetch(`http://127.0.0.1:${storage.port}/library?list-type=2`);
  return (await answer.text()).split('<Key>').length - 1;
};

describe.runIf(hasPostgres())('a cluster', () => {
  beforeAll(async () => {
    await makeImage();
    postgres = await startPostgres();
    storage = await startFauxqs({ port: 0, logger: false });
    storage.createBucket('library');
    setRelease('one');
  }, 300_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await postgres?.stop();
    await storage?.stop();
    rmSync(work, { recursive: true, force: true });
  });

  let replica: ChildProcess;

  it('a replica serves once the job of its release has ended', async () => {
    replica = startContainer('--wait', 'replica');
    expect(await runSetUpJob('job'), output.join('')).toBe(0);
    await vi.waitFor(async () => expect(await statusOf('/items/languages?limit=1'), output.join('')).toBe(200), {
      timeout: 60_000,
      interval: 500,
    });
    expect(await statusOf('/server/ready')).toBe(200);
    expect(await objectCount()).toBeGreaterThan(0);
    for (const disk of ['job', 'replica']) {
      const uploads = join(work, disk, 'uploads');
      expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);
    }
  }, 300_000);

  it('the job of the next release knows the rows of the last one, and doubles nothing', async () => {
    const objectsBefore = await objectCount();
    setRelease('two');
    expect(await runSetUpJob('next-job'), output.join('')).toBe(0);
    expect(readdirSync(join(work, 'next-job/state'))).toEqual(readdirSync(join(work, 'job/state')));
    expect(await objectCount()).toBe(objectsBefore);
    // The replica of the old release still answers.
    expect(await statusOf('/items/languages?limit=1')).toBe(200);
  }, 300_000);

  it('a replica says "not ready" before it stops, and stops at once', async () => {
    replica.kill('SIGWINCH');
    await vi.waitFor(async () => expect(await statusOf('/server/ready')).toBe(503), { timeout: 2000 });
    expect(await statusOf('/items/languages?limit=1')).toBe(200);
    const startedAt = performance.now();
    replica.kill('SIGTERM');
    await once(replica, 'exit');
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  }, 30_000);
});
