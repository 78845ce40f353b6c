/** Stores backups and files in OpenStack Swift, an S3-compatible server that checks signatures (decisions 247 and 282). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { visit } from '../support/site.ts';
import { provideSwiftImage } from './base-images.ts';
import type { ComposeProject } from './compose-project.ts';
import { execInContainer, firstContainer, readProject, waitUntilHealthy } from './compose-stack.ts';
import { readOperationsBlock, runForProject } from './operations-blocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-bucket-'));
const project = readProject();
const withSettings = (settings: Record<string, string>): ComposeProject => ({
  ...project,
  env: { ...project.env, ...settings },
});
/** restic signs its uploads in a way that Swift does not support, unless the connection has TLS. */
const backupSettings = (key: string, secret: string) => ({
  BACKUP_REPOSITORY: 's3:https://storage:8443/backups',
  BACKUP_S3_KEY: key,
  BACKUP_S3_SECRET: secret,
});
const first = backupSettings('library:first', 'first-secret');
const second = backupSettings('library:second', 'second-secret');
const inBucket = {
  STORAGE_LOCATIONS: 's3,local',
  STORAGE_S3_BUCKET: 'library-files',
  STORAGE_S3_ENDPOINT: 'http://storage:8080',
  STORAGE_S3_FORCE_PATH_STYLE: 'true',
  STORAGE_S3_KEY_FILE: '/run/hat-nang/directus/bucket_key',
  STORAGE_S3_SECRET_FILE: '/run/hat-nang/directus/bucket_secret',
};
/** Writes a key and its secret into the files that Directus reads, and replaces the replicas. */
const deployWithKey = (key: string, secret: string) => {
  const files = ['bucket_key', 'bucket_secret'].map((name) => `/run/hat-nang/directus/${name}`);
  const write = [key, secret].map(
    (value, index) =>
      `printf %s '${value}' | docker compose run --rm --no-deps -T secrets sh -c 'rm -f ${files[index]} && cat > ${files[index]}'`,
  );
  return succeed(inBucket, [...write, './deploy.sh directus'].join('\n'));
};

const certificate = join(folder, 'storage.pem');
/** Runs a script in which the service `backup` trusts the certificate of the storage. */
const run = (settings: Record<string, string>, script: string) =>
  runForProject(
    withSettings(settings),
    folder,
    script.replaceAll('run --rm backup', `run --rm -v ${certificate}:/etc/ssl/certs/storage.pem:ro backup`),
  );
async function succeed(settings: Record<string, string>, script: string): Promise<string> {
  const { code, output } = await run(settings, script);
  expect(code, output).toBe(0);
  return output;
}

let storage: Record<string, string>;

beforeAll(async () => {
  await waitUntilHealthy();
  storage = { STORAGE_IMAGE: await provideSwiftImage(project.env.NODE_IMAGE ?? '', join(folder, 'image.log')) };
  await succeed(storage, 'docker compose up -d --no-deps storage');
  await vi.waitFor(
    async () => expect((await (await firstContainer('storage')).inspect()).State.Health?.Status).toBe('healthy'),
    { timeout: 60_000, interval: 500 },
  );
  writeFileSync(certificate, await execInContainer(await firstContainer('storage'), 'cat', '/etc/swift/tls.crt'));
}, 400_000);
afterAll(async () => {
  await succeed({}, './deploy.sh directus\ndocker compose up -d --no-deps backup');
  await succeed(storage, 'docker compose rm -fsv storage');
  rmSync(folder, { recursive: true, force: true });
}, 400_000);

it('a backup in the bucket is refused with a wrong secret, and restores what was deleted', async () => {
  const refused = await run(backupSettings('library:first', 'wrong'), 'docker compose run --rm backup now');
  expect(refused.code, refused.output).not.toBe(0);
  expect(refused.output).toMatch(/signature/i);

  const marker = await content.create('redirects', { from: '/truoc-ban-sao', to: '/tin-tuc', is_active: false });
  await succeed(first, readOperationsBlock('backup'));
  expect(await succeed(first, readOperationsBlock('verify'))).toMatch(/rehearsal: \d+ rows in \d+ tables/);
  await content.remove('redirects', marker.id);
  await execInContainer(await firstContainer('directus'), 'sh', '-c', 'rm -rf /data/uploads/*');

  await succeed(first, readOperationsBlock('restore'));
  await waitUntilHealthy();
  expect(await content.read('redirects', 'filter[from][_eq]=/truoc-ban-sao&fields=from')).toHaveLength(1);
  await content.remove('redirects', marker.id);
}, 600_000);

it('a second key of the bucket continues the repository', async () => {
  const countFull = (output: string) => output.match(/^full {5}/gm)?.length ?? 0;
  const before = countFull(await succeed(first, 'docker compose run --rm backup list'));
  expect(before).toBeGreaterThan(0);
  await succeed(second, 'docker compose run --rm backup now');
  expect(countFull(await succeed(second, 'docker compose run --rm backup list'))).toBe(before + 1);
}, 300_000);

it('Directus stores and reads files in the bucket, refuses uploads with a wrong secret, and still reads the older files', async () => {
  const asAdmin = { headers: { authorization: `Bearer ${stack().adminToken}` } };
  const upload = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('file', new Blob([bytes], { type: 'text/vtt' }), 'Lời đọc.vtt');
    return fetch(`${stack().directusUrl}/files`, { method: 'POST', body: form, ...asAdmin });
  };
  const [older] = await content.read('news', 'filter[image][_nnull]=true&fields=image&limit=1');
  await createBucket('library-files');

  await deployWithKey('library:first', 'first-secret');
  // Three parts of a multipart upload.
  const cue = '00:00.000 --> 00:01.000\nHạt Nắng\n\n';
  const text = new TextEncoder().encode(`WEBVTT\n\n${cue.repeat(300_000)}`);
  const answer = await upload(text);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { data } = (await answer.json()) as { data: { id: string; storage: string } };
  expect(data.storage).toBe('s3');
  const read = await fetch(`${stack().directusUrl}/assets/${data.id}`, asAdmin);
  expect(Buffer.from(await read.arrayBuffer()).equals(Buffer.from(text))).toBe(true);
  expect((await fetch(`${stack().directusUrl}/assets/${older?.image}`, asAdmin)).status).toBe(200);
  expect((await visit('/tin-tuc?kho=1')).status).toBe(200);

  await deployWithKey('library:first', 'wrong');
  expect((await upload(text)).status).toBeGreaterThanOrEqual(500);
  expect((await fetch(`${stack().directusUrl}/assets/${older?.image}`, asAdmin)).status).toBe(200);

  await deployWithKey('library:second', 'second-secret');
  expect((await fetch(`${stack().directusUrl}/assets/${data.id}`, asAdmin)).status).toBe(200);
  const removed = await fetch(`${stack().directusUrl}/files/${data.id}`, { method: 'DELETE', ...asAdmin });
  expect(removed.status).toBe(204);
}, 900_000);

/** Creates a bucket with the client that Directus uses. */
async function createBucket(name: string): Promise<void> {
  const script = `
    import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
    const credentials = { accessKeyId: 'library:first', secretAccessKey: 'first-secret' };
    const client = new S3Client({ endpoint: 'http://storage:8080', region: 'us-east-1', forcePathStyle: true, credentials });
    await client.send(new CreateBucketCommand({ Bucket: process.argv[1] }));`;
  await execInContainer(await firstContainer('directus'), 'node', '--input-type=module', '-e', script, name);
}
