import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { waitForRemovals } from '../tests/containers/compose.ts';
import { engineProblem } from '../tests/containers/docker.ts';
import { type Instance, requireInstance } from './stack/instance.ts';
import { rootDir } from './stack/settings.ts';
import { type Part, partNames, type Stack } from './stack/stack.ts';
import { createReporter, describeFailure } from './stack/steps.ts';
import { ensureBrowser } from './testing/browser.ts';
import { prepareImages } from './testing/containers.ts';
import type { PartContext, Result } from './testing/part.ts';
import { type Lane, type TestPartName, testPartNames, testParts } from './testing/parts.ts';
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

const tempDir = mkdtempSync(join(tmpdir(), 'hat-nang-reports-'));
const total = { passed: 0, failed: 0 };
const secondTries: string[] = [];
const failures: string[] = [];
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
  await runAll(readNames(values.only), positionals);
} catch (error) {
  total.failed += 1;
  if (!abort.signal.aborted) console.log(`\n${describeFailure(error)}`);
}
if (!abort.signal.aborted) await finish();

/**
 * Runs the named test parts. The lanes `checks`, `data` and `browser` run in parallel. After the browser tests, the lane `browser` takes integration tests
 * from the queue. Then the tests that need a quiet processor run, and at the end container tests. With STACK or PostgreSQL, there is only one project, so
 * the parts that need it run in sequence.
 */
async function runAll(names: TestPartName[], filters: string[]): Promise<void> {
  const partsOf = (lane: Lane) => names.filter((name) => testParts[name].lane === lane);
  const context = { tempDir, filters, reporter, signal: abort.signal };
  const browserParts = [...partsOf('browser'), ...partsOf('alone')];
  const browser = browserParts.length + partsOf('containers').length > 0 ? provideBrowser() : undefined;
  // `engineProblem` starts a container, which changes the network. A running browser would abort its requests, so this check comes first.
  const hasContainers = partsOf('containers').length > 0 && filters.length === 0 && engineProblem() === undefined;
  const checks = runParts(partsOf('checks'), context);
  if (process.env.STACK || isOnPostgres) {
    const testedParts = [...partsOf('data'), ...browserParts];
    await settleAll([checks, browser]);
    await runParts(testedParts, { ...context, instance: await provideInstance(testedParts) });
  } else {
    const isShared = partsOf('data').includes('integration') && partsOf('browser').includes('e2e');
    const queue = createQueue(integrationFiles(filters), isShared ? 2 : 1);
    const data: PartContext = {
      ...context,
      timeoutFactor: partsOf('data').length > 0 && partsOf('browser').length > 0 ? 3 : 1,
      queue,
    };
    const dataInstance = provideInstance(partsOf('data'));
    // The second project starts after the first one and uses the same builds. If both run integration tests, the second project starts with a copy of the
    // first one's data.
    const template = dataInstance.then((instance) =>
      instance && isShared ? copyData(instance, join(tempDir, 'template')) : undefined,
    );
    const browserInstance = template.catch(() => undefined).then((from) => provideInstance(browserParts, from));
    await settleAll([
      checks,
      settleAll([checks, dataInstance]).then(() => (hasContainers ? prepareImages(context) : undefined)),
      settleAll([dataInstance, template]).then(async () =>
        runParts(partsOf('data'), { ...data, instance: await dataInstance }),
      ),
      settleAll([browserInstance, browser]).then(async () => {
        await runParts(partsOf('browser'), { ...data, instance: await browserInstance });
        if (isShared && queue.isLeft()) await runSharedIntegration(data, await template);
      }),
    ]);
    await runParts(partsOf('alone'), { ...context, instance: await browserInstance });
  }
  // Container tests need the whole machine, so all projects stop first.
  await stopStacks();
  await runParts(partsOf('containers'), context);
}

/** Runs integration tests from the queue that both lanes share. The tests use another project with the same initial data as the lane `data`. */
async function runSharedIntegration(context: PartContext, template: string | undefined): Promise<void> {
  const instance = await provideInstance(['integration'], template);
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
 * @param template data folder whose copy the new project starts with
 */
async function provideInstance(names: TestPartName[], template?: string): Promise<Instance | undefined> {
  if (names.every((name) => testParts[name].needs === 'nothing')) return undefined;
  if (process.env.STACK) return requireInstance(resolve(rootDir, process.env.STACK));
  const needsSite = names.some((name) => testParts[name].needs === 'site');
  const only: readonly Part[] = needsSite ? partNames : ['directus'];
  if (isOnPostgres) postgres = await reporter.step('PostgreSQL', startPostgres);
  const stack = await reporter.step(`A project for: ${names.map((name) => testParts[name].title).join(', ')}`, () =>
    startTestStack({ only, signal: abort.signal, isSeeded: needsSite, databaseUrl: postgres?.url, template }),
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
  if (total.failed > 0) for (const [index, { dataDir }] of running.entries()) keepLogs(dataDir, `logs-${index + 1}`);
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
  if (only === undefined) return testPartNames;
  const chosenParts = only.split(',');
  const unknownNames = chosenParts.filter((name) => !testPartNames.some((partName) => partName === name));
  if (unknownNames.length > 0) throw new Error(`There is no part "${unknownNames.join('", "')}".\n${usage}`);
  return testPartNames.filter((name) => chosenParts.includes(name));
}
