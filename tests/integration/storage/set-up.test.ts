/** Sets up a database for several containers without a common disk, on a real PostgreSQL (decisions 188, 247 and 248). */
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSeedRecords } from '../../../containers/directus/seed-records.ts';
import { setUpOnce, waitForSetUp } from '../../../containers/directus/set-up-once.ts';
import { hasPostgres, type Postgres, startPostgres } from '../../../scripts/testing/postgres.ts';
import { SeedRecord } from '../../../seeds/engine/record.ts';

const root = mkdtempSync(join(tmpdir(), 'hat-nang-set-up-'));
let folderCount = 0;
/** Returns a path for the disk of a new container. The folder does not exist yet. */
const newDisk = () => join(root, `disk-${++folderCount}`);

describe.runIf(hasPostgres())('PostgreSQL', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const optionsOf = (release: string) => ({ connectionString: server.url, release, log: () => undefined });

  it('a replica waits for the job of its release, and starts at once after a later release', async () => {
    const events: string[] = [];
    const waiting = waitForSetUp(optionsOf('one')).then(() => events.push('replica of one'));
    await sleep(700);
    await Promise.all([
      setUpOnce(optionsOf('one'), async () => void events.push('set-up of one')),
      setUpOnce(optionsOf('one'), async () => void events.push('set-up of one')),
    ]);
    await waiting;
    expect(events).toEqual(['set-up of one', 'replica of one']);
    await setUpOnce(optionsOf('two'), async () => undefined);
    await waitForSetUp(optionsOf('two'));
    // A replica of the old release may restart during an update, for example on another node. Such a replica must not wait.
    await waitForSetUp(optionsOf('one'));
  });

  it('a return to an older release runs its set-up again', async () => {
    const ran: string[] = [];
    await setUpOnce(optionsOf('one'), async () => void ran.push('one'));
    await setUpOnce(optionsOf('one'), async () => void ran.push('one'));
    expect(ran).toEqual(['one']);
  });

  const runSeedsOn = (disk: string, change?: (record: SeedRecord) => void) =>
    withSeedRecords(server.url, disk, async () => {
      const record = new SeedRecord(join(disk, 'seeds-project.json'), 'project');
      const known = record.get('news', 'first')?.pk;
      change?.(record);
      record.save();
      return known;
    });
  const recordFirst = (pk: number) => (record: SeedRecord) => record.set('news', 'first', { pk, fields: {} });

  it('the next container knows what the seeds wrote, without the disk of the last one', async () => {
    expect(await runSeedsOn(newDisk(), recordFirst(7))).toBeUndefined();
    expect(await runSeedsOn(newDisk())).toBe(7);
  });

  it('seeds that fail still leave their record', async () => {
    const failing = runSeedsOn(newDisk(), (record) => {
      recordFirst(8)(record);
      record.save();
      throw new Error('the connection broke');
    });
    await expect(failing).rejects.toThrow('the connection broke');
    expect(await runSeedsOn(newDisk())).toBe(8);
  });

  it('the newer one of a file and its copy counts: a moved file, but not an old volume', async () => {
    const volume = newDisk();
    await runSeedsOn(volume, recordFirst(9));
    await runSeedsOn(newDisk(), recordFirst(10));
    expect(await runSeedsOn(volume)).toBe(10);
    const moved = newDisk();
    await runSeedsOn(moved);
    const file = join(moved, 'seeds-project.json');
    const later = new Date(Date.now() + 5000);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"pk":10', '"pk":11'));
    utimesSync(file, later, later);
    expect(await runSeedsOn(moved)).toBe(11);
    expect(await runSeedsOn(newDisk())).toBe(11);
  });
});
