/** Tests that passed only at the second try, which CI gives them: a bug to be mended, so each is named at the end of `npm test`. */
import { stripVTControlCharacters } from 'node:util';

/** What Playwright's JSON report says of a file, or of a group in it. */
export type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    /** Durations in ms. */
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** All tests of a report, however deep in groups. */
export const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** One test in one line. @param problem what was wrong at the first try */
export const secondTry = (file: string, test: string, problem = 'no error was told'): string =>
  `${file} › ${test} — ${stripVTControlCharacters(problem).split('\n')[0]}`;

/** The browser tests of a report that needed a second try. */
export const secondTriesOf = (suites: PlaywrightSuite[]): string[] =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => secondTry(`tests/e2e/${file}`, title, results[0]?.errors[0]?.message)),
    );

/** The tests that needed a second try, one a line with its reason, as a block that is as visible as the output of failed tests; empty without any. */
export const secondTriesBlock = (secondTries: readonly string[]): string =>
  secondTries.length === 0
    ? ''
    : [
        `${'!'.repeat(80)}`,
        `FAILED AT THE FIRST TRY (${secondTries.length}). Each is a bug to fix: docs/decisions/105-second-tries-in-ci.md`,
        ...secondTries.map((line) => `  ✗ ${line}`),
        `${'!'.repeat(80)}`,
      ].join('\n');

/** What `npm test` ends with: the block of those tests, if there are any, then the sums. */
export function summary(
  { passed, failed }: { passed: number; failed: number },
  secondTries: readonly string[],
): string {
  if (secondTries.length === 0) return `\n${passed} passed, ${failed} failed`;
  return `\n${secondTriesBlock(secondTries)}\n\n${passed} passed, ${secondTries.length} of them at the second try, ${failed} failed`;
}
