/** What the tests of this folder need beside `stack()`: the containers themselves. */
import { getContainerRuntimeClient } from 'testcontainers';
import { vi } from 'vitest';
import { readRunning } from '../../scripts/stack/instance.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import type { Item } from '../support/items.ts';
import { chosenCookie } from '../support/site.ts';
import { type ComposeProject, type Container, serviceContainers } from './compose-project.ts';

export type Service = 'edge' | 'web' | 'directus' | 'postgres' | 'redis' | 'mail';

/** The stack under test. @throws Error where the tests run without containers */
export const project = (): ComposeProject => {
  const containers = readRunning(stack().dataDir)?.containers;
  if (!containers) throw new Error('These tests run in containers alone: npm test -- --only containers');
  return { name: containers.project, env: containers.env };
};

/** A service's containers, ended ones included. */
export const containersOf = (service: Service): Promise<Container[]> => serviceContainers(project().name, service);

/** @throws Error when the service has no container */
export async function firstOf(service: Service): Promise<Container> {
  const [first] = await containersOf(service);
  if (!first) throw new Error(`${service} has no container.`);
  return first;
}

/** Runs a program in a container; answers what it wrote. @throws Error when it fails */
export async function exec(container: Container, ...command: string[]): Promise<string> {
  const client = await getContainerRuntimeClient();
  const { exitCode, stdout, output } = await client.container.exec(container, command);
  if (exitCode !== 0) throw new Error(`${command.slice(0, 3).join(' ')} failed (${exitCode}): ${output}`);
  return stdout.trim();
}

/** Ends containers at once, as a crash would. Docker leaves them down. */
export const kill = async (containers: Container[]) => void (await Promise.all(containers.map((each) => each.kill())));

export const start = async (containers: Container[]) =>
  void (await Promise.all(containers.map((each) => each.start())));

/**
 * Freezes containers: connections stay open, and nobody answers. On a machine with busy cores the kernel's freezer gives up at times ("unable to
 * freeze"), so it is tried again.
 */
export async function freeze(containers: Container[]): Promise<void> {
  await Promise.all(
    containers.map((each) =>
      vi.waitFor(
        async () => {
          if (!(await isFrozen(each))) await each.pause();
        },
        { timeout: 30_000, interval: 200 },
      ),
    ),
  );
}

/** Lets frozen containers go on; skips those that are not frozen. */
export async function thaw(containers: Container[]): Promise<void> {
  const states = await Promise.all(containers.map(isFrozen));
  // At once: the first one would have a head start on what is measured from here.
  await Promise.all(containers.filter((_, index) => states[index]).map((each) => each.unpause()));
}

const isFrozen = async (container: Container): Promise<boolean> => (await container.inspect()).State.Paused;

/** The answer of one web replica to a visitor who has chosen, asked from inside its container, around the edge. */
export const insideWeb = (container: Container, path: string): Promise<string> => {
  const script = `
    const headers = { cookie: process.argv[2] };
    const answer = await fetch('http://127.0.0.1:3000' + process.argv[1], { headers });
    console.log(await answer.text());`;
  return exec(container, 'node', '--input-type=module', '-e', script, path, chosenCookie);
};

/** When a page of one web replica first holds a text, in ms since 1970: asked from inside, so that nothing but the page takes time. */
export async function insideWebFrom(container: Container, path: string, text: string): Promise<number> {
  const script = `
    const end = Date.now() + 20000;
    for (;;) {
      const page = await fetch('http://127.0.0.1:3000' + process.argv[1]).then((r) => r.text());
      if (page.includes(process.argv[2])) { console.log(Date.now()); break; }
      if (Date.now() > end) throw new Error('not there after 20 s');
      await new Promise((r) => setTimeout(r, 100));
    }`;
  return Number(await exec(container, 'node', '--input-type=module', '-e', script, path, text));
}

export const redis = async (...args: string[]): Promise<string> => exec(await firstOf('redis'), 'redis-cli', ...args);

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

/** Resolves when two replicas of the site and two of Directus serve, whatever a previous test did. */
export const untilWhole = async (): Promise<void> => {
  await vi.waitFor(
    async () => {
      const replicas = [...(await containersOf('web')), ...(await containersOf('directus'))];
      const states = await Promise.all(replicas.map(async (each) => (await each.inspect()).State.Health?.Status));
      if (states.length !== 4 || states.some((state) => state !== 'healthy'))
        throw new Error(`The replicas are ${states.join(', ')}.`);
    },
    { timeout: 150_000, interval: 1000 },
  );
};
