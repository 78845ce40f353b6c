import { type Instance, requireInstance } from './instance.ts';
import { createReporter, describeFailure, type Reporter } from './steps.ts';

/** Runs a package.json command on the running copy of DATA_DIR. A failure prints a message and exits with code 1. */
export async function runOnInstance(work: (instance: Instance, reporter: Reporter) => Promise<void>): Promise<void> {
  await runCommand(async (reporter) => work(await requireInstance(), reporter));
}

/** Runs a package.json command. A failure prints a message and exits with code 1. */
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
