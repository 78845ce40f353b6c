/** Formats tests that passed only on retry (enabled in CI). Each one is a bug, so `npm test` lists them at the end. */
import { stripVTControlCharacters } from 'node:util';

/** A file or group in Playwright's JSON report. */
export type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    /** Results of the test. Durations are in milliseconds. */
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** Returns all tests of a report, at any depth. */
export const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * Formats a test as one line.
 * @param problem the error of the first try
 */
export const formatSecondTry = (file: string, test: string, problem = 'no error reported'): string =>
  `${file} › ${test} — ${stripVTControlCharacters(problem).split('\n')[0]}`;

/** Returns the browser tests of a report that needed a retry. */
export const secondTriesOf = (suites: PlaywrightSuite[]): string[] =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => formatSecondTry(`tests/e2e/${file}`, title, results[0]?.errors[0]?.message)),
    );

/** Formats the tests that needed a retry, one per line with its error. They are as visible as failed tests. Returns an empty text if there are none. */
export const formatSecondTries = (secondTries: readonly string[]): string =>
  secondTries.length === 0
    ? ''
    : [
        `${'!'.repeat(80)}`,
        `FAILED AT THE FIRST TRY (${secondTries.length}). Each is a bug to fix: docs/decisions/105-second-tries-in-ci.md`,
        ...secondTries.map((line) => `  ✗ ${line}`),
        `${'!'.repeat(80)}`,
      ].join('\n');

/** Formats the end of the output of `npm test`: the tests that needed a retry, if any, then the totals in the format that CI reads. */
export function formatSummary(
  { passed, failed }: { passed: number; failed: number },
  secondTries: readonly string[],
): string {
  const block = formatSecondTries(secondTries);
  return `${block && `\n${block}\n`}\n${passed} passed, ${failed} failed`;
}
