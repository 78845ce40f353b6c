import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { reader } from './reader.ts';
import type { Replica } from './replica.ts';

/** Creates a reader with a fake primary and a fake replica. `calls` contains where each query ran. */
function createReader(hasReplicaRows: boolean) {
  const calls: string[] = [];
  const database = {
    client: { config: { client: 'pg' } },
    raw: async () => {
      calls.push('primary');
      return { rows: [{ writes: '7', due: false, n: '2' }] };
    },
  } as unknown as Knex;
  const replica: Replica = {
    read: async () => {
      calls.push('replica');
      return hasReplicaRows ? [{ n: '1' }] : undefined;
    },
    requireWrites: (writes) => void calls.push(`at least ${writes} writes`),
    close: async () => undefined,
  };
  return { calls, indexReader: reader(database, replica) };
}

it('reads the state of the index from the primary, and entries with all its writes from the replica', async () => {
  const { calls, indexReader } = createReader(true);
  expect(await indexReader.isBehind(0)).toBe(false);
  expect(await indexReader.count('dvnang', 10)).toBe(1);
  expect(calls).toEqual(['primary', 'at least 7 writes', 'replica']);
});

it('reads entries from the primary if the replica has no answer', async () => {
  const { calls, indexReader } = createReader(false);
  expect(await indexReader.count('dvnang', 10)).toBe(2);
  expect(calls).toEqual(['replica', 'primary']);
});
