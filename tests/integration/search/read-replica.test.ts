/** Reads the index from a real replica of a real PostgreSQL (decision 321). */
import { createServer } from 'node:net';
import knex, { type Knex } from 'knex';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { token } from '../../../directus-extensions/search/src/expression.ts';
import { LIST_QUERIES } from '../../../directus-extensions/search/src/lists.ts';
import { reader } from '../../../directus-extensions/search/src/reader.ts';
import { createReplica, type Replica } from '../../../directus-extensions/search/src/replica.ts';
import { hasPostgres, type ReplicatedPostgres, startReplicatedPostgres } from '../../../scripts/testing/postgres.ts';
import { migrateSearch } from './copied-database.ts';

const WHERE = 'SELECT pg_is_in_recovery() AS "isReplica", ?::text AS word';
const fromReplica = [{ isReplica: true, word: 'nắng' }];

describe.runIf(hasPostgres())('a read replica', () => {
  let server: ReplicatedPostgres;
  let primary: Knex;
  let standby: Knex;
  let replica: Replica;
  let clock = 0;
  const logger = { info: vi.fn(), warn: vi.fn() };
  const connect = (connection: string) => knex({ client: 'pg', connection, pool: { min: 0, max: 1 } });
  const read = () => replica.read(WHERE, ['nắng']);
  /** Writes to the index, as `withIndexLock` does, and returns the number of writes. */
  const writeIndex = async () => {
    const [row] = await primary('search_state').where('name', 'writes').increment('value', 1).returning('value');
    return Number(row.value);
  };

  beforeAll(async () => {
    server = await startReplicatedPostgres();
    primary = connect(server.url);
    standby = connect(server.replicaUrl);
    await migrateSearch(primary);
    await vi.waitFor(() => standby('search_lists').first(), { timeout: 20_000, interval: 100 });
  });
  afterAll(async () => {
    await primary?.destroy();
    await standby?.destroy();
    await server?.stop();
  });
  beforeEach(() => {
    vi.clearAllMocks();
    clock = 1_000_000;
    replica = createReplica({ url: server.replicaUrl, database: primary, logger, now: () => clock });
  });
  afterEach(() => replica.close());

  it('answers after it has received the newest index write', async () => {
    replica.requireWrites(await writeIndex());
    await vi.waitFor(async () => expect(await read()).toEqual(fromReplica), { timeout: 5000, interval: 20 });
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('answers every query of index entries', async () => {
    const entry = { key: 4, kind: 'documents', item: 9, lang: 'vi', stamp: '', slug: 'nang', title: 'Nắng' };
    await primary('search_entries').insert({ ...entry, author: '', summary: '', body: '' });
    await primary.raw(`INSERT INTO search_tokens ("key", words) VALUES (4, 'dvcnang')`);
    await primary('search_lists').insert({ list: 'all', key: 4 });
    await writeIndex();
    const readRows = vi.spyOn(replica, 'read');
    const indexReader = reader(primary, replica);
    await vi.waitFor(
      async () => {
        readRows.mockClear();
        await indexReader.isBehind(Date.now());
        await indexReader.entries([4]);
        expect(await readRows.mock.results[0]?.value).toBeDefined();
      },
      { timeout: 5000, interval: 20 },
    );
    const word = token('dv', 'c', 'nang');
    expect(await indexReader.count(word, 10)).toBe(1);
    expect(await indexReader.countEach([word, { list: 'all' }], 10)).toEqual([1, 1]);
    expect(await indexReader.keys([word], 'newest', 10)).toEqual([4]);
    expect(await indexReader.keys([word], 'oldest', 10)).toEqual([4]);
    expect((await indexReader.entries([4]))[0]).toMatchObject({ item: 9, title: 'Nắng' });
    const list = indexReader.selectLists(['all']);
    for (const [sql, ...limits] of [
      [LIST_QUERIES.count(list), 10] as const,
      [LIST_QUERIES.page(list, 'DESC'), 10, 0] as const,
    ])
      expect(await indexReader.queryIndex(sql, [...list.bindings, ...limits])).toHaveLength(1);
    const results = await Promise.all(readRows.mock.results.map(({ value }) => value));
    expect(results).toHaveLength(8);
    expect(results).not.toContain(undefined);
  });

  it('is not read while it lacks an index write', async () => {
    expect(await read()).toEqual(fromReplica);
    await standby.raw('SELECT pg_wal_replay_pause()');
    try {
      replica.requireWrites(await writeIndex());
      expect(await read()).toBeUndefined();
      clock += 4000;
      expect(await read()).toBeUndefined();
      expect(logger.warn).not.toHaveBeenCalled();
      clock += 2000;
      for (let times = 0; times < 3; times++) expect(await read()).toBeUndefined();
      expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is more than 5 s behind'));
    } finally {
      await standby.raw('SELECT pg_wal_replay_resume()');
    }
    await vi.waitFor(
      async () => {
        clock += 10_000;
        expect(await read()).toEqual(fromReplica);
      },
      { timeout: 5000, interval: 50 },
    );
    expect(logger.warn).toHaveBeenCalledTimes(1);
    expect(logger.info).toHaveBeenCalledTimes(1);
  });

  it('is asked again ten seconds after it was away, and the log has one warning', async () => {
    expect(await read()).toEqual(fromReplica);
    await standby.destroy();
    await server.stopReplica();
    try {
      for (let times = 0; times < 5; times++) {
        expect(await read()).toBeUndefined();
        clock += 4000;
      }
      expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/failed \((57P01|ECONN\w+)\)/));
    } finally {
      await server.startReplica();
      standby = connect(server.replicaUrl);
    }
    expect(await read()).toBeUndefined();
    clock += 10_000;
    expect(await read()).toEqual(fromReplica);
    expect(logger.info).toHaveBeenCalledTimes(1);
  });

  it('delays one read by less than a second while it does not answer', async () => {
    const silentServer = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silentServer.once('listening', resolve));
    const { port } = silentServer.address() as { port: number };
    const silent = createReplica({
      url: `postgres://directus:secret-1@127.0.0.1:${port}/hat_nang`,
      database: primary,
      logger,
    });
    const startedAt = performance.now();
    for (let times = 0; times < 20; times++) expect(await silent.read(WHERE, ['nắng'])).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('failed (no answer in time)'));
    await silent.close();
    silentServer.close();
  });

  it('logs no word of a search when a statement fails', async () => {
    expect(await replica.read('SELECT ?::integer', ['nắng ấm'])).toBeUndefined();
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('failed (22P02)'));
  });
});
