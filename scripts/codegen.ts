import { generate } from '../codegen/run.ts';
import { runOnInstance } from './stack/command.ts';

await runOnInstance(({ running, secrets }, reporter) =>
  reporter.step('REST, GraphQL and SDK types', () =>
    generate({ url: running.urls.directus, token: secrets.adminToken }),
  ),
);
