import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Credentials } from './secrets.ts';
import { rootDir } from './settings.ts';
import { hashOf } from './sources.ts';

/** Hashes that decide what a data folder still needs. */
export function dataHashes(): { schema: string; migrations: string; seeds: string } {
  const migrations = hashOf(['schema/migrations']);
  const schema = hashOf(['schema']);
  return { schema, migrations, seeds: hashOf(['seeds'], schema) };
}

export type DataTarget = { url: string; token: string; log?: (line: string) => void };

/** Schema, access and flows, by `schema/apply.ts`. */
export async function applySchemaTo(target: DataTarget): Promise<void> {
  const module = await load<{ applySchema: (target: DataTarget) => Promise<unknown> }>('schema/apply.ts');
  await module?.applySchema(target);
}

/** Reference data and demo content, by `seeds/seed.ts`. */
export async function seedInto(target: DataTarget & { credentials: Credentials }): Promise<void> {
  const module = await load<{ seedAll: (target: DataTarget & { credentials: Credentials }) => Promise<unknown> }>(
    'seeds/seed.ts',
  );
  await module?.seedAll(target);
}

async function load<T>(path: string): Promise<T | undefined> {
  const file = join(rootDir, path);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as T) : undefined;
}
