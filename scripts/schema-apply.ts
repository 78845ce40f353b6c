import { runOnInstance } from './stack/command.ts';
import { applySchemaTo, describeChanges, migrateRunning } from './stack/data.ts';
import { bootstrapDirectus } from './stack/directus.ts';

await runOnInstance(async (instance, reporter) => {
  const { running, secrets } = instance;
  const target = { settings: running.settings, token: secrets.adminToken };
  await reporter.step('New names', () => migrateRunning(instance, bootstrapDirectus));
  await reporter.step('Schema, access, flows', () => applySchemaTo(target), describeChanges);
  await reporter.step('Migrations', () => migrateRunning(instance));
});
