import { existsSync, readdirSync } from 'node:fs';
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

/** Moves a data folder of `npm start` (SQLite, files, secrets) into the installation of docker-compose.yml (docs/operations.md). */
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
  /** Sends files of the data folder as a tar archive to the standard input of a script in a new container. */
  const sendTo = (service: string, namePattern: RegExp, script: string) => {
    const files = readdirSync(dataDir).filter((name) => namePattern.test(name));
    const command = [...composeCommand().split(' '), 'run', '--rm', '--no-deps', '-T', service, 'sh', '-euc', script];
    return runProgram('sh', ['-c', `tar -C "$0" -cf - ${files.join(' ')} | "$@"`, dataDir, ...command]);
  };
  const node = 'node --disable-warning=ExperimentalWarning';
  await reporter.step('Directus and the site stop', () => runCompose('stop', 'directus', 'web'));
  await reporter.step('Secrets', () =>
    sendTo(
      'secrets',
      /^(secrets|credentials)\.json$/,
      `mkdir /tmp/from && tar -C /tmp/from --no-same-owner -xf - && ${node} containers/directus/take-secrets.ts`,
    ),
  );
  const output = await reporter.step(
    'Rows and files',
    () =>
      sendTo(
        'directus',
        /^(data\.db(-wal)?|uploads|seeds-[\w-]+\.json)$/,
        `mkdir /data/from && tar -C /data/from -xf - && TMPDIR=/data ${node} containers/directus/move.ts`,
      ),
    (output) => /\d+ rows of .*/.exec(output)?.[0],
  );
  if (!output.includes('checksums are equal')) throw new StepError('The move did not say that it succeeded.');
  await reporter.step('Directus and the site start', () => runCompose('start', 'directus', 'web'));
});
