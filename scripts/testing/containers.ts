import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerStack } from '../../tests/containers/compose.ts';
import { engineProblem } from '../../tests/containers/docker.ts';
import { rootDir } from '../stack/settings.ts';
import type { PartContext, Result } from './part.ts';
import { runLogged } from './run-logged.ts';
import { runPlaywright, runVitest, together } from './runners.ts';

/**
 * Integration tests that also run against the containers, on PostgreSQL and with two replicas, and the reason of each. Other files give the same
 * result with either database, with or without the edge; CONTAINER_TESTS=all runs every one.
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
  // The edge caches pages, and two replicas render them: changes, moves and deletions must reach everybody.
  'site/freshness',
  // Rights as SQL of relations; values that PostgreSQL refuses; look-ups and keys without regard to case.
  ...['schema/access-table', 'schema/drafts', 'guard/ill-typed', 'guard/users', 'account/own-rows'],
  // Times, counters, cascades and rows of every table, as PostgreSQL stores them; 50 at once, at two replicas.
  ...['register', 'codes', 'sessions', 'change-password', 'change-email'].map((name) => `auth-extend/${name}`),
  ...['delete-account', 'download-data'].map((name) => `auth-extend/${name}`),
  // State of one replica that affects the other: rights, mails, locks, files.
  ...['guard/rights-now', 'auth-extend/processes', 'auth-extend/outbox', 'books/downloads'],
].map((name) => `tests/integration/${name}.test.ts`);
/**
 * Browser tests that also run against the containers: features that the edge affects (sessions, ranges of media, cached pages, frames, forms), and
 * lists and searches of PostgreSQL. CONTAINER_TESTS=all runs every one.
 */
const chosenStories = [
  ...['documents', 'first-visit', 'language', 'no-javascript', 'reader', 'searching', 'session', 'sign-up'],
].map((name) => `tests/e2e/${name}.spec.ts`);
/** Runs last: it replaces the stack's data and secrets, which invalidates everything read before. */
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
 * Builds the images in a separate process while other lanes wait, because it copies much, and this process supervises projects. The part itself
 * reports errors, and builds missing images.
 */
export async function prepareImages({ reporter, tempDir }: PartContext): Promise<void> {
  const script = join(rootDir, 'tests/containers/make-images.ts');
  const logFile = join(tempDir, 'images.log');
  const args = ['--disable-warning=ExperimentalWarning', script, logFile];
  await reporter.step('Images for the containers', () => runLogged(process.execPath, args, { isPatient: true }));
}

/** Minutes of `npm test` after which less runs in containers (docs/decisions/246-late-container-tests.md). */
const late = { repeated: 45, all: 50 } as const;

/**
 * Starts the stack of docker-compose.yml and runs the chosen suites and tests/containers against it. On a machine without containers it reports that
 * nothing was tested, without a failure.
 */
export async function runInContainers(context: PartContext): Promise<Result> {
  const notRun = (why: string): Result => ({ passed: 0, failed: 0, output: '', notes: [`NOT RUN: ${why}`] });
  const { reporter, signal, filters } = context;
  const isWanted = (file: string) => filters.some((filter) => file.includes(filter));
  if (filters.length > 0 && !ownFiles(true).flat().some(isWanted))
    return { passed: 0, failed: 0, output: '', notes: [] };
  const problem = engineProblem();
  if (problem) return notRun(problem);
  const isWhole = process.env.CONTAINER_TESTS === 'all';
  const isLate = (minutes: number) => filters.length === 0 && !isWhole && process.uptime() > minutes * 60;
  const after = (minutes: number) => notRun(`${minutes} minutes are over; npm run release-check runs every one`);
  if (isLate(late.all)) return after(late.all);
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
    // Eight containers share the processor; edge.test.ts itself checks the 5 s.
    const inContainers: PartContext = { ...context, instance: stack, timeoutFactor: 2 };
    if (isLate(late.repeated)) results.push(after(late.repeated));
    else if (filters.length === 0) {
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

/** A run with fewer files than requested, or fewer tests than they contain, is incomplete. */
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
