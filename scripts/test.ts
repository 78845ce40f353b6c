import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { waitForRemovals } from '../tests/containers/compose.ts';
import { type Instance, requireInstance } from './stack/instance.ts';
import { rootDir } from './stack/settings.ts';
import { type Part, partNames, type Stack } from './stack/stack.ts';
import { createReporter, describeFailure } from './stack/steps.ts';
import { ensureBrowser } from './testing/browser.ts';
import type { PartContext, Result } from './testing/part.ts';
import { gateParts, type Lane, type TestPartName, testPartNames, testParts } from './testing/parts.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { createQueue } from './testing/queue.ts';
import { describeSlowest, integrationFiles } from './testing/runners.ts';
import { formatSecondTries, formatSummary } from './testing/second-tries.ts';
import { copyData, startTestStack } from './testing/test-stack.ts';

const usage = `Usage: npm test [-- --only ${testPartNames.join(',')}] [-- --database postgres] [part of a file name …]
With STACK=<data folder> the tests use the project that runs there (STACK=.data: that of npm start) instead of starting one.`;

const reporter = createReporter();
const abort = new AbortController();
const stacks: Stack[] = [];
let postgres: Postgres | undefined;
let isOnPostgres = false;

process.on('SIGINT', () => shutDown(130));
process.on('SIGTERM', () => shutDown(143));
process.on('SIGHUP', () => shutDown(129));
process.once('disconnect', () => shutDown(1));
process.channel?.unref();

