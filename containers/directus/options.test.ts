import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../../scripts/stack/settings.ts';

const readSources = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

it('reads every variable that docker-compose.yml passes to Directus', () => {
  const { services } = parse(readFileSync(join(rootDir, 'docker-compose.yml'), 'utf8'), { merge: true });
  const names = Object.keys(services.directus.environment).map((name) => name.replace(/^STORAGE_S3_|_FILE$/g, ''));
  const source = readSources(join(rootDir, 'containers')) + readSources(import.meta.dirname);
  expect(names).toContain('DOWNLOADS_START_AFTER');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});
