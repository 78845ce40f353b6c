import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rootDir } from '../../stack/settings.ts';
import { borderRules, cruiserCommand } from './rules.ts';

const leafModule = 'export const leaf = 1;\n';
const imports = (address: string) => `import '${address}';\n`;

/** For each rule: a file that breaks the rule, the forbidden import, the text of the file, and other required files. */
const breaches: Record<string, { from: string; to: string; text?: string; otherFiles?: Record<string, string> }> = {
  'no-cycles': {
    from: 'seeds/chicken.ts',
    to: 'seeds/egg.ts',
    text: "import type { Egg } from './egg.ts';\nexport type Chicken = { lays: Egg };\n",
    otherFiles: {
      'seeds/egg.ts': "import type { Chicken } from './chicken.ts';\nexport type Egg = { becomes: Chicken };\n",
    },
  },
  'no-unresolved': { from: 'seeds/lost.ts', to: './nowhere.ts', text: imports('./nowhere.ts') },
  'model-imports-nothing': { from: 'model/reader.ts', to: 'schema/lists.ts', text: imports('../schema/lists.ts') },
  'model-by-name': { from: 'seeds/tags.ts', to: 'model/tags.ts', text: imports('../model/tags.ts') },
  'illustrator-by-name': {
    from: 'seeds/engine/draw.ts',
    to: 'seeds/illustrator/src/svg.ts',
    text: imports('../illustrator/src/svg.ts'),
  },
  'extensions-keep-apart': {
    from: 'directus-extensions/books/src/limit.ts',
    to: 'directus-extensions/guard/src/limit.ts',
    text: imports('../../guard/src/limit.ts'),
  },
  'extensions-import-model-alone': {
    from: 'directus-extensions/books/src/roles.ts',
    to: 'schema/lists.ts',
    text: imports('../../../schema/lists.ts'),
  },
  'web-imports-model-and-generated-alone': {
    from: 'web/src/cms/limit.ts',
    to: 'directus-extensions/guard/src/limit.ts',
    text: imports('../../../directus-extensions/guard/src/limit.ts'),
  },
  'data-imports-model-alone': { from: 'schema/fill.ts', to: 'seeds/rows.ts', text: imports('../seeds/rows.ts') },
  'no-tests-in-production': {
    from: 'containers/start.ts',
    to: 'tests/support/docker.ts',
    text: imports('../tests/support/docker.ts'),
  },
  'components-below-features': {
    from: 'web/src/components/ui/card.ts',
    to: 'web/src/features/news/news.ts',
    text: imports('@/features/news/news'),
  },
  'features-below-app': {
    from: 'web/src/features/news/route-of.ts',
    to: 'web/src/app/layout.ts',
    text: imports('@/app/layout'),
  },
  'clients-below-components': {
    from: 'web/src/cms/form-texts.ts',
    to: 'web/src/components/form/texts.ts',
    text: imports('@/components/form/texts'),
  },
  'features-by-public': {
    from: 'web/src/features/events/related.ts',
    to: 'web/src/features/news/news.ts',
    text: imports('../news/news.ts'),
  },
  'views-know-no-back-end': {
    from: 'web/src/features/events/event-view.tsx',
    to: 'codegen/generated/graphql.ts',
    text: imports('@codegen/graphql'),
  },
  'no-inside-of-next': {
    from: 'web/src/api-proxy/tags.ts',
    to: 'node_modules/next/dist/tags.js',
    text: imports('next/dist/tags.js'),
  },
  'front-knows-next-by-http': {
    from: 'web/front/server.ts',
    to: 'web/src/cms/query.ts',
    text: imports('../src/cms/query.ts'),
    otherFiles: { 'web/src/cms/query.ts': leafModule },
  },
};

/** Allowed imports. Each is similar to a forbidden import. */
const allowedFiles: Record<string, string> = {
  'model/tags.ts': imports('zod') + imports('./slug.ts'),
  'model/slug.ts': leafModule,
  'schema/lists.ts': imports('@hat-nang/model/slug'),
  'schema/connect.ts': leafModule,
  'seeds/rows.ts': imports('../schema/connect.ts'),
  'seeds/engine/rules.ts': imports('@hat-nang/illustrator/vocabulary'),
  'seeds/illustrator/src/scene/vocabulary.ts': imports('../svg.ts'),
  'seeds/illustrator/src/svg.ts': leafModule,
  'directus-extensions/guard/src/limit.ts': imports('@hat-nang/model/tags'),
  'scripts/test.ts': imports('../tests/support/docker.ts'),
  'tests/support/docker.ts': imports('../../directus-extensions/guard/src/limit.ts'),
  'codegen/generated/graphql.ts': leafModule,
  'web/src/app/layout.ts': imports('@/features/news/news'),
  'web/src/features/news/news.ts': imports('@codegen/graphql') + imports('@/components/form/texts'),
  'web/src/features/news/public.ts': "export * from './news.ts';\n",
  'web/src/features/news/news-section.tsx': leafModule,
  'web/src/features/home/home.ts': `${imports('../news/public.ts')}${imports('../news/news-section.tsx')}export const later = () => import('../news/news.ts');\n`,
  'web/src/components/form/texts.ts': imports('next/link.js'),
  'node_modules/next/package.json': '{ "name": "next" }',
  'node_modules/next/link.js': "require('./dist/tags.js');\n",
  'node_modules/next/dist/tags.js': 'module.exports = 1;\n',
  'node_modules/zod/package.json': '{ "name": "zod", "main": "index.js" }',
  'node_modules/zod/index.js': 'module.exports = 1;\n',
};

const folder = mkdtempSync(join(tmpdir(), 'borders-'));
let violations: { rule: string; from: string; to: string }[];

beforeAll(() => {
  const files = { ...allowedFiles };
  for (const { from, text, otherFiles } of Object.values(breaches))
    Object.assign(files, { [from]: text, ...otherFiles });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of [
    'package.json',
    'tsconfig.base.json',
    'model/package.json',
    'seeds/illustrator/package.json',
    'web/package.json',
    'web/tsconfig.json',
  ])
    copyFileSync(join(rootDir, path), join(folder, path));
  mkdirSync(join(folder, 'node_modules/@hat-nang'));
  symlinkSync('../../model', join(folder, 'node_modules/@hat-nang/model'));
  symlinkSync('../../seeds/illustrator', join(folder, 'node_modules/@hat-nang/illustrator'));
  const [program, args] = cruiserCommand('json');
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as ICruiseResult;
  violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(borderRules.map(({ name }) => name))('%s is broken by one file, and reported', (name) => {
  const { from, to } = breaches[name] ?? {};
  expect(violations.filter(({ rule }) => rule === name)).toEqual([{ rule: name, from, to }]);
});

it('allowed imports are not reported', () => {
  const expectedFiles = Object.values(breaches).map(({ from }) => from);
  expect(violations.filter(({ from }) => !expectedFiles.includes(from))).toEqual([]);
  expect(violations).toHaveLength(Object.keys(breaches).length);
});
