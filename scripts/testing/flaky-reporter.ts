import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes the name of each test that passed only at the second try to the file FLAKY_FILE, a line each. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky && process.env.FLAKY_FILE)
      appendFileSync(process.env.FLAKY_FILE, `${test.module.relativeModuleId} (${test.name})\n`);
  }
}
