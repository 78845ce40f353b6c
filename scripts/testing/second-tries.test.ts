import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rootDir } from '../stack/settings.ts';
import { failuresOf, formatSecondTries, formatSummary, type PlaywrightSuite, secondTriesOf } from './second-tries.ts';

const modulesDir = join(rootDir, 'node_modules');
/** The folder is inside the repository, because imports must resolve. */
const parent = join(rootDir, '.runtime');
let folder = '';
beforeAll(() => {
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(join(parent, 'second-tries-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the source of two tests in a group. One test fails once, and the other passes. */
const testSource = (runner: string, group: string) => `
  import { expect, test } from '${runner}';
  import { existsSync, writeFileSync } from 'node:fs';
  ${group}('a group', () => {
    test('fails once', () => {
      const before = existsSync(process.env.MARK);
      writeFileSync(process.env.MARK, '');
      expect(before).toBe(true);
    });
    test('is steady', () => expect(1).toBe(1));
  });`;

function run(name: string, text: string, command: string[], env: Record<string, string>): void {
  writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, name], {
    cwd: folder,
    encoding: 'utf8',
    // The environment excludes the variables that the runner of this test sets for its children.
    env: { PATH: process.env.PATH, MARK: join(folder, `${name}.mark`), ...env },
  });
  expect(status, stdout + stderr).toBe(0);
}

it('vitest names a test that needed a second try, and why', () => {
  const file = join(folder, 'second-tries.txt');
  const reporter = join(rootDir, 'scripts/testing/flaky-reporter.ts');
  const args = [join(modulesDir, 'vitest/vitest.mjs'), 'run', '--retry=1', '--root=.', `--reporter=${reporter}`];
  const text = testSource('vitest', 'describe').replace('expect, test', 'describe, expect, test');
  run('steady.test.ts', text.replaceAll('existsSync(process.env.MARK)', 'true'), args, { SECOND_TRIES_FILE: file });
  expect(existsSync(file)).toBe(false);
  run('flaky.test.ts', text, args, { SECOND_TRIES_FILE: file });
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\.runtime\/second-tries-\w+\/flaky\.test\.ts › a group > fails once — expected false to be true.*\n$/,
  );
}, 60_000);

it('Playwright does as well', () => {
  const report = join(folder, 'report.json');
  const args = [join(modulesDir, '@playwright/test/cli.js'), 'test', '--retries=1', '--reporter=json'];
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default { respectGitIgnore: false };');
  run('flaky.spec.ts', testSource('@playwright/test', 'test.describe'), args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: PlaywrightSuite[] };
  expect(secondTriesOf(suites)).toEqual([
    'tests/e2e/flaky.spec.ts › fails once — Error: expect(received).toBe(expected) // Object.is equality',
  ]);
}, 60_000);

it('tests that fail at each try are failures, with the first error', () => {
  const results = ['\u001b[31mError: gone\u001b[39m\n  at line 3', 'Error: later'].map((message) => ({
    duration: 5,
    errors: [{ message }],
  }));
  const specs = ['expected', 'unexpected'].map((status) => ({
    title: status,
    file: 'a.spec.ts',
    tests: [{ status, results }],
  }));
  expect(failuresOf([{ suites: [{ specs }] }])).toEqual(['tests/e2e/a.spec.ts › unexpected — Error: gone']);
});

it('the end of npm test lists them in a separate block and counts them in the totals', () => {
  expect(formatSummary({ passed: 2, failed: 1 }, [])).toBe('\n2 passed, 1 failed');
  const lines = formatSummary({ passed: 2, failed: 0 }, ['a.test.ts › a — no', 'b.test.ts › b — late']).split('\n');
  expect(lines).toEqual([
    '',
    '!'.repeat(80),
    expect.stringMatching(/^FAILED AT THE FIRST TRY \(2\)\. .*docs\/decisions\/105/),
    '  ✗ a.test.ts › a — no',
    '  ✗ b.test.ts › b — late',
    '!'.repeat(80),
    '',
    '2 passed, 0 failed',
  ]);
});

it('the end of npm test names each failed test before the totals, at most thirty', () => {
  const lines = formatSummary({ passed: 2, failed: 1 }, [], ['c.test.ts › c — wrong']).split('\n');
  expect(lines).toEqual(['', 'FAILED (1)', '  ✗ c.test.ts › c — wrong', '', '2 passed, 1 failed']);
  const failures = Array.from({ length: 40 }, (_, index) => `${index}.test.ts › fails — no`);
  expect(formatSummary({ passed: 0, failed: 40 }, [], failures)).toMatch(
    /FAILED \(40\)[^…]* 29\.test\.ts[^…]*\n {2}… and 10 more\n\n0 passed, 40 failed$/,
  );
});

it('a part prints them where it would print its failures', () => {
  expect(formatSecondTries([])).toBe('');
  expect(formatSecondTries(['a.test.ts › a — no'])).toContain('\n  ✗ a.test.ts › a — no\n');
});
