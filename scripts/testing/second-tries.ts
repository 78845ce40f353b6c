/** Formats tests that failed, and tests that passed only on retry (CI enables retries). Both are bugs, so `npm test` lists them at the end. */
import { stripVTControlCharacters } from 'node:util';

/** A file or group in Playwright's JSON report. */
export type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    /** Runs of the test, each with the results of its tries. Durations are in milliseconds. */
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** Returns all tests of a suite, at any depth. */
export const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * Formats a test as one line.
 * @param problem the error of the first try
 */
export const formatFailure = (file: string, test: string, problem = 'no error reported'): string =>
  `${file} › ${test} — ${stripVTControlCharacters(problem).split('\n')[0]}`;

/** Returns the browser tests of a report that needed a retry. */
export const secondTriesOf = (suites: PlaywrightSuite[]): string[] => testsWithStatus(suites, 'flaky');

/** Returns the browser tests of a report that failed at each try. */
export const failuresOf = (suites: PlaywrightSuite[]): string[] => testsWithStatus(suites, 'unexpected');

const testsWithStatus = (suites: PlaywrightSuite[], wantedStatus: string): string[] =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wantedStatus)
        .map(({ results }) => formatFailure(`tests/e2e/${file}`, title, results[0]?.errors[0]?.message)),
    );

/** Formats the tests that needed a retry, each on a line with its error. Returns an empty text if there are none. */
export const formatSecondTries = (secondTries: readonly string[]): string =>
  secondTries.length === 0
    ? ''
    : [
        `${'!'.repeat(80)}`,
        `FAILED AT THE FIRST TRY (${secondTries.length}). Each is a bug to fix: docs/decisions/105-second-tries-in-ci.md`,
        ...secondTries.map((line) => `  ✗ ${line}`),
        `${'!'.repeat(80)}`,
      ].join('\n');

/** Maximum number of failures in the summary. More failures usually have one cause. The output of each part lists all failures. */
const maxFailures = 30;

const formatFailures = (failures: readonly string[]): string =>
  [
    `FAILED (${failures.length})`,
    ...failures.slice(0, maxFailures).map((line) => `  ✗ ${line}`),
    ...(failures.length > maxFailures ? [`  … and ${failures.length - maxFailures} more`] : []),
  ].join('\n');

/**
 * Formats the end of the output of `npm test`: tests that needed a retry and tests that failed, if any, then the totals in the format that CI reads. CI may
 * keep only the last lines, so the failures are named here again.
 */
export function formatSummary(
  { passed, failed }: { passed: number; failed: number },
  secondTries: readonly string[],
  failures: readonly string[] = [],
): string {
  const blocks = [formatSecondTries(secondTries), failures.length > 0 ? formatFailures(failures) : ''];
  return `${blocks.map((block) => block && `\n${block}\n`).join('')}\n${passed} passed, ${failed} failed`;
}
