import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectImports } from '../../containers/packages.ts';
import { seedSources } from './data.ts';
import { rootDir } from './settings.ts';

it('the start and the images need neither the illustrator nor any seed file but those that are copied', () => {
  const { files, packages } = collectImports(['scripts/start.ts', 'containers/directus/start.ts', 'seeds/seed.ts']);
  expect(packages).not.toContain('@hat-nang/illustrator');
  const seeds = files.filter((file) => file.startsWith('seeds/'));
  expect(seeds.length).toBeGreaterThan(10);
  expect(seeds.filter((file) => !seedSources.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
  const contentFiles = readdirSync(join(rootDir, 'seeds')).filter((name) => name.endsWith('.yaml'));
  expect(seedSources).toEqual(expect.arrayContaining(contentFiles.map((name) => `seeds/${name}`)));
});
