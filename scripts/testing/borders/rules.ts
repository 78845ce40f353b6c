import { join } from 'node:path';
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { rootDir } from '../../stack/settings.ts';

/** Matches tests and their helper files. These files may import internals of the code under test. */
const testFile = '[.]test[.-]';

const webFolders = (...folders: string[]) => `^web/src/(${folders.join('|')})/`;

/** Import rules (docs/architecture.md "The packages"). borders.test.ts breaks each rule once. */
export const borderRules = [
  {
    name: 'no-cycles',
    comment: 'Files that import each other cannot be read, moved or tested one by one; types count as well.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that nothing answers to slips through every other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'model-imports-nothing',
    comment:
      'The model is what all packages agree on: TypeScript and zod. The types of knex are for its back-end part.',
    from: { path: '^model/', pathNot: testFile },
    to: { pathNot: ['^model/', '^node_modules/zod/'], dependencyTypesNot: ['core', 'type-only'] },
  },
  {
    name: 'model-by-name',
    comment: 'Packages import each other by name: @hat-nang/model/…, never by a path that leads there.',
    from: { pathNot: '^model/' },
    to: { path: '^model/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'illustrator-by-name',
    comment:
      'The check of the demo content asks the illustrator by its package name; nothing else needs what is inside.',
    from: { pathNot: '^seeds/illustrator/' },
    to: { path: '^seeds/illustrator/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'extensions-keep-apart',
    comment: 'What two extensions share belongs to the model.',
    from: { path: '^directus-extensions/([^/]+)/' },
    to: { path: '^directus-extensions/', pathNot: '^directus-extensions/$1/' },
  },
  {
    name: 'extensions-import-model-alone',
    comment: 'Each extension is built and shipped separately. Its tests may read the settings of the schema.',
    from: { path: '^directus-extensions/', pathNot: testFile },
    to: { path: '^(web|schema|seeds|codegen|scripts|containers|tests)/' },
  },
  {
    name: 'web-imports-model-and-generated-alone',
    comment: 'The site knows the back end by the model and by what is generated from its live API.',
    from: { path: '^web/', pathNot: testFile },
    to: {
      path: '^(directus-extensions|schema|seeds|codegen|scripts|containers|tests)/',
      pathNot: '^codegen/generated/',
    },
  },
  {
    name: 'data-imports-model-alone',
    comment:
      'Schema, seeds and codegen build on the model. All three reach Directus by one client, schema/connect.ts, typed by the generated Schema; codegen applies the settings to the copy that it reads.',
    from: { path: '^(schema|seeds|codegen)/', pathNot: testFile },
    to: {
      path: '^(web|directus-extensions|schema|seeds|codegen|scripts|containers|tests)/',
      pathNot: ['^$1/', '^schema/connect\\.ts$', '^schema/apply-settings\\.ts$', '^codegen/generated/sdk-schema\\.ts$'],
    },
  },
  {
    name: 'no-tests-in-production',
    comment:
      'What runs for visitors needs no test file. npm test and the measurements start tests; db-move drives Docker by the helpers of the container tests.',
    from: {
      pathNot: [
        testFile,
        '^tests/',
        '^(vitest|playwright)\\.config',
        '^scripts/(test|bench|db-move)\\.ts$',
        '^scripts/testing/',
      ],
    },
    to: { path: ['^tests/', testFile] },
  },
  {
    name: 'components-below-features',
    comment: 'Imports flow from app through features to everything else of the site.',
    from: { path: '^web/src/', pathNot: webFolders('app', 'features') },
    to: { path: webFolders('app', 'features') },
  },
  {
    name: 'features-below-app',
    comment: 'A route reads parameters and hands them to a feature, never the other way round.',
    from: { path: webFolders('features') },
    to: { path: webFolders('app') },
  },
  {
    name: 'clients-below-components',
    comment: 'What draws nothing knows nothing of what draws.',
    from: {
      path: webFolders('cms', 'i18n', 'icons', 'preview', 'routing', 'session', 'theme', 'wake'),
      pathNot: testFile,
    },
    to: { path: webFolders('components', 'seo', 'api-proxy', 'server') },
  },
  {
    name: 'features-by-public',
    comment:
      'A feature says in public.ts what others may use, in <word>-section.tsx what search, feeds and share pictures take, and in public-island.ts what brings scripts: a page pays for every client component in reach of its imports. What is loaded only when wanted is fetched from its own file.',
    from: { path: '^web/src/features/([^/]+)/', pathNot: testFile },
    to: {
      path: '^web/src/features/',
      pathNot: ['^web/src/features/$1/', '^web/src/features/([^/]+)/(public(-island)?[.]ts|\\1-section[.]tsx)$'],
      dynamic: false,
    },
  },
  {
    name: 'views-know-no-back-end',
    comment: 'A view takes plain data: only .ts files know generated code and ask Directus.',
    from: { path: '^web/src/.*\\.tsx$' },
    to: { path: ['^codegen/', '^web/src/cms/(query|personal)\\.ts$'] },
  },
  {
    name: 'no-inside-of-next',
    comment: 'Next is used by its public names. Only the contract test looks inside, to see when they change.',
    from: { path: '^web/', pathNot: testFile },
    // `import 'next'` is allowed. The import resolves to next/dist/server/next.js, the main file of the package.
    to: { path: '^node_modules/next/dist/', pathNot: '^node_modules/next/dist/server/next[.]js$' },
  },
  {
    name: 'front-knows-next-by-http',
    comment: 'The HTTP front shares routing rules and names with the pages, never Next or what renders.',
    from: { path: '^web/front/', pathNot: testFile },
    to: {
      path: ['^node_modules/next/', webFolders('app', 'cache', 'cms', 'components', 'features', 'i18n', 'seo')],
      pathNot: '^web/src/i18n/messages/',
    },
  },
] satisfies IForbiddenRuleType[];

/** Configuration of dependency-cruiser (.dependency-cruiser.mjs). */
export const dependencyCruiser: IConfiguration = {
  forbidden: borderRules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^directus-extensions/[^/]+/dist/|^web/([.]next|public)/|^tests/epub-tools/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};

/**
 * Returns the script and arguments that read the imports of a tree with the layout of this repository.
 * @param report a reporter of dependency-cruiser
 */
export const cruiserCommand = (report: 'err-long' | 'json'): [script: string, args: string[]] => [
  join(rootDir, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  [
    ...['--config', join(rootDir, '.dependency-cruiser.mjs'), '--output-type', report],
    ...['model', 'schema', 'seeds', 'codegen', 'directus-extensions', 'web', 'scripts', 'containers', 'tests'],
  ],
];
