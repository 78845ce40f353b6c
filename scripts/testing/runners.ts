/** Runs the test programs and parses their reports. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Instance } from '../stack/instance.ts';
import { rootDir } from '../stack/settings.ts';
import type { PartContext, Result } from './part.ts';
import { createQueue } from './queue.ts';
import { runLogged } from './run-logged.ts';
import { failuresOf, formatFailure, type PlaywrightSuite, secondTriesOf, specsOf } from './second-tries.ts';

const requireFromRoot = createRequire(join(rootDir, 'package.json'));

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    /** Start time in milliseconds since 1970. */
    startTime: number;
    endTime: number;
    /** Error that kept the file from loading. */
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** Runs the test files whose paths contain one of `filters`. Without filters, runs all files of the project. */
export async function runVitest(
  project: string,
  { tempDir, filters: givenFilters, instance, timeoutFactor = 1, isGate = false }: PartContext,
  filters = givenFilters,
): Promise<Result> {
  const vitest = join(dirname(requireFromRoot.resolve('vitest/package.json')), 'vitest.mjs');
  const { reportFile, secondTriesFile } = createReportPaths(tempDir, project);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    `--reporter=${join(rootDir, 'scripts/testing/flaky-reporter.ts')}`,
    '--silent=passed-only',
  ];
  // The project `unit` has a second part, `unit-isolated`.
  const args = [vitest, 'run', '--project', `${project}*`, '--passWithNoTests', ...reporters, ...filters];
  const { code, output } = await runLogged(process.execPath, args, {
    env: {
      ...buildStackEnvironment(instance),
      ...buildGateEnvironment(isGate),
      SECOND_TRIES_FILE: secondTriesFile,
      PATIENCE: String(timeoutFactor),
    },
  });
  if (!existsSync(reportFile)) return { ...emptyResult, failed: code === 0 ? 0 : 1, output };
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
  // A file that fails to load has no failed test, but none of its tests ran.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    ...emptyResult,
    passed: report.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    output,
    failures: [
      ...brokenFiles.map(({ name, message }) => formatFailure(relative(rootDir, name), 'the file', message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => formatFailure(relative(rootDir, name), test.fullName, test.failureMessages?.[0])),
      ),
    ],
    secondTries: existsSync(secondTriesFile) ? readFileSync(secondTriesFile, 'utf8').trim().split('\n') : [],
    skipped: report.numPendingTests,
    times: report.testResults.map(({ name, startTime, endTime }) => [relative(rootDir, name), endTime - startTime]),
    files: report.testResults
      .filter(({ assertionResults }) => assertionResults.some((test) => test.status === 'passed'))
      .map(({ name }) => relative(rootDir, name)),
  };
}

const emptyResult: Result = { passed: 0, failed: 0, output: '', notes: [] };

/**
 * Returns new paths for the reports of one run. The same tests may run in parallel, and again in containers, so runs must not share paths.
 */
function createReportPaths(tempDir: string, name: string) {
  const folder = mkdtempSync(join(tempDir, `${name}-`));
  return { reportFile: join(folder, 'report.json'), secondTriesFile: join(folder, 'second-tries.txt') };
}

/**
 * Returns the integration tests that match a filter. Large files come first, as in vitest. Timed tests (`*.timed.test.ts`) are left out, and without
 * a filter slow and rare tests (`*.release.test.ts`) too.
 */
export const integrationFiles = (filters: string[]): string[] =>
  findIntegrationFiles(filters).filter((file) => !isTimed(file));

const isTimed = (file: string) => file.endsWith('.timed.test.ts');

function findIntegrationFiles(filters: string[]): string[] {
  const folder = 'tests/integration';
  return readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
    .filter((file) => filters.length > 0 || !file.endsWith('.release.test.ts'))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort((a, b) => statSync(join(rootDir, b)).size - statSync(join(rootDir, a)).size);
}

