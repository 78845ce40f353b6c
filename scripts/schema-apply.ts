import { runOnInstance } from './stack/command.ts';
import { applySchemaTo, describeChanges, migrateRunning } from './stack/data.ts';

await runOnInstance(async (instance, reporter) => {
  const { running, secrets } = instance;
  const target = { settings: running.settings, token: secrets.adminToken };
  await reporter.step('Schema, access, flows', () => applySchemaTo(target), describeChanges);
  await reporter.step('Migrations', () => migrateRunning(instance));
});
