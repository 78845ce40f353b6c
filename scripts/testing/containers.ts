import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerStack } from '../../tests/containers/compose.ts';
import { engineProblem } from '../../tests/containers/docker.ts';
import { rootDir } from '../stack/settings.ts';
import type { PartContext, Result } from './part.ts';

const accountFiles = [
  ...['register', 'codes', 'sessions', 'change-password', 'change-email', 'users', 'door'],
  ...['delete-account', 'download-data', 'processes', 'outbox', 'attempts', 'mail-ceiling', 'reset-links'],
].map((name) => `tests/integration/auth-extend/${name}.test.ts`);
/**
 * Files of the integration suite that also run against the containers, on PostgreSQL and through both replicas: what may differ there. The others say
 * nothing about the database or the edge; CONTAINER_TESTS=all runs every one.
 */
const chosenFiles = [
  'tests/integration/schema/access-table.test.ts',
  'tests/integration/schema/drafts.test.ts',
  'tests/integration/guard/addresses.test.ts',
  'tests/integration/guard/closed-routes.test.ts',
  'tests/integration/guard/users.test.ts',
  'tests/integration/guard/query-reach.test.ts',
  'tests/integration/guard/upload-limits.test.ts',
  'tests/integration/books/import-limits.test.ts',
  'tests/integration/guard/dear-queries.test.ts',
  'tests/integration/guard/rights-now.test.ts',
  'tests/integration/guard/readable-fields.test.ts',
  'tests/integration/guard/ill-typed.test.ts',
  ...accountFiles,
  'tests/integration/account/own-rows.test.ts',
  'tests/integration/books/downloads.test.ts',
  'tests/integration/search/queries.test.ts',
  'tests/integration/site/routes.test.ts',
  'tests/integration/site/methods-headers.test.ts',
  'tests/integration/site/freshness.test.ts',
];
/**
 * Browser stories that also run against the containers: what passes the edge in another way (sessions, media in ranges, kept pages, frames, forms).
 * CONTAINER_TESTS=all runs every one.
 */
const chosenStories = [
  ...['account-favorites', 'account-profile', 'finding-documents', 'first-visit', 'language', 'login'],
  ...['no-javascript', 'reader', 'searching', 'session', 'sign-up'],
].map((name) => `tests/e2e/${name}.spec.ts`);
/** Puts another installation's data and secrets into the stack: what was read of it before is not true any more. */
const lastFile = 'tests/containers/db-move-command.test.ts';
/** Those of tests/containers, in the two turns in which they run. */
const ownFiles = () => {
  const names = readdirSync(join(rootDir, 'tests/containers')).filter((name) => name.endsWith('.test.ts'));
  const files = names.map((name) => `tests/containers/${name}`);
  return [files.filter((file) => file !== lastFile), [lastFile]];
};

type Runners = {
  vitest: (project: string, context: PartContext, files?: string[]) => Promise<Result>;
  playwright: (context: PartContext, files?: string[], options?: string[]) => Promise<Result>;
};

/**
 * Starts the stack of docker-compose.yml and runs the chosen suites and tests/containers against it. Says plainly when this machine cannot: then
 * nothing has been tested, and nothing has failed.
 */
export async function runInContainers(context: PartContext, { vitest, playwright }: Runners): Promise<Result> {
  const notRun = (why: string): Result => ({ passed: 0, failed: 0, output: '', notes: [`NOT RUN: ${why}`] });
  const { reporter, signal, filters } = context;
  const isWanted = (file: string) => filters.some((filter) => file.includes(filter));
  if (filters.length > 0 && !ownFiles().flat().some(isWanted)) return { passed: 0, failed: 0, output: '', notes: [] };
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
    const inContainers: PartContext = { ...context, instance: stack, patience: 2 };
    if (filters.length === 0) {
      const isWhole = process.env.CONTAINER_TESTS === 'all';
      const files = isWhole ? [] : chosenFiles;
      results.push(mustHaveRun(files, await vitest('integration', inContainers, files)));
      const stories = isWhole ? [] : chosenStories;
      // Stories of outages stop parts of the project as a supervisor does; resilience.test.ts does it as containers die.
      const options = ['--project=chromium', '--output=test-results/containers'];
      results.push(mustHaveRun(stories, await playwright(inContainers, stories, options)));
    }
    for (const turn of ownFiles()) {
      const files = filters.length === 0 ? turn : turn.filter(isWanted);
      if (files.length > 0) results.push(mustHaveRun(files, await vitest('containers', inContainers, files)));
    }
    const failed = results.reduce((sum, result) => sum + result.failed, 0);
    if (failed > 0) await keepComposeLogs(stack.project);
    return {
      passed: results.reduce((sum, result) => sum + result.passed, 0),
      failed,
      output: results.map(({ output }) => output).join('\n'),
      notes: results.flatMap(({ notes }) => notes),
    };
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
