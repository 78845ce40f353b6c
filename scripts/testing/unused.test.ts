import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { rootDir } from '../stack/settings.ts';
import { knipCommand } from './unused.ts';

const createManifest = (name: string, otherFields: object) => JSON.stringify({ name, type: 'module', ...otherFields });

/** Files of a small tree with the layout of this repository. The tree has an unused file, export and type, two unused dependencies and an undeclared one. */
const files = {
  'package.json': createManifest('root', { workspaces: ['web', 'model'], devDependencies: { pg: '1.0.0' } }),
  'scripts/start.ts': "import './stack/helper.ts';\n",
  'scripts/stack/helper.ts': "import 'undeclared';\nexport const overlooked = 1;\n",
  'scripts/stack/forgotten.ts': 'console.log();\n',
  'model/package.json': createManifest('@hat-nang/model', { exports: { './*': './*.ts' } }),
  'model/slug.ts': 'export type Slug = string;\nexport type Overlooked = number;\n',
  'web/package.json': createManifest('@hat-nang/web', {
    dependencies: { '@hat-nang/model': '1.0.0', 'left-pad': '1.0.0' },
  }),
  'web/front/server.ts':
    "import type { Slug } from '@hat-nang/model/slug';\nconst slug: Slug = '';\nconsole.log(slug);\n",
};

const folder = mkdtempSync(join(tmpdir(), 'unused-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Issue = { file: string } & Record<string, { name: string }[] | string>;

it('reports an unused file, export, type and dependency, and an undeclared dependency', () => {
  // This small tree lacks entries of knip.jsonc, so knip's hints about unused entries must not be errors.
  const config = readFileSync(join(rootDir, 'knip.jsonc'), 'utf8').replace(/"treatConfigHintsAsErrors": true,/, '');
  for (const [path, text] of Object.entries({ ...files, 'knip.jsonc': config })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const [script, args] = knipCommand('json');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const { issues } = JSON.parse(stdout) as { issues: Issue[] };
  const foundIssues = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      typeof names === 'string' ? [] : names.map(({ name }) => `${kind}: ${file} ${name}`),
    ),
  );
  expect(foundIssues.sort()).toEqual([
    'dependencies: web/package.json left-pad',
    'devDependencies: package.json pg',
    'exports: scripts/stack/helper.ts overlooked',
    'files: scripts/stack/forgotten.ts scripts/stack/forgotten.ts',
    'types: model/slug.ts Overlooked',
    'unlisted: scripts/stack/helper.ts undeclared',
  ]);
  expect(status).toBe(1);
}, 60_000);
