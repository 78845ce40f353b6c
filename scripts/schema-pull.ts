import { runOnInstance } from './stack/command.ts';

await runOnInstance(({ running, secrets }, reporter) =>
  reporter.step('schema/snapshot.yaml', async () => {
    const { pullSchema } = await import('../schema/pull.ts');
    await pullSchema({ url: running.urls.directus, token: secrets.adminToken });
  }),
);
