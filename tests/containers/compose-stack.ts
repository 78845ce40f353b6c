/** Access to the containers of the stack under test, in addition to `stack()`. */
import { getContainerRuntimeClient } from 'testcontainers';
import { vi } from 'vitest';
import { readRunningState } from '../../scripts/stack/instance.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import type { Item } from '../support/items.ts';
import { chosenCookie } from '../support/site.ts';
import { type ComposeProject, type Container, serviceContainers } from './compose-project.ts';

export type Service = 'edge' | 'web' | 'directus' | 'postgres' | 'redis' | 'backup' | 'mail';
/** A service of the tests, which only some of them start. */
type AddedService = 'storage';

/**
 * Returns the Compose project of the stack under test.
 * @throws Error when the tests run without containers
 */
export const readProject = (): ComposeProject => {
  const containers = readRunningState(stack().dataDir)?.containers;
  if (!containers) throw new Error('These tests need containers: npm test -- --only containers');
  return { name: containers.project, env: containers.env };
};

/** Returns all containers of a service, including stopped ones. */
export const containersOf = (service: Service | AddedService): Promise<Container[]> =>
  serviceContainers(readProject().name, service);

/**
 * Returns the first container of a service.
 * @throws Error when the service has no container
 */
export async function firstContainer(service: Service | AddedService): Promise<Container> {
  const [firstOfService] = await containersOf(service);
  if (!firstOfService) throw new Error(`${service} has no container.`);
  return firstOfService;
}

/** Runs a program in a container and returns its standard output. @throws Error when it fails */
export async function execInContainer(container: Container, ...command: string[]): Promise<string> {
  const client = await getContainerRuntimeClient();
  const { exitCode, stdout, output } = await client.container.exec(container, command);
  if (exitCode !== 0) throw new Error(`${command.slice(0, 3).join(' ')} failed (${exitCode}): ${output}`);
  return stdout.trim();
}

/** Kills containers without a shutdown, as a crash does. Docker does not restart them. */
export const killContainers = async (containers: Container[]) =>
  void (await Promise.all(containers.map((each) => each.kill())));

export const startContainersAgain = async (containers: Container[]) =>
  void (await Promise.all(containers.map((each) => each.start())));

/**
 * Freezes containers. Their connections stay open, and requests get no answer. On a busy machine the kernel sometimes fails with "unable to freeze", so
 * this function retries.
 */
export async function freezeContainers(containers: Container[]): Promise<void> {
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

/** Resumes frozen containers and skips all others. */
export async function unfreeze(containers: Container[]): Promise<void> {
  const states = await Promise.all(containers.map(isFrozen));
  // The containers resume in parallel, because they must start together. Callers measure time from this moment.
  await Promise.all(containers.filter((_, index) => states[index]).map((each) => each.unpause()));
}

const isFrozen = async (container: Container): Promise<boolean> => (await container.inspect()).State.Paused;

/** Requests a page of one web replica from inside its container, without the edge. The cookie is that of a visitor who has made the starting choice. */
export const readInsideWeb = (container: Container, path: string): Promise<string> => {
  const script = `
    const headers = { cookie: process.argv[2] };
    const answer = await fetch('http://127.0.0.1:3000' + process.argv[1], { headers });
    console.log(await answer.text());`;
  return execInContainer(container, 'node', '--input-type=module', '-e', script, path, chosenCookie);
};

/**
 * Waits until a page of one web replica contains a text. The polling runs inside the container, without the edge. Returns the time of the match in
 * milliseconds since 1970.
 * @throws Error after 20 s
 */
export async function waitInsideWeb(container: Container, path: string, text: string): Promise<number> {
  const script = `
    const end = Date.now() + 20000;
    for (;;) {
      const page = await fetch('http://127.0.0.1:3000' + process.argv[1]).then((r) => r.text());
      if (page.includes(process.argv[2])) { console.log(Date.now()); break; }
      if (Date.now() > end) throw new Error('not there after 20 s');
      await new Promise((r) => setTimeout(r, 100));
    }`;
  return Number(await execInContainer(container, 'node', '--input-type=module', '-e', script, path, text));
}

/**
 * Waits until a search for documents on one Directus replica finds a title. Returns the time of the match in milliseconds since 1970.
 * @throws Error after 20 s
 */
export async function waitInsideSearch(container: Container, searchText: string, title: string): Promise<number> {
  const script = `
    const end = Date.now() + 20000;
    const query = new URLSearchParams({ kind: 'documents', lang: 'vi', q: process.argv[1] });
    const headers = { 'x-site-secret': process.argv[3] };
    for (;;) {
      const answer = await fetch('http://127.0.0.1:8055/search?' + query, { headers }).then((r) => r.text());
      if (answer.includes(process.argv[2])) { console.log(Date.now()); break; }
      if (Date.now() > end) throw new Error('not found after 20 s: ' + answer.slice(0, 200));
      await new Promise((r) => setTimeout(r, 200));
    }`;
  return Number(
    await execInContainer(
      container,
      'node',
      '--input-type=module',
      '-e',
      script,
      searchText,
      title,
      stack().secrets.siteSecret,
    ),
  );
}

export const runRedis = async (...args: string[]): Promise<string> =>
  execInContainer(
    await firstContainer('redis'),
    ...['sh', '-c', 'REDISCLI_AUTH=$(cat /run/hat-nang/redis/password) exec redis-cli "$@"', 'redis-cli', ...args],
  );

/** Returns the connection string of the database, for programs outside the containers. The string is empty if the project does not run in containers. */
export const databaseUrl = (): string => readRunningState(stack().dataDir)?.containers?.database ?? '';

/** Changes the Vietnamese title of an item, as an editor does. */
export async function changeTitle(item: Item, title: string): Promise<void> {
  const [row] = (await content.read(
    item.kind,
    `filter[id][_eq]=${item.id}&fields=translations.id,translations.languages_code`,
  )) as unknown as { translations: { id: number; languages_code: string }[] }[];
  const id = row?.translations.find(({ languages_code }) => languages_code === 'vi-VN')?.id;
  await content.update(item.kind, item.id, { translations: { update: [{ id, title }] } });
}

/** Waits until two replicas of the site and two of Directus are healthy. A previous test may have stopped replicas. */
export const waitUntilHealthy = async (): Promise<void> => {
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
