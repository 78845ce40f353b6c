/** Tests that passed only on retry (enabled in CI): each is a bug, so the end of `npm test` lists them. */
import { stripVTControlCharacters } from 'node:util';

/** A file or group in Playwright's JSON report. */
export type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    /** Durations in ms. */
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** All tests of a report, at any depth. */
export const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * One test in one line.
 * @param problem the error of the first try
 */
export const secondTry = (file: string, test: string, problem = 'no error was told'): string =>
  `${file} › ${test} — ${stripVTControlCharacters(problem).split('\n')[0]}`;

/** The browser tests of a report that needed a retry. */
export const secondTriesOf = (suites: PlaywrightSuite[]): string[] =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => secondTry(`tests/e2e/${file}`, title, results[0]?.errors[0]?.message)),
    );

/** The tests that needed a retry, one per line with its error, as visible as failed tests; empty for none. */
export const secondTriesBlock = (secondTries: readonly string[]): string =>
  secondTries.length === 0
    ? ''
    : [
        `${'!'.repeat(80)}`,
        `FAILED AT THE FIRST TRY (${secondTries.length}). Each is a bug to fix: docs/decisions/105-second-tries-in-ci.md`,
        ...secondTries.map((line) => `  ✗ ${line}`),
        `${'!'.repeat(80)}`,
      ].join('\n');

/** The end of the output of `npm test`: those tests, if any, then the totals, in CI's format. */
export function summary(
  { passed, failed }: { passed: number; failed: number },
  secondTries: readonly string[],
): string {
  const block = secondTriesBlock(secondTries);
  return `${block && `\n${block}\n`}\n${passed} passed, ${failed} failed`;
}
