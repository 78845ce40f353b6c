import { expect, it } from 'vitest';
import { createKv } from './steady-memory.ts';

it('lets a counter in Redis expire, because a killed process never counts itself out', async () => {
  const commands: unknown[][] = [];
  const record =
    (name: string) =>
    async (...values: unknown[]) => {
      commands.push([name, ...values]);
      return 1;
    };
  const redis = {
    ...{ status: 'ready', options: {}, on: () => undefined, ping: async () => 'PONG' },
    ...{ setMax: record('setMax'), release: record('release'), incrby: record('incrby'), pexpire: record('pexpire') },
  };
  const kv = createKv({ type: 'redis', redis, namespace: 'directus:lock' });
  expect(await kv.increment('schemaCache--preparing')).toBe(1);
  expect(commands).toEqual([
    ['incrby', 'directus:lock:schemaCache--preparing', 1],
    // With NX, later counts do not extend the time.
    ['pexpire', 'directus:lock:schemaCache--preparing', 3000, 'NX'],
  ]);
});