/** Projects that run integration tests beside the lane `data` after the browser tests. These tests often wait: with one such project, the processor idled. */
const extraLanes = 2;
const tempDir = mkdtempSync(join(tmpdir(), 'hat-nang-reports-'));
const total = { passed: 0, failed: 0 };
const secondTries: string[] = [];
const failures: string[] = [];
let keptLogs = 0;
try {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, database: { type: 'string', default: 'sqlite' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  if (!['sqlite', 'postgres'].includes(values.database)) throw new Error(`--database is sqlite or postgres.\n${usage}`);
  isOnPostgres = values.database === 'postgres';
  await runAll(readNames(values.only), positionals, values.only === undefined && positionals.length === 0);
} catch (error) {
  total.failed += 1;
  if (!abort.signal.aborted) console.log(`\n${describeFailure(error)}`);
}
if (!abort.signal.aborted) await finish();

/**
 * Runs the named test parts. The lanes `checks`, `data` and `browser` run in parallel. After the browser tests, `extraLanes` further projects take
 * integration tests from the queue. Then the tests that need a quiet processor run on a project of their own. With STACK or PostgreSQL, there is only one
 * project, so the parts that need it run in sequence.
 */
async function runAll(names: TestPartName[], filters: string[], isGate: boolean): Promise<void> {
  const partsOf = (lane: Lane) => names.filter((name) => testParts[name].lane === lane);
  const context = { tempDir, filters, reporter, isGate, signal: abort.signal };
  const [browserParts, aloneParts] = [partsOf('browser'), partsOf('alone')];
  const needsBrowser = [...browserParts, ...aloneParts, ...partsOf('containers')].length > 0;
  const browser = needsBrowser ? provideBrowser() : undefined;
  const checks = runParts(partsOf('checks'), context);
  if (process.env.STACK || isOnPostgres) {
    const testedParts = [...partsOf('data'), ...browserParts, ...aloneParts];
    await settleAll([checks, browser]);
    await runParts(testedParts, { ...context, instance: await provideInstance(testedParts) });
  } else {
    const isShared = partsOf('data').includes('integration') && browserParts.includes('e2e');
    const queue = createQueue(integrationFiles(filters), isShared ? 1 + extraLanes : 1);
    const timeoutFactor = partsOf('data').length > 0 && browserParts.length > 0 ? 3 : 1;
    const data: PartContext = { ...context, timeoutFactor, queue };
    const dataInstance = provideInstance(partsOf('data'), { timeoutFactor });
    // The second project starts after the first one and uses the same builds. If both run integration tests, the second project starts with a copy of the
    // first one's data.
    const template = dataInstance.then((instance) =>
      instance && isShared ? copyData(instance, join(tempDir, 'template')) : undefined,
    );
    const browserInstance = template
      .catch(() => undefined)
      .then((from) => provideInstance(browserParts, { template: from, timeoutFactor }));
    await settleAll([
      checks,
      settleAll([dataInstance, template]).then(async () =>
        runParts(partsOf('data'), { ...data, instance: await dataInstance }),
      ),
      settleAll([browserInstance, browser]).then(async () => {
        await runParts(browserParts, { ...data, instance: await browserInstance });
        if (!isShared || !queue.isLeft()) return;
        const from = await template;
        await settleAll(Array.from({ length: extraLanes }, () => runSharedIntegration(data, from)));
      }),
    ]);
    // A project with longer deadlines cannot be measured, and its programs would take time from the measured one.
    const needsOwnProject = browserParts.length === 0 || timeoutFactor > 1;
    if (needsOwnProject) await stopStacks();
    const from = await template;
    const aloneInstance = needsOwnProject ? provideInstance(aloneParts, { template: from }) : browserInstance;
    await runParts(aloneParts, { ...context, instance: await aloneInstance });
  }
  // Container tests need the whole machine, so all projects stop first.
  await stopStacks();
  await runParts(partsOf('containers'), context);
}

/** Runs integration tests from the queue that both lanes share. The tests use another project with the same initial data as the lane `data`. */
async function runSharedIntegration(context: PartContext, template: string | undefined): Promise<void> {
  const instance = await provideInstance(['integration'], { template, timeoutFactor: context.timeoutFactor });
  await runParts(['integration'], { ...context, instance });
}

/** Works like Promise.all, but waits for all other promises before it reports the first failure. */
async function settleAll(promises: (Promise<unknown> | undefined)[]): Promise<void> {
  const failure = (await Promise.allSettled(promises)).find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}

async function runParts(names: TestPartName[], context: PartContext): Promise<void> {
  for (const name of names) {
    if (abort.signal.aborted) return;
    const { title, run } = testParts[name];
    addResult(
      title,
      await reporter.step(
        title,
        () => run(context),
        describeResult,
        ({ failed, secondTries = [] }) => failed + secondTries.length === 0,
      ),
    );
  }
}

function provideBrowser(): Promise<string> {
  return reporter.step(
    'Browser',
    () => ensureBrowser(tempDir),
    (source) => source,
  );
}

/**
 * Starts one project for all parts of a lane, because a start takes longer than most parts. Returns undefined if no part needs a project, and the project
 * that runs in STACK if STACK is set.
 * @param options.template data folder whose copy the new project starts with
 * @param options.timeoutFactor factor for the times that the site waits for Directus, which parallel tests delay
 */
async function provideInstance(
  names: TestPartName[],
  { template, timeoutFactor = 1 }: { template?: string; timeoutFactor?: number } = {},
): Promise<Instance | undefined> {
  if (names.every((name) => testParts[name].needs === 'nothing')) return undefined;
  if (process.env.STACK) return requireInstance(resolve(rootDir, process.env.STACK));
  const needsSite = names.some((name) => testParts[name].needs === 'site');
  const only: readonly Part[] = needsSite ? partNames : ['directus'];
  if (isOnPostgres) postgres = await reporter.step('PostgreSQL', startPostgres);
  const stack = await reporter.step(`A project for: ${names.map((name) => testParts[name].title).join(', ')}`, () =>
    startTestStack({
      only,
      signal: abort.signal,
      isSeeded: needsSite,
      databaseUrl: postgres?.url,
      template,
      siteExtra: { SITE_DEADLINE_FACTOR: String(timeoutFactor) },
    }),
  );
  stacks.push(stack);
  return stack;
}

function describeResult({
  passed,
  failed,
  notes,
  secondTries: retriedTests = [],
  skipped = 0,
  times = [],
}: Result): string {
  const counts = { failed, 'at the second try': retriedTests.length, skipped };
  const countTexts = Object.entries(counts).flatMap(([label, count]) => (count > 0 ? [`${count} ${label}`] : []));
  return [`${passed} passed`, ...countTexts, ...notes, ...describeSlowest(times)].join(', ');
}

function addResult(title: string, result: Result): void {
  const { output, secondTries: retriedTests = [] } = result;
  total.passed += result.passed;
  total.failed += result.failed;
  secondTries.push(...retriedTests);
  if (result.failed > 0) failures.push(...(result.failures?.length ? result.failures : [title]));
  if (result.failed > 0) printQuoted(output.trimEnd().split('\n').slice(-300).join('\n'));
  if (retriedTests.length > 0) printQuoted(formatSecondTries(retriedTests));
}

function printQuoted(output: string): void {
  reporter.line(output.replace(/^/gm, '  │ '));
}

async function finish(): Promise<void> {
  await stopStacks();
  await postgres?.stop();
  rmSync(tempDir, { recursive: true, force: true });
  reporter.end();
  console.log(formatSummary(total, secondTries, failures));
  process.exit(total.failed > 0 ? 1 : 0);
}

async function stopStacks(): Promise<void> {
  const running = stacks.splice(0);
  if (total.failed > 0) for (const { dataDir } of running) keepLogs(dataDir, `logs-${++keptLogs}`);
  await Promise.all(running.map((stack) => stack.stop()));
}

/** Copies the programs' logs to test-results after a failure, because the temporary data folder is removed afterwards. */
function keepLogs(dataDir: string, name: string): void {
  const target = join(rootDir, 'test-results', name);
  mkdirSync(target, { recursive: true });
  cpSync(join(dataDir, 'logs'), target, { recursive: true });
  console.log(`  The logs of the project under test are in ${target}`);
}

function shutDown(code: number): void {
  if (abort.signal.aborted) return;
  reporter.end();
  abort.abort();
  void Promise.allSettled([...stacks.map((stack) => stack.stop()), waitForRemovals()])
    .finally(() => postgres?.stop())
    .finally(() => process.exit(code));
}

function readNames(only: string | undefined): TestPartName[] {
  if (only === undefined) return gateParts;
  const chosenParts = only.split(',');
  const unknownNames = chosenParts.filter((name) => !testPartNames.some((partName) => partName === name));
  if (unknownNames.length > 0) throw new Error(`There is no part "${unknownNames.join('", "')}".\n${usage}`);
  return testPartNames.filter((name) => chosenParts.includes(name));
}
