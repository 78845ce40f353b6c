import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { rootDir } from '../stack/settings.ts';
import { secondTry } from './second-tries.ts';

/** Writes each test that passed only at the second try, and what was wrong at the first, to the file SECOND_TRIES_FILE, a line each. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky || !process.env.SECOND_TRIES_FILE) return;
    // Errors of earlier tries stay with a test that has passed.
    const [problem] = test.result().errors ?? [];
    const file = relative(rootDir, test.module.moduleId);
    appendFileSync(process.env.SECOND_TRIES_FILE, `${secondTry(file, test.fullName, problem?.message)}\n`);
  }
}
