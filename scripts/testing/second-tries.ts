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

/** What `npm test` ends with: those tests, if there are any, then the sums. */
export function summary(
  { passed, failed }: { passed: number; failed: number },
  secondTries: readonly string[],
): string {
  const named = secondTries.map((line) => `  ${line}\n`).join('');
  return `${named ? `\nNeeded a second try:\n${named}` : ''}\n${passed} passed, ${failed} failed`;
}
