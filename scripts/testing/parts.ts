import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Instance } from '../stack/instance.ts';
import { rootDir } from '../stack/settings.ts';
import { cruiserCommand } from './borders/rules.ts';
import { runInContainers } from './containers.ts';
import { checkEpubs } from './epub.ts';
import type { PartContext, Result } from './part.ts';
import { runLogged } from './run-logged.ts';
import { knipCommand } from './unused.ts';

/**
 * `checks` need no project; `data` and `browser` change what they find, so each has a project of its own. `outages` come after both, on the browser's
 * project: they hold the site to times in which nothing else may use the processor.
 */
export type Lane = 'checks' | 'data' | 'browser' | 'outages' | 'containers';

type TestPart = {
  title: string;
  /** Which parts of the project must run for it. */
  needs: 'nothing' | 'directus' | 'site';
  /** What runs beside the others: parts of one lane run one after the other, on the lane's own project. */
  lane: Lane;
  run: (context: PartContext) => Promise<Result>;
};

/** All parts, in the order in which a lane runs them: the quick ones first. */
export const testParts = {
  lint: {
    title: 'Lint and format',
    needs: 'nothing',
    lane: 'checks',
    run: () => check(installed('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '.']),
  },
  borders: { title: 'Borders', needs: 'nothing', lane: 'checks', run: () => check(...cruiserCommand('err-long')) },
  unused: { title: 'Dead code', needs: 'nothing', lane: 'checks', run: () => check(...knipCommand('symbols')) },
  types: { title: 'Types', needs: 'nothing', lane: 'checks', run: checkTypes },
  unit: { title: 'Unit tests', needs: 'nothing', lane: 'checks', run: (context) => runVitest('unit', context) },
  epub: { title: 'EPUB checks', needs: 'nothing', lane: 'checks', run: checkEpubs },
  codegen: { title: 'Generated files', needs: 'directus', lane: 'data', run: checkCodegen },
  integration: {
    title: 'Integration tests',
    needs: 'site',
    lane: 'data',
    run: (context) => runVitest('integration', context),
  },
  budgets: {
    title: 'Budgets',
    needs: 'site',
    lane: 'browser',
    run: (context) => runVitest('budgets', context),
  },
  e2e: {
    title: 'Browser tests',
    needs: 'site',
    lane: 'browser',
    run: (context) => runPlaywright(context, context.filters, ['--project=chromium']),
  },
  outages: {
    title: 'Outages',
    needs: 'site',
    lane: 'outages',
    run: (context) => runPlaywright(context, context.filters, ['--project=outages', '--no-deps']),
  },
  containers: {
    title: 'Containers',
    needs: 'nothing',
    lane: 'containers',
    run: (context) => runInContainers(context, { vitest: runVitest, playwright: runPlaywright }),
  },
} satisfies Record<string, TestPart>;

export type TestPartName = keyof typeof testParts;
export const testPartNames = Object.keys(testParts) as TestPartName[];

const fromRoot = createRequire(join(rootDir, 'package.json'));

const installed = (script: string) => join(rootDir, 'node_modules', script);

async function check(script: string, args: string[]): Promise<Result> {
  const { code, output } = await runLogged(process.execPath, [script, ...args]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, notes: [] };
}

/** Both programs, one after the other: they share no settings, so neither could check the other's files. */
async function checkTypes(): Promise<Result> {
  const results: Result[] = [];
  for (const project of ['tsconfig.json', 'model/tsconfig.json', 'web/tsconfig.json']) {
    results.push(await check(installed('typescript/bin/tsc'), ['--noEmit', '-p', project]));
  }
  const failed = results.some((result) => result.failed > 0) ? 1 : 0;
  return { passed: 1 - failed, failed, output: results.map((result) => result.output).join(''), notes: [] };
}

async function checkCodegen({ instance }: PartContext): Promise<Result> {
  if (!instance) throw new Error('The check of the generated files needs a running Directus.');
  const { drift } = await import('../../codegen/check.ts');
  const files = await drift({ url: instance.running.urls.directus, token: instance.secrets.adminToken });
  const failed = files.length > 0 ? 1 : 0;
  const differing = files.map((file) => `codegen/${file} differs`).join('\n');
  const output = failed ? `${differing}\nFix: npm run codegen while the project runs, and commit the result\n` : '';
  return { passed: 1 - failed, failed, output, notes: [] };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    /** Ms since the epoch. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
};

async function runVitest(
  project: string,
  { tempDir, filters: given, instance, patience = 1 }: PartContext,
  filters = given,
): Promise<Result> {
  const reportFile = join(tempDir, `${project}.json`);
  const vitest = join(dirname(fromRoot.resolve('vitest/package.json')), 'vitest.mjs');
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    `--reporter=${join(rootDir, 'scripts/testing/flaky-reporter.ts')}`,
    '--silent=passed-only',
  ];
  const flakyFile = join(tempDir, `${project}-flaky.txt`);
  // The containers run the integration tests again.
  for (const earlier of [reportFile, flakyFile]) rmSync(earlier, { force: true });
  const args = [vitest, 'run', '--project', project, '--passWithNoTests', ...reporters, ...filters];
  const { code, output } = await runLogged(process.execPath, args, {
    env: { ...stackEnvironment(instance), FLAKY_FILE: flakyFile, PATIENCE: String(patience) },
  });
  if (!existsSync(reportFile)) return { passed: 0, failed: code === 0 ? 0 : 1, output, notes: [] };
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
  // A file that cannot even be loaded holds no failed test, yet all of its tests are missing.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    output,
    notes: [
      ...(report.numPendingTests > 0 ? [`${report.numPendingTests} skipped`] : []),
      ...(existsSync(flakyFile) ? readFileSync(flakyFile, 'utf8').trim().split('\n') : []).map(secondTry),
      ...slowest(
        report.testResults.map(({ name, startTime, endTime }) => [relative(rootDir, name), endTime - startTime]),
      ),
    ],
    skipped: report.numPendingTests,
    files: report.testResults
      .filter(({ assertionResults }) => assertionResults.some((test) => test.status === 'passed'))
      .map(({ name }) => relative(rootDir, name)),
  };
}

type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    line: number;
    /** Durations in ms. */
    tests: { status: string; results: { duration: number }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

/** A test that passed only at the second try, which CI gives it, is a bug to be mended: so it is named. */
const secondTry = (name: string) => `only at the second try: ${name}`;

const slowFiles = 5;
const slowFromMs = 10_000;

/** The files that cost most, as one note: the gate has a time limit. @param times file and ms, a file perhaps more than once */
function slowest(times: [file: string, ms: number][]): string[] {
  const byFile = new Map<string, number>();
  for (const [file, ms] of times) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  const slow = [...byFile].filter(([, ms]) => ms >= slowFromMs).sort(([, a], [, b]) => b - a);
  const named = slow.slice(0, slowFiles).map(([file, ms]) => `${basename(file)} ${Math.round(ms / 1000)} s`);
  return named.length > 0 ? [`slowest: ${named.join(', ')}`] : [];
}

const timesOf = ({ specs = [], suites = [] }: PlaywrightSuite): [string, number][] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }): [string, number] => [file, duration])),
  ),
  ...suites.flatMap(timesOf),
];

