import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups } from './stack/backup.ts';
import { runCommand } from './stack/command.ts';
import { restoreBackup } from './stack/restore.ts';
import { readSettings, rootDir } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';

const usage = `Usage: npm run restore [-- FOLDER]
Puts a backup of npm run backup (the newest one in backup/ if none is named) in the place of the data folder. What is there is moved aside.`;

await runCommand(async (reporter) => {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  if (values.help) return console.log(usage);
  const { dataDir, databaseUrl } = readSettings();
  if (databaseUrl)
    throw new StepError('DATABASE_URL names a PostgreSQL, which a backup of npm run backup does not hold.', {
      fix: 'unset DATABASE_URL to restore the SQLite copy; restore a PostgreSQL with pg_restore',
    });
  const folder = positionals[0] ? resolve(rootDir, positionals[0]) : listBackups(resolve(rootDir, 'backup')).at(-1);
  if (!folder) throw new StepError('There is no backup in backup/.', { fix: usage });
  const { movedTo } = await reporter.step(
    'Restore',
    () => restoreBackup(folder, dataDir),
    ({ manifest }) => `as of ${manifest.madeAt}`,
  );
  if (movedTo) reporter.line(`What was there is in ${movedTo}.`);
  reporter.line('npm start goes on from there.');
});
