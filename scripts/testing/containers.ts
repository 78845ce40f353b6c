import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerStack } from '../../tests/containers/compose.ts';
import { engineProblem } from '../../tests/containers/docker.ts';
import { rootDir } from '../stack/settings.ts';
import type { PartContext, Result } from './part.ts';
import { mergeResults, runPlaywright, runVitest } from './runners.ts';

/**
 * Integration tests that also run against the containers, on PostgreSQL and with two replicas. Each group states its reason. The other files should have
 * the same result with both databases, and with or without the edge. CONTAINER_TESTS=all runs all files,
 * and CONTAINER_TESTS=<words> only the files of all suites whose paths contain one of the words.
 */
const chosenFiles = [
  // The edge affects addresses, methods, headers, body sizes, redirects, and cookies of an account from sign-up to deletion.
  ...[
    'guard/addresses',
    'guard/upload-limits',
    'site/methods-headers',
    'site/routes',
    'auth-extend/account-through-site',
  ],
  // The edge caches pages, and two replicas render them. Changes, moves and deletions must reach every visitor.
  'site/freshness.timed',
  // PostgreSQL differs from SQLite: rights become SQL over relations, some values are refused, and look-ups and keys must ignore case.
  ...['schema/access-table', 'schema/drafts', 'guard/ill-typed', 'guard/users', 'account/own-rows'],
  // PostgreSQL differs in times, counters and cascades, and some of these tests touch every table. Some send 50 concurrent requests to two replicas.
  ...['register', 'codes', 'sessions', 'change-password', 'change-email'].map((name) => `auth-extend/${name}`),
  ...['delete-account', 'download-data'].map((name) => `auth-extend/${name}`),
  // Both replicas must share their state: rights, mails, locks, files.
  ...['guard/rights-now', 'auth-extend/processes', 'auth-extend/outbox', 'books/downloads'],
].map((name) => `tests/integration/${name}.test.ts`);
/**
 * Browser tests that also run against the containers. These tests cover features that the edge affects (sessions, ranges of media, cached pages, frames,
 * forms), and lists and searches of PostgreSQL.
 */
const chosenBrowserTests = [
  ...['documents', 'first-visit', 'language', 'no-javascript', 'reader', 'searching', 'session', 'sign-up'],
].map((name) => `tests/e2e/${name}.spec.ts`);
/** This file runs last. It replaces the data and secrets of the stack, so everything that earlier tests read becomes invalid. */
const lastFile = 'tests/containers/db-move-command.test.ts';
/**
 * These files build the images as an operator does, and replace or kill every replica several times, which takes minutes even on an idle machine. Only
 * `npm run release-check` and a named run include them.
 */
const releaseFiles = ['bucket', 'compose-build', 'deploy', 'kills', 'rotation'].map(
  (name) => `tests/containers/${name}.test.ts`,
);
/** Returns the files of tests/containers as two groups that run in sequence. The last file runs alone. */
const listContainerTestGroups = (hasRelease: boolean) => {
  const names = readdirSync(join(rootDir, 'tests/containers')).filter((name) => name.endsWith('.test.ts'));
  const files = names
    .map((name) => `tests/containers/${name}`)
    .filter((file) => hasRelease || !releaseFiles.includes(file));
  return [files.filter((file) => file !== lastFile), [lastFile]];
};

/** Words of CONTAINER_TESTS. Without words, the chosen files run, or all files with `all`. */
const selection = process.env.CONTAINER_TESTS ?? '';
const isFullRun = selection === 'all';
const words = selection === '' || isFullRun ? [] : selection.split(',');
const hasWord = (file: string) => words.length === 0 || words.some((word) => file.includes(word));

/** Returns the test files of a folder that run. An empty list means all files, and undefined none. */
function selectFiles(folder: string, chosen: readonly string[]): string[] | undefined {
  if (words.length === 0) return isFullRun ? [] : [...chosen];
  const names = readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /(?<!\.outage)\.(test|spec)\.ts$/.test(name)).map((name) => `${folder}/${name}`);
  const selected = files.filter(hasWord);
  return selected.length > 0 ? selected : undefined;
}

