import { migrateDirectus } from './directus.ts';
import { installedExtensionsDir } from './extensions.ts';
import type { Instance } from './instance.ts';
import type { Credentials } from './secrets.ts';
import type { Settings } from './settings.ts';
import { hashOf } from './sources.ts';
import { StepError } from './steps.ts';

export type DataTarget = { settings: Settings; token: string; log?: (line: string) => void };

/** Files and folders on which the seeding depends. seeds/illustrator is absent, because it creates the demo's media and is not part of the product. */
export const seedSources = [
  ...['seeds/demo', 'seeds/engine', 'seeds/reference'],
  ...['seeds/demo-community.yaml', 'seeds/demo-glossary.yaml', 'seeds/demo-home.yaml', 'seeds/seed.ts'],
];

/** Returns hashes that decide which steps a data folder still needs. */
export function dataHashes(settings: Settings): Record<'renames' | 'schema' | 'migrations' | 'seeds', string> {
  // The Studio's previews contain the site's address, so a change of the address changes the schema.
  const schema = hashOf(['schema', 'model'], settings.publicUrl);
  return {
    renames: hashOf(['schema/migrations/before']),
    schema,
    migrations: hashOf(['schema/migrations']),
    seeds: hashOf([...seedSources, 'schema', 'model']),
  };
}

/** Applies schema, settings, access and flows. Returns the number of changes. */
export async function applySchemaTo({ settings, token, log }: DataTarget): Promise<number> {
  const { applySchema } = await import('../../schema/apply.ts');
  const { changes } = await applySchema({ url: settings.directusUrl, token, publicUrl: settings.publicUrl, log });
  return changes;
}

/** Seeds reference data, demo content and demo users. Returns the number of changes. */
export async function seedInto({ settings, token, log }: DataTarget, credentials: Credentials): Promise<number> {
  const { seedAll } = await import('../../seeds/seed.ts');
  const { changes } = await seedAll({ url: settings.directusUrl, token, credentials, dataDir: settings.dataDir, log });
  return changes;
}

/** Runs new migrations beside a running Directus, by default those of schema/migrations. Then clears Directus's cache, because the schema may have changed. */
export async function migrateRunning(
  { running, secrets, credentials }: Instance,
  migrate: typeof migrateDirectus = migrateDirectus,
): Promise<void> {
  const { settings, smtpPort, urls } = running;
  await migrate({ settings, secrets, credentials, smtpPort, extensionsDir: installedExtensionsDir(settings) });
  const response = await fetch(`${urls.directus}/utils/cache/clear?system`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.adminToken}` },
  });
  if (!response.ok) throw new StepError(`Directus did not clear its cache (${response.status}).`);
}

/** Formats the number of changes as the note of a step. */
export function describeChanges(changes: number): string {
  return changes === 0 ? 'unchanged' : `${changes} ${changes === 1 ? 'change' : 'changes'}`;
}
