import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerStack } from '../../tests/containers/compose.ts';
import { engineProblem } from '../../tests/containers/docker.ts';
import { rootDir } from '../stack/settings.ts';
import type { PartContext, Result } from './part.ts';
import { runLogged } from './run-logged.ts';
import { runPlaywright, runVitest, together } from './runners.ts';

/**
 * Files of the integration suite that also run against the containers, on PostgreSQL and through both replicas: what may differ there, and why. Every
 * other file has the same answer with one database or the other, before the edge or behind it; CONTAINER_TESTS=all runs every one.
 */
const chosenFiles = [
  // The edge: addresses, methods, headers, sizes of bodies, redirects, cookies of a whole life of an account.
  ...[
    'guard/addresses',
    'guard/upload-limits',
    'site/methods-headers',
    'site/routes',
    'auth-extend/account-through-site',
  ],
  // The edge keeps pages, and two replicas make them: what is changed, moved or deleted must be so for everybody.
  'site/freshness',
  // Rights as SQL of relations; values that PostgreSQL refuses; look-ups and keys without regard to case.
  ...['schema/access-table', 'schema/drafts', 'guard/ill-typed', 'guard/users', 'account/own-rows'],
  // Times, counters, cascades and rows of every table, as PostgreSQL stores them; 50 at once, at two replicas.
  ...['register', 'codes', 'sessions', 'change-password', 'change-email'].map((name) => `auth-extend/${name}`),
  ...['delete-account', 'download-data'].map((name) => `auth-extend/${name}`),
  // What one replica keeps or does while the other works: rights, mails, locks, files.
  ...['guard/rights-now', 'auth-extend/processes', 'auth-extend/outbox', 'books/downloads'],
].map((name) => `tests/integration/${name}.test.ts`);
/**
 * Browser stories that also run against the containers: what passes the edge in another way (sessions, media in ranges, kept pages, frames, forms), and
 * lists and searches of PostgreSQL. CONTAINER_TESTS=all runs every one.
 */
const chosenStories = [
  ...['documents', 'first-visit', 'language', 'no-javascript', 'reader', 'searching', 'session', 'sign-up'],
].map((name) => `tests/e2e/${name}.spec.ts`);
/** Puts another installation's data and secrets into the stack: what was read of it before is not true any more. */
const lastFile = 'tests/containers/db-move-command.test.ts';
/** Replaces every replica twice: minutes of a machine without other work. `npm run release-check` runs it. */
const releaseFile = 'tests/containers/deploy.test.ts';
/** Those of tests/containers, in the two turns in which they run; by name each one. */
const ownFiles = (hasRelease: boolean) => {
  const names = readdirSync(join(rootDir, 'tests/containers')).filter((name) => name.endsWith('.test.ts'));
  const files = names.map((name) => `tests/containers/${name}`).filter((file) => hasRelease || file !== releaseFile);
  return [files.filter((file) => file !== lastFile), [lastFile]];
};

/**
 * Makes the images while other lanes wait for their programs, in a process of its own: it copies much, and this one has projects to supervise.
 * What goes wrong is told by the part itself, which makes what is missing.
 */
export async function prepareImages({ reporter, tempDir }: PartContext): Promise<void> {
  const script = join(rootDir, 'tests/containers/make-images.ts');
  const logFile = join(tempDir, 'images.log');
  const args = ['--disable-warning=ExperimentalWarning', script, logFile];
  await reporter.step('Images for the containers', () => runLogged(process.execPath, args, { isPatient: true }));
}

/**
 * Starts the stack of docker-compose.yml and runs the chosen suites and tests/containers against it. Says plainly when this machine cannot: then
 * nothing has been tested, and nothing has failed.
 */
export async function runInContainers(context: PartContext): Promise<Result> {
  const notRun = (why: string): Result => ({ passed: 0, failed: 0, output: '', notes: [`NOT RUN: ${why}`] });
  const { reporter, signal, filters } = context;
  const isWanted = (file: string) => filters.some((filter) => file.includes(filter));
  if (filters.length > 0 && !ownFiles(true).flat().some(isWanted))
    return { passed: 0, failed: 0, output: '', notes: [] };
  const problem = engineProblem();
  if (problem) return notRun(problem);
  const { keepComposeLogs, startContainers } = await import('../../tests/containers/compose.ts');
  const { NoBaseImages } = await import('../../tests/containers/base-images.ts');
  let stack: ContainerStack;
  try {
    stack = await startContainers({ reporter, signal });
  } catch (error) {
    if (error instanceof NoBaseImages) return notRun(error.message);
    throw error;
  }
  try {
    const results: Result[] = [];
    // Eight containers share this machine's processor; edge.test.ts holds them to the 5 s itself.
    const inContainers: PartContext = { ...context, instance: stack, timeoutFactor: 2 };
    const isWhole = process.env.CONTAINER_TESTS === 'all';
    if (filters.length === 0) {
      const files = isWhole ? [] : chosenFiles;
      results.push(mustHaveRun(files, await runVitest('integration', inContainers, files)));
      const stories = isWhole ? [] : chosenStories;
      // Stories of outages stop parts of the project as a supervisor does; resilience.test.ts does it as containers die.
      const options = ['--project=chromium', '--output=test-results/containers'];
      results.push(mustHaveRun(stories, await runPlaywright(inContainers, stories, options)));
    }
    for (const turn of ownFiles(isWhole || filters.length > 0)) {
      const files = filters.length === 0 ? turn : turn.filter(isWanted);
      if (files.length > 0) results.push(mustHaveRun(files, await runVitest('containers', inContainers, files)));
    }
    const result = together(results);
    if (result.failed > 0) await keepComposeLogs(stack.project);
    return result;
  } finally {
    await stack.stop();
  }
}

/** A run of fewer files than it was given, or of fewer tests than they hold, has not checked what it says. */
function mustHaveRun(files: string[], result: Result): Result {
  const missing = files.filter((file) => !result.files?.includes(file));
  const skipped = files.length > 0 ? (result.skipped ?? 0) : 0;
  if (missing.length === 0 && skipped === 0) return result;
  const said = [
    ...(missing.length > 0 ? [`No test of these files passed: ${missing.join(', ')}`] : []),
    ...(skipped > 0 ? [`${skipped} tests were skipped`] : []),
  ];
  return {
    ...result,
    failed: result.failed + missing.length + skipped,
    output: `${result.output}\n${said.join('\n')}\n`,
  };
}
