import { type Instance, requireInstance } from './instance.ts';
import { createReporter, describeFailure, type Reporter } from './steps.ts';

/** Runs a package.json command on the running copy of DATA_DIR. A failure prints a message and exits with code 1. */
export async function runOnInstance(task: (instance: Instance, reporter: Reporter) => Promise<void>): Promise<void> {
  await runCommand(async (reporter) => task(await requireInstance(), reporter));
}

/** Runs a package.json command. A failure prints a message and exits with code 1. */
export async function runCommand(task: (reporter: Reporter) => Promise<void>): Promise<void> {
  const reporter = createReporter();
  try {
    await task(reporter);
  } catch (error) {
    reporter.end();
    console.error(`\n${describeFailure(error)}`);
    process.exitCode = 1;
  }
}
