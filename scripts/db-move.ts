import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeCommand, runCommand as runProgram } from '../tests/containers/docker.ts';
import { runCommand } from './stack/command.ts';
import { readRunningState } from './stack/instance.ts';
import { readSettings } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';

const usage = `Usage: npm run db:move
Moves what a copy of npm start has in DATA_DIR (SQLite, files, secrets) into the installation of docker-compose.yml, replacing what that one has.
Its containers must have been started once; the copy of npm start must not run. Nothing is taken out of DATA_DIR.`;

/** Moves the embedded SQLite database to PostgreSQL, and compares counts and checksums (docs/operations.md). */
await runCommand(async (reporter) => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const { dataDir } = readSettings();
  if (!existsSync(join(dataDir, 'data.db'))) throw new StepError(`There is no data.db in ${dataDir}.`, { fix: usage });
  const runningCopy = readRunningState(dataDir);
  if (runningCopy)
    throw new StepError(`A copy runs on ${dataDir} (process ${runningCopy.pid}).`, { fix: 'end it with Ctrl-C first' });

  const [program = '', ...composeArgs] = composeCommand().split(' ');
  // COMPOSE_FILE, COMPOSE_PROJECT_NAME and .env select the installation, as they do for compose.
  const runCompose = (...args: string[]) => runProgram(program, [...composeArgs, ...args]);
  const node = ['node', '--disable-warning=ExperimentalWarning'];
  const mount = `${dataDir}:/from:ro`;
  await reporter.step('Directus and the site stop', () => runCompose('stop', 'directus', 'web'));
  await reporter.step('Secrets', () =>
    runCompose(
      'run',
      '--rm',
      '--no-deps',
      '-T',
      '-v',
      mount,
      'secrets',
      ...node,
      'containers/directus/take-secrets.ts',
    ),
  );
  const output = await reporter.step(
    'Rows and files',
    // The container runs as root, because only the owner of the data folder may read it.
    () =>
      runCompose(
        'run',
        '--rm',
        '--no-deps',
        '-T',
        '-v',
        mount,
        '--user',
        '0:0',
        'directus',
        ...node,
        'containers/directus/move.ts',
      ),
    (output) => /\d+ rows of .*/.exec(output)?.[0],
  );
  if (!output.includes('checksums are equal')) throw new StepError('The move did not say that it succeeded.');
  await reporter.step('Directus and the site start', () => runCompose('start', 'directus', 'web'));
});
