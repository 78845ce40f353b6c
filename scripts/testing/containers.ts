import { existsSync } from 'node:fs';
import { hasEngine } from '../../tests/containers/docker.ts';
import type { PartContext, Result } from './parts.ts';

/**
 * Files of the integration suite that also run against the containers, on PostgreSQL and through both replicas: what may differ there. The others say
 * nothing about the database or the edge; CONTAINER_TESTS=all runs every one.
 */
const chosenFiles = [
  'tests/integration/schema/access-table.test.ts',
  'tests/integration/schema/drafts.test.ts',
  'tests/integration/guard/closed-routes.test.ts',
  'tests/integration/guard/users.test.ts',
  'tests/integration/guard/query-reach.test.ts',
  'tests/integration/site/routes.test.ts',
  'tests/integration/site/first-visit.test.ts',
];

type RunVitest = (project: string, context: PartContext, files?: string[]) => Promise<Result>;

/** Whether a Docker engine can be had, so that these tests must run: .ci/run installs one as root on Debian. */
const mustRun = () => Boolean(process.env.CI) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Starts the stack of docker-compose.yml and runs the chosen suites and tests/containers against it. Says plainly when it cannot. */
export async function runInContainers(context: PartContext, runVitest: RunVitest): Promise<Result> {
  if (!hasEngine()) {
    const said = 'NOT RUN: no Docker engine answers';
    return mustRun()
      ? { passed: 0, failed: 1, output: `${said}, though .ci/run starts one where it can.\n`, notes: [said] }
      : { passed: 0, failed: 0, output: '', notes: [said] };
  }
  const { keepComposeLogs, startContainers } = await import('../../tests/containers/compose.ts');
  const { reporter, signal, filters } = context;
  const stack = await startContainers({ reporter, signal });
  try {
    const results: Result[] = [];
    const inContainers: PartContext = { ...context, instance: stack };
    if (filters.length === 0) {
      const files = process.env.CONTAINER_TESTS === 'all' ? [] : chosenFiles;
      results.push(mustHaveRun(files, await runVitest('integration', inContainers, files)));
    }
    results.push(await runVitest('containers', inContainers, filters));
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

/** A run that found fewer files than it was given has not checked what it says. */
function mustHaveRun(files: string[], result: Result): Result {
  const missing = files.filter((file) => !result.files?.includes(file));
  if (missing.length === 0) return result;
  return {
    ...result,
    failed: result.failed + missing.length,
    output: `${result.output}\nNo test of these files passed: ${missing.join(', ')}\n`,
  };
}