/** Runs integration tests until the queue is empty or the run is aborted. Other lanes may take files from the same queue. */
export async function runIntegration(context: PartContext): Promise<Result> {
  const results: Result[] = [];
  const queue = context.queue ?? createQueue(integrationFiles(context.filters), 1);
  for (let files = queue.take(); files.length > 0 && !context.signal.aborted; files = queue.take())
    results.push(await runVitest('integration', context, files));
  return mergeResults(results);
}

/**
 * Runs the timed tests, which measure how soon a change shows. Parallel tests would delay the site. The factor allows for a processor of half the speed.
 */
export async function runTimed(context: PartContext): Promise<Result> {
  const files = findIntegrationFiles(context.filters).filter(isTimed);
  return files.length === 0 ? emptyResult : runVitest('integration', { ...context, timeoutFactor: 2 }, files);
}

/** Merges the results of several runs. The merged output contains only that of runs with failures. */
export function mergeResults(results: Result[]): Result {
  const failed = results.filter((result) => result.failed > 0);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: failed.reduce((sum, result) => sum + result.failed, 0),
    output: failed.map(({ output }) => output).join('\n'),
    notes: results.flatMap(({ notes }) => notes),
    secondTries: results.flatMap(({ secondTries = [] }) => secondTries),
    failures: results.flatMap(({ failures = [] }) => failures),
    skipped: results.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
    times: results.flatMap(({ times = [] }) => times),
    files: results.flatMap(({ files = [] }) => files),
  };
}

const maxSlowFiles = 5;
const slowFromMs = 10_000;

/**
 * Describes the slowest files, at most five that took 10 s or more, because `npm test` has a time limit.
 * @param times file and milliseconds; a file may occur several times
 */
export function describeSlowest(times: [file: string, ms: number][]): string[] {
  const byFile = new Map<string, number>();
  for (const [file, ms] of times) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  const slowFiles = [...byFile].filter(([, ms]) => ms >= slowFromMs).sort(([, a], [, b]) => b - a);
  const lines = slowFiles.slice(0, maxSlowFiles).map(([file, ms]) => `${basename(file)} ${Math.round(ms / 1000)} s`);
  return lines.length > 0 ? [`slowest: ${lines.join(', ')}`] : [];
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

/** Runs the browser tests whose paths contain one of `filters`. Without filters, runs all browser tests. */
export async function runPlaywright(
  { tempDir, filters: givenFilters, instance, isGate = false }: PartContext,
  filters = givenFilters,
  options: string[] = [],
): Promise<Result> {
  const { reportFile } = createReportPaths(tempDir, 'e2e');
  const cli = join(dirname(requireFromRoot.resolve('@playwright/test/package.json')), 'cli.js');
  const { code, output } = await runLogged(
    process.execPath,
    [cli, 'test', '--reporter=line,json', '--pass-with-no-tests', ...options, ...filters],
    // Browser tests run with low priority. Integration tests in parallel check response times of the site, e.g. 5 s from an edit to the page.
    {
      env: {
        ...buildStackEnvironment(instance),
        ...buildGateEnvironment(isGate),
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      },
      isLowPriority: true,
    },
  );
  if (!existsSync(reportFile)) return { ...emptyResult, failed: code === 0 ? 0 : 1, output };
  const { stats, errors, suites } = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + errors.length;
  const specs = suites.flatMap(specsOf);
  const executedSpecs = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  return {
    ...emptyResult,
    passed: stats.expected + stats.flaky,
    failed: failed || (code === 0 ? 0 : 1),
    output,
    failures: [...failuresOf(suites), ...errors.map(({ message }) => formatFailure('tests/e2e', 'all', message))],
    secondTries: secondTriesOf(suites),
    skipped: stats.skipped,
    times: specs.flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }): [string, number] => [file, duration])),
    ),
    files: [...new Set(executedSpecs.map(({ file }) => `tests/e2e/${file}`))],
  };
}

const buildGateEnvironment = (isGate: boolean): Record<string, string> => (isGate ? { TESTED_LANGUAGES: 'one' } : {});

function buildStackEnvironment(instance: Instance | undefined): Record<string, string> {
  return instance ? { STACK: instance.dataDir } : {};
}
