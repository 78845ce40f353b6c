/** Tests what a container may do: write files, use capabilities and memory, and reach other containers (decision 274). */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  containersOf,
  execInContainer,
  firstContainer,
  readProject,
  type Service,
  waitUntilHealthy,
} from './compose-stack.ts';

beforeAll(waitUntilHealthy, 180_000);

/** The networks of each service in docker-compose.yml. compose.test.yml adds `tests` to PostgreSQL. */
const networks: Record<Service, string[]> = {
  edge: ['visitors', 'edge-web', 'edge-directus'],
  web: ['edge-web', 'web-redis', 'web-outside', 'web-metrics'],
  directus: ['edge-directus', 'directus-postgres', 'directus-redis', 'directus-outside', 'directus-metrics'],
  postgres: ['directus-postgres', 'backup-postgres', 'tests'],
  backup: ['backup-postgres', 'backup-outside'],
  redis: ['directus-redis', 'web-redis'],
  mail: ['directus-outside'],
};
const services = Object.keys(networks) as Service[];

const inspectAll = async (service: Service) =>
  Promise.all((await containersOf(service)).map((container) => container.inspect()));

describe.each(services)('%s', (service) => {
  it('has no capability, cannot get one, and has limits', async () => {
    for (const { HostConfig: host } of await inspectAll(service)) {
      expect(host.CapDrop).toEqual(['ALL']);
      expect(host.CapAdd ?? []).toEqual([]);
      expect(host.SecurityOpt).toContain('no-new-privileges:true');
      expect(host.Privileged).toBe(false);
      expect(host.Memory).toBeGreaterThan(0);
      expect(host.NanoCpus).toBeGreaterThan(0);
      expect(host.PidsLimit).toBeGreaterThan(0);
    }
    const status = await execInContainer(await firstContainer(service), 'cat', '/proc/1/status');
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  });

  it('runs as a user without rights, and its own files are read-only', async () => {
    const container = await firstContainer(service);
    expect(Number(await execInContainer(container, 'id', '-u'))).toBeGreaterThan(0);
    expect((await container.inspect()).HostConfig.ReadonlyRootfs).toBe(true);
    await expect(execInContainer(container, 'sh', '-c', 'echo x > /etc/x')).rejects.toThrow(
      /Read-only file system|Permission/,
    );
    // The root file system is read-only, so only mounts are writable.
    const rootMountOptions = await execInContainer(
      container,
      'sh',
      '-c',
      'awk \'$2 == "/" { print $4 }\' /proc/mounts',
    );
    expect(rootMountOptions).toMatch(/^ro\b/);
  });

  it('is in the networks of its partners only', async () => {
    const { name } = readProject();
    for (const { NetworkSettings } of await inspectAll(service)) {
      const names = Object.keys(NetworkSettings.Networks).map((network) => network.slice(name.length + 1));
      expect(names.sort()).toEqual([...networks[service]].sort());
    }
  });
});

it('the memory limits of the production services fit 4 GB', async () => {
  const limits = await Promise.all(
    services.filter((service) => service !== 'mail').map((service) => inspectAll(service)),
  );
  const total = limits.flat().reduce((sum, { HostConfig }) => sum + (HostConfig.Memory ?? 0), 0);
  expect(total / 2 ** 30).toBeLessThanOrEqual(4);
});

it('a connection of PostgreSQL returns the memory of a large statement', async () => {
  const postgres = await firstContainer('postgres');
  // The second large string would come from memory that the C library kept after the first one.
  const script = `
    { echo "SELECT length(repeat('x', 20000000 + n)) FROM generate_series(1, 3) n;"; echo "SELECT pg_backend_pid();"; sleep 3; } |
      psql -XqAt -U directus -d hat_nang > /tmp/pid &
    sleep 2
    grep RssAnon "/proc/$(tail -n 1 /tmp/pid)/status"
    wait`;
  const line = await execInContainer(postgres, 'sh', '-c', script);
  expect(Number(/(\d+) kB/.exec(line)?.[1]) / 1024).toBeLessThan(10);
});

/** Tries a TCP connection from a Node container. Returns `connected`, the error code, or `TIMEOUT` after 3 s. */
const connect = async (from: Service, host: string, port: number): Promise<string> => {
  const script = `
    const socket = require('node:net').connect({ host: process.argv[1], port: Number(process.argv[2]), timeout: 3000 });
    const end = (text) => { console.log(text); process.exit(0); };
    socket.on('connect', () => end('connected')).on('error', ({ code }) => end(code)).on('timeout', () => end('TIMEOUT'));`;
  return execInContainer(await firstContainer(from), 'node', '-e', script, host, String(port));
};

it('the site reaches neither the database nor a replica of Directus', async () => {
  expect(await connect('web', 'edge', 8056)).toBe('connected');
  expect(await connect('web', 'postgres', 5432)).toMatch(/^(ENOTFOUND|EAI_AGAIN)$/);
  const [directus] = await inspectAll('directus');
  const name = `${readProject().name}_edge-directus`;
  const address = directus?.NetworkSettings.Networks[name]?.IPAddress ?? '';
  expect(address).toMatch(/^\d+\./);
  expect(await connect('directus', address, 8055)).toBe('connected');
  expect(await connect('web', address, 8055)).not.toBe('connected');
});

it('Redis answers only with the password, which no process list shows', async () => {
  const redis = await firstContainer('redis');
  expect(await execInContainer(redis, 'redis-cli', 'ping')).toContain('NOAUTH');
  const password = await execInContainer(redis, 'cat', '/run/hat-nang/redis/password');
  expect(password.length).toBeGreaterThan(20);
  expect(await execInContainer(redis, 'sh', '-c', "cat /proc/[0-9]*/cmdline | tr '\\0' ' '")).not.toContain(password);
});
