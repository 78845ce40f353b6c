import { expect, it } from 'vitest';
import { readSource, sourceFiles } from './source-files.ts';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

it('no source of the site names the demo foundation: the brand is content', () => {
  const filesWithBrand = sourceFiles
    .filter((file) => /^web\/src\/.*\.(ts|tsx|json|css|graphql)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /Hạt Nắng|Sunbeam/.test(readSource(file)));
  expect(filesWithBrand).toEqual([]);
});

it('Directus is 11.17.4 on Node 22, and every dependency has one exact version', () => {
  const manifests = sourceFiles.filter((file) =>
    /^((web|model|directus-extensions\/[\w-]+|seeds\/\w+)\/)?package\.json$/.test(file),
  );
  expect(manifests.length).toBeGreaterThan(7);
  const pinnedVersions = manifests.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readSource(file)) as Manifest;
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  expect(pinnedVersions.filter(([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  );
  expect(pinnedVersions).toContainEqual(['directus', '11.17.4']);
  expect(readSource('scripts/with-runtime.mjs')).toContain("const wantedMajor = '22';");
});
