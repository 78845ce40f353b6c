import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './stack/command.ts';
import { readRunningState } from './stack/instance.ts';
import { discardRestore } from './stack/restore.ts';
import { readSettings, rootDir } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';

/** Entries of a data folder that the reset removes, besides the records of the seeds. Other files in the folder remain. */
const ownEntries = [
  ...['data.db', 'data.db-shm', 'data.db-wal', 'directus', 'uploads', 'mail', 'site-cache', 'logs'],
  ...['secrets.json', 'credentials.json', 'stamps.json', 'running.json'],
];
/** Names of the records of the seeds, one per database (seeds/seed.ts). */
const seedRecord = /^seeds-[\w-]+\.json$/;

await runCommand(async (reporter) => {
  const { values } = parseArgs({ options: { builds: { type: 'boolean' } } });
  const { dataDir } = readSettings();
  const runningCopy = readRunningState(dataDir);
  if (runningCopy) {
    throw new StepError(`A copy runs on ${dataDir} (process ${runningCopy.pid}).`, { fix: 'end it with Ctrl-C first' });
  }
  discardRestore(dataDir);
  const readEntries = () => (existsSync(dataDir) ? readdirSync(dataDir) : []);
  for (const entry of [...ownEntries, ...readEntries().filter((name) => seedRecord.test(name))])
    rmSync(join(dataDir, entry), { recursive: true, force: true });
  const entries = readEntries();
  if (entries.length === 0) rmSync(dataDir, { recursive: true, force: true });
  reporter.line(
    `${dataDir} is empty${entries.length > 0 ? ` but for ${entries.join(', ')}` : ''}: npm start makes it again.`,
  );
  if (values.builds) {
    rmSync(join(rootDir, 'web/.next'), { recursive: true, force: true });
    for (const name of readdirSync(join(rootDir, 'directus-extensions'))) {
      rmSync(join(rootDir, 'directus-extensions', name, 'dist'), { recursive: true, force: true });
    }
    reporter.line('The builds of the site and of the extensions are gone, too.');
  }
});
