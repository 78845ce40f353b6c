import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups, makeBackup, verifyBackup } from './stack/backup.ts';
import { runCommand } from './stack/command.ts';
import { readSettings, rootDir } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';

const usage = `Usage: npm run backup [-- options]
Copies the data folder of npm start (SQLite, files, secrets) while it runs; npm run restore brings it back.
  --into FOLDER  where backups are kept (backup)
  --keep N       remove the oldest beyond N
  --list         show the backups that are there
  --verify       compare the newest one with its manifest`;

const sumRows = (tables: Record<string, number>) => Object.values(tables).reduce((sum, count) => sum + count, 0);

await runCommand(async (reporter) => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      into: { type: 'string', default: 'backup' },
      keep: { type: 'string' },
      list: { type: 'boolean' },
      verify: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const { dataDir, databaseUrl } = readSettings();
  const targetDir = resolve(rootDir, values.into);
  if (values.list) {
    for (const folder of listBackups(targetDir)) reporter.line(folder);
    return;
  }
  if (values.verify) {
    const newestBackup = listBackups(targetDir).at(-1);
    if (!newestBackup) throw new StepError(`There is no backup in ${targetDir}.`, { fix: usage });
    await reporter.step('Backup compared with its manifest', () => verifyBackup(newestBackup));
    return reporter.line(newestBackup);
  }
  const keptCount = values.keep === undefined ? undefined : Number(values.keep);
  if (keptCount !== undefined && !(Number.isInteger(keptCount) && keptCount > 0))
    throw new StepError(`--keep must be a whole number from 1 on, not "${values.keep}".`, { fix: usage });
  if (databaseUrl) throw new StepError('DATABASE_URL names a PostgreSQL.', { fix: 'back it up with pg_dump' });
  const { folder, manifest } = await reporter.step(
    'Backup',
    () => makeBackup(dataDir, targetDir, { keep: keptCount }),
    (newBackup) => `${sumRows(newBackup.manifest.tables)} rows, ${Object.keys(newBackup.manifest.files).length} files`,
  );
  for (const path of manifest.missing ?? [])
    reporter.line(`  ! The database names ${path}, which is not in ${dataDir}.`);
  reporter.line(folder);
});
