import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes the name of each test that passed only at the second try, and what was wrong at the first, to the file FLAKY_FILE, a line each. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky || !process.env.FLAKY_FILE) return;
    // Errors of earlier tries stay with a test that has passed.
    const [problem] = test.result().errors ?? [];
    const why = problem ? `: ${problem.message.split('\n')[0]}` : '';
    appendFileSync(process.env.FLAKY_FILE, `${test.module.relativeModuleId} (${test.name})${why}\n`);
  }
}
