import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { untilRemoved } from '../tests/containers/compose.ts';
import { type Instance, requireInstance } from './stack/instance.ts';
import { rootDir } from './stack/settings.ts';
import { type Part, parts, type Stack } from './stack/stack.ts';
import { createReporter, describeFailure } from './stack/steps.ts';
import { ensureBrowser } from './testing/browser.ts';
import { type Result, type TestPartName, testPartNames, testParts } from './testing/parts.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { startTestStack } from './testing/test-stack.ts';

const usage = `Usage: npm test [-- --only ${testPartNames.join(',')}] [-- --database postgres] [part of a file name …]
With STACK=<data folder> the tests use the project that runs there (STACK=.data: that of npm start) instead of starting one.`;

const reporter = createReporter();
const ending = new AbortController();
let stack: Stack | undefined;
let postgres: Postgres | undefined;
let isOnPostgres = false;

process.on('SIGINT', () => end(130));
process.on('SIGTERM', () => end(143));
process.on('SIGHUP', () => end(129));
process.once('disconnect', () => end(1));
process.channel?.unref();

const tempDir = mkdtempSync(join(tmpdir(), 'hat-nang-reports-'));
const total = { passed: 0, failed: 0 };
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
  if (!ending.signal.aborted) console.log(`\n${describeFailure(error)}`);
}
if (!ending.signal.aborted) await finish();

async function runAll(names: TestPartName[], filters: string[]): Promise<void> {
  let instance: Instance | undefined;
  let hasBrowser = false;
  for (const name of names) {
    const part = testParts[name];
    if (part.needs !== 'nothing') instance ??= await provideInstance(names);
    if ('needsBrowser' in part && !hasBrowser) {
      await reporter.step(
        'Browser',
        () => ensureBrowser(tempDir),
        (source) => source,
      );
      hasBrowser = true;
    }
    const context = { tempDir, filters, instance, reporter, signal: ending.signal };
    add(
      await reporter.step(
        part.title,
        () => part.run(context),
        describeResult,
        ({ failed }) => failed === 0,
      ),
    );
  }
}

/** One project for all parts that need one: starting it takes longer than most of them. */
async function provideInstance(names: TestPartName[]): Promise<Instance> {
  if (process.env.STACK) return requireInstance(resolve(rootDir, process.env.STACK));
  const needsSite = names.some((name) => testParts[name].needs === 'site');
  const only: readonly Part[] = needsSite ? parts : ['directus'];
  if (isOnPostgres) postgres = await reporter.step('PostgreSQL', startPostgres);
  stack = await startTestStack({
    reporter,
    only,
    signal: ending.signal,
    isSeeded: needsSite,
    databaseUrl: postgres?.url,
  });
  return stack;
}

function describeResult({ passed, failed, notes }: Result): string {
  return [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : []), ...notes].join(', ');
}

function add(result: Result): void {
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0)
    reporter.line(result.output.trimEnd().split('\n').slice(-300).join('\n').replace(/^/gm, '  │ '));
}

async function finish(): Promise<void> {
  if (stack && total.failed > 0) keepLogs(stack.dataDir);
  await stack?.stop();
  await postgres?.stop();
  rmSync(tempDir, { recursive: true, force: true });
  reporter.end();
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/** The programs' logs outlive the temporary data folder when something failed. */
function keepLogs(dataDir: string): void {
  const target = join(rootDir, 'test-results/logs');
  mkdirSync(target, { recursive: true });
  cpSync(join(dataDir, 'logs'), target, { recursive: true });
  console.log(`  The logs of the project under test are in ${target}`);
}

function end(code: number): void {
  if (ending.signal.aborted) return;
  reporter.end();
  ending.abort();
  void Promise.allSettled([stack?.stop(), untilRemoved()])
    .finally(() => postgres?.stop())
    .finally(() => process.exit(code));
}

function readNames(only: string | undefined): TestPartName[] {
  if (only === undefined) return testPartNames;
  const wanted = only.split(',');
  const unknown = wanted.filter((name) => !testPartNames.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`There is no part "${unknown.join('", "')}".\n${usage}`);
  return testPartNames.filter((name) => wanted.includes(name));
}
