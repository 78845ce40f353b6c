import { runOnInstance } from './stack/command.ts';
import { describeChanges, seedInto } from './stack/data.ts';

await runOnInstance(async ({ running, secrets, credentials }, reporter) => {
  const log = (line: string) => reporter.line(`    ${line}`);
  const target = { settings: running.settings, token: secrets.adminToken, log };
  await reporter.step('Content', () => seedInto(target, credentials), describeChanges);
});
