/** What the tests of this folder need beside `stack()`: the containers themselves. */
import { vi } from 'vitest';
import { readRunning } from '../../scripts/stack/instance.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import type { Item } from '../support/items.ts';
import { composeProject } from './compose-project.ts';
import { command, textOf } from './docker.ts';

export type Service = 'edge' | 'web' | 'directus' | 'postgres' | 'redis' | 'mail';

const project = (): string => {
  const containers = readRunning(stack().dataDir)?.containers;
  if (!containers) throw new Error('These tests run in containers alone: npm test -- --only containers');
  return containers.project;
};

const labels = (service?: Service) => [
  ...['--filter', `label=com.docker.compose.project=${project()}`],
  ...(service ? ['--filter', `label=com.docker.compose.service=${service}`] : []),
];

/** Ids of a service's containers, ended ones included. */
export const containersOf = (service?: Service): string[] =>
  textOf('docker', ['ps', '--all', '--quiet', '--no-trunc', ...labels(service)])
    .split('\n')
    .filter(Boolean)
    .sort();

export const docker = (...args: string[]): string => textOf('docker', args).trim();

/** The answer of one web replica, asked from inside its container, around the edge. */
export const insideWeb = (container: string, path: string): string =>
  docker(
    'exec',
    container,
    'node',
    '-e',
    `fetch('http://127.0.0.1:3000${path}').then(async (r) => console.log(await r.text()))`,
  );

/** When a page of one web replica first holds a text, in ms since 1970: asked from inside, so that nothing but the page takes time. */
export async function insideWebFrom(container: string, path: string, text: string): Promise<number> {
  const script = `
    const end = Date.now() + 20000;
    for (;;) {
      const page = await fetch('http://127.0.0.1:3000' + process.argv[1]).then((r) => r.text());
      if (page.includes(process.argv[2])) { console.log(Date.now()); break; }
      if (Date.now() > end) throw new Error('not there after 20 s');
      await new Promise((r) => setTimeout(r, 100));
    }`;
  return Number(await command('docker', ['exec', container, 'node', '--input-type=module', '-e', script, path, text]));
}

export const redis = (...args: string[]): string =>
  docker('exec', containersOf('redis')[0] ?? '', 'redis-cli', ...args);

/** The connection string of the database, as this machine reaches it. */
export const databaseUrl = (): string => readRunning(stack().dataDir)?.containers?.database ?? '';

/** Gives an item another Vietnamese title, as an editor would. */
export async function retitle(item: Item, title: string): Promise<void> {
  const [row] = (await content.read(
    item.kind,
    `filter[id][_eq]=${item.id}&fields=translations.id,translations.languages_code`,
  )) as unknown as { translations: { id: number; languages_code: string }[] }[];
  const id = row?.translations.find(({ languages_code }) => languages_code === 'vi-VN')?.id;
  await content.update(item.kind, item.id, { translations: { update: [{ id, title }] } });
}

/** A quick command of compose on the stack under test. */
export const compose = (...args: string[]): string => {
  const { containers } = readRunning(stack().dataDir) ?? {};
  if (!containers) throw new Error('No containers run.');
  return composeProject(containers.project, containers.env).text(...args);
};

/** Resolves when two replicas of the site and two of Directus serve, whatever a test before has done to them. */
export const untilWhole = async (): Promise<void> => {
  await vi.waitFor(
    () => {
      const states = (['web', 'directus'] as const).flatMap((service) =>
        containersOf(service).map((id) => docker('inspect', '--format', '{{.State.Health.Status}}', id)),
      );
      if (states.length !== 4 || states.some((state) => state !== 'healthy'))
        throw new Error(`The replicas are ${states.join(', ')}.`);
    },
    { timeout: 150_000, interval: 1000 },
  );
};
