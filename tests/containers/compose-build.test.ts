/** Builds the images from a clone with the command of docs/operations.md, and deploys them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rootDir } from '../../scripts/stack/settings.ts';
import { visit } from '../support/site.ts';
import { provideBuildImage } from './base-images.ts';
import { containersOf, readProject, waitUntilHealthy } from './compose-stack.ts';
import { deploy } from './deploy.ts';
import { composeCommand, outputOf, runCommand } from './docker.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-compose-build-'));
const logFile = join(folder, 'build.log');
const images = {
  DIRECTUS_IMAGE: 'hat-nang-built/directus:test',
  WEB_IMAGE: 'hat-nang-built/web:test',
  BACKUP_IMAGE: 'hat-nang-built/backup:test',
};

beforeAll(waitUntilHealthy, 180_000);
afterAll(() => {
  outputOf('sh', ['-c', 'docker rmi --force "$@" >/dev/null 2>&1 || true', 'sh', ...Object.values(images)]);
  rmSync(folder, { recursive: true, force: true });
});

/** Lists the files of an image, without the build of Next, whose names depend on the folder of the build. */
const listFiles = (image: string): string[] =>
  outputOf('docker', ['run', '--rm', '--network', 'none', image, 'find', '/app', '-type', 'f'])
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('/app/web/.next/'))
    .sort();

it('docker compose build makes images from a clone, with the files of the tested images, and they serve', async () => {
  const { env } = readProject();
  const clone = join(folder, 'clone');
  outputOf('git', ['clone', '--quiet', '--depth', '1', `file://${rootDir}`, clone]);
  const BUILD_IMAGE = await provideBuildImage(env.NODE_IMAGE ?? '', logFile);
  const compose = `${composeCommand()} -f docker-compose.yml -f tests/containers/compose.build.yml`;
  const buildEnvironment = { ...env, ...images, BUILD_IMAGE, DOCKER_BUILDKIT: '0' };
  await runCommand('sh', ['-euc', `cd ${clone}\n${compose} build`], { logFile, env: buildEnvironment });

  for (const name of ['DIRECTUS_IMAGE', 'WEB_IMAGE'] as const) {
    const built = listFiles(images[name]);
    expect(built.length, name).toBeGreaterThan(1000);
    expect(built, name).toEqual(listFiles(env[name] ?? ''));
  }

  const services = { directus: 'DIRECTUS_IMAGE', web: 'WEB_IMAGE' } as const;
  const idOf = (image: string) => outputOf('docker', ['image', 'inspect', '--format', '{{.Id}}', image]).trim();
  const testedIds = Object.values(services).map((name) => [env[name] ?? '', idOf(env[name] ?? '')] as const);
  try {
    for (const name of Object.values(services)) outputOf('docker', ['tag', images[name], env[name] ?? '']);
    expect(await deploy()).toMatchObject({ code: 0 });
    for (const [service, name] of Object.entries(services)) {
      const containers = await containersOf(service as keyof typeof services);
      for (const container of containers) expect((await container.inspect()).Image).toBe(idOf(images[name]));
    }
    expect((await visit('/tin-tuc?dung=1')).status).toBe(200);
  } finally {
    for (const [name, id] of testedIds) outputOf('docker', ['tag', id, name]);
  }
  expect(await deploy()).toMatchObject({ code: 0 });
}, 2_400_000);