/**
 * Starts the stack of docker-compose.yml, and runs the chosen suites and tests/containers against it. On a machine that cannot run containers, reports that
 * the tests were not run, but no failure.
 */
export async function runInContainers(context: PartContext): Promise<Result> {
  const createNotRunResult = (reason: string): Result => ({
    passed: 0,
    failed: 0,
    output: '',
    notes: [`NOT RUN: ${reason}`],
  });
  const { reporter, signal, filters } = context;
  const isWanted = (file: string) => filters.some((filter) => file.includes(filter));
  if (filters.length > 0 && !listContainerTestGroups(true).flat().some(isWanted))
    return { passed: 0, failed: 0, output: '', notes: [] };
  const problem = engineProblem();
  if (problem) return createNotRunResult(problem);
  const { keepComposeLogs, startContainers } = await import('../../tests/containers/compose.ts');
  const { NoBaseImages } = await import('../../tests/containers/base-images.ts');
  let stack: ContainerStack;
  try {
    stack = await startContainers({ reporter, signal });
  } catch (error) {
    if (error instanceof NoBaseImages) return createNotRunResult(error.message);
    throw error;
  }
  try {
    const results: Result[] = [];
    // All containers share the processor, so the time limit is doubled. edge.test.ts checks the limit of 5 s separately.
    const containerContext: PartContext = { ...context, instance: stack, timeoutFactor: 2 };
    if (filters.length === 0) {
      const files = selectFiles('tests/integration', chosenFiles);
      if (files) results.push(reportIncompleteRun(files, await runVitest('integration', containerContext, files)));
      const browserTests = selectFiles('tests/e2e', chosenBrowserTests);
      // Outage tests are excluded, because they need a supervisor that stops parts of the project. resilience.test.ts covers containers that die.
      const options = ['--project=chromium', '--output=test-results/containers'];
      if (browserTests)
        results.push(reportIncompleteRun(browserTests, await runPlaywright(containerContext, browserTests, options)));
    }
    for (const fileGroup of listContainerTestGroups(isFullRun || filters.length > 0 || words.length > 0)) {
      const files = fileGroup.filter(filters.length === 0 ? hasWord : isWanted);
      if (files.length > 0)
        results.push(reportIncompleteRun(files, await runVitest('containers', containerContext, files)));
    }
    const result = mergeResults(results);
    if (result.failed === 0) return result;
    const loggedErrors = findLoggedErrors(keepComposeLogs(stack.project));
    return { ...result, output: `${result.output}\n${loggedErrors.join('\n')}\n` };
  } finally {
    await stack.stop();
  }
}

/** Maximum number of the errors that a failed run prints, and maximum length of each in characters. */
const maxErrors = 12;
const maxErrorLength = 700;

/**
 * Returns the newest different errors in the logs of Directus, at most `maxErrors`. A test that receives status 500 does not know the cause, and the
 * containers are removed.
 * @param logs one JSON object per line, after the name of the container
 */
export function findLoggedErrors(logs: string): string[] {
  const errors = new Map<string, string>();
  for (const line of logs.split('\n')) {
    // Level 50 means an error. Refusals of GraphQL have this level too.
    if (!line.includes('"level":50') || line.includes('"stack":"DirectusError')) continue;
    const [, message = line] = /"msg":"([^"]*)/.exec(line) ?? [];
    errors.delete(message);
    errors.set(message, line.slice(0, maxErrorLength));
  }
  return [...errors.values()].slice(-maxErrors);
}

/** Counts as failures each requested file that `result.files` lacks, and each skipped test. Does nothing if `files` is empty. */
function reportIncompleteRun(files: string[], result: Result): Result {
  const missingFiles = files.filter((file) => !result.files?.includes(file));
  const skipped = files.length > 0 ? (result.skipped ?? 0) : 0;
  if (missingFiles.length === 0 && skipped === 0) return result;
  const problems = [
    ...(missingFiles.length > 0 ? [`No test of these files passed: ${missingFiles.join(', ')}`] : []),
    ...(skipped > 0 ? [`${skipped} tests were skipped`] : []),
  ];
  return {
    ...result,
    failed: result.failed + missingFiles.length + skipped,
    output: `${result.output}\n${problems.join('\n')}\n`,
  };
}