const filesOf = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ file }) => `tests/e2e/${file}`),
  ...suites.flatMap(filesOf),
];

function flakyTests({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, line, title }) => `${file}:${line} (${title})`), ...suites.flatMap(flakyTests)];
}

async function runPlaywright(
  { tempDir, filters: given, instance }: PartContext,
  filters = given,
  options: string[] = [],
): Promise<Result> {
  const reportFile = join(tempDir, 'e2e.json');
  // The containers run the stories again.
  rmSync(reportFile, { force: true });
  const cli = join(dirname(fromRoot.resolve('@playwright/test/package.json')), 'cli.js');
  const { code, output } = await runLogged(
    process.execPath,
    [cli, 'test', '--reporter=line,json', '--pass-with-no-tests', ...options, ...filters],
    // The integration tests beside it hold the site to its times, e.g. 5 s from an edit to the page.
    { env: { ...stackEnvironment(instance), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile }, isPatient: true },
  );
  if (!existsSync(reportFile)) return { passed: 0, failed: code === 0 ? 0 : 1, output, notes: [] };
  const { stats, errors, suites } = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    failed: failed || (code === 0 ? 0 : 1),
    output,
    notes: [
      ...suites.flatMap(flakyTests).map(secondTry),
      ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
      ...slowest(suites.flatMap(timesOf)),
    ],
    skipped: stats.skipped,
    files: [...new Set(suites.flatMap(filesOf))],
  };
}

function stackEnvironment(instance: Instance | undefined): Record<string, string> {
  return instance ? { STACK: instance.dataDir } : {};
}
