import { type Instance, requireInstance } from './instance.ts';
import { createReporter, describeFailure, type Reporter } from './steps.ts';

/** Runs a command of package.json on the running copy of DATA_DIR; a failure is told in words and ends with code 1. */
export async function runOnInstance(work: (instance: Instance, reporter: Reporter) => Promise<void>): Promise<void> {
  await runCommand(async (reporter) => work(await requireInstance(), reporter));
}

/** Runs a command of package.json; a failure is told in words and ends with code 1. */
export async function runCommand(work: (reporter: Reporter) => Promise<void>): Promise<void> {
  const reporter = createReporter();
  try {
    await work(reporter);
  } catch (error) {
    reporter.end();
    console.error(`\n${describeFailure(error)}`);
    process.exitCode = 1;
  }
}
