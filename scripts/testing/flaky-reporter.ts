import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { rootDir } from '../stack/settings.ts';
import { formatFailure } from './second-tries.ts';

/** Writes each test that passed only on retry to the file SECOND_TRIES_FILE, with its first error. Each test takes one line. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky || !process.env.SECOND_TRIES_FILE) return;
    // A passed test still contains the errors of earlier tries.
    const [problem] = test.result().errors ?? [];
    const file = relative(rootDir, test.module.moduleId);
    appendFileSync(process.env.SECOND_TRIES_FILE, `${formatFailure(file, test.fullName, problem?.message)}\n`);
  }
}
