import { parseArgs } from 'node:util';
import { generateCode, generateDocuments } from '../codegen/run.ts';
import { runCommand } from './stack/command.ts';
import { requireInstance } from './stack/instance.ts';

await runCommand(async (reporter) => {
  const { values } = parseArgs({ options: { offline: { type: 'boolean' } } });
  if (values.offline) {
    await reporter.step('Types of the .graphql files, from the committed schema', () => generateDocuments());
    return;
  }
  const { running, secrets } = await requireInstance();
  const admin = { url: running.urls.directus, token: secrets.adminToken };
  await reporter.step('REST, GraphQL and SDK types, from the running Directus', () => generateCode(admin));
});
