/**
 * Collects the content of the images in `.runtime/release/{web,directus}`: the built site, the built extensions, and the set-up scripts. Adds only the
 * packages that the collected files need at run time. `npm run containers:release` runs this script.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { runCommand } from '../scripts/stack/command.ts';
import { seedSources } from '../scripts/stack/data.ts';
import { buildExtensions, installExtensions } from '../scripts/stack/extensions.ts';
import { readSettings, rootDir } from '../scripts/stack/settings.ts';
import { buildSite } from '../scripts/stack/site.ts';
import { hashOf } from '../scripts/stack/sources.ts';
import { collectImports, packagesOf } from './packages.ts';

export const releaseDir = join(rootDir, '.runtime/release');

/** Paths in the repository that both images are built from. The name of an image's release is a hash of its sources and of the Node version. */
const sharedSources = [
  'Dockerfile',
  'environment.ts',
  'healthy.sh',
  'metrics.ts',
  'packages.ts',
  'release.ts',
  'traces.ts',
].map((name) => `containers/${name}`);
const sources = {
  web: ['web', 'codegen/generated', 'model', 'package-lock.json', 'containers/web', ...sharedSources],
  directus: [
    'model',
    'directus-extensions',
    'schema',
    ...seedSources,
    'scripts/stack',
    'package-lock.json',
    'containers/directus',
    ...sharedSources,
  ],
};
export type ImageName = keyof typeof sources;
export const imageNames = Object.keys(sources) as ImageName[];

/** Returns a hash of all sources of the image and of the Node version. */
export function releaseOf(image: ImageName): string {
  return hashOf(sources[image], process.version).slice(0, 16);
}

/** Builds the folder of one image unless a folder of the same sources exists. Must run on the image's major version of Node, because of native packages. */
export async function makeRelease(image: ImageName): Promise<string> {
  const target = join(releaseDir, image);
  const stampFile = join(target, 'release.txt');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === releaseOf(image)) return target;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), '{ "private": true, "type": "module" }\n');
  copy('containers/environment.ts', target);
  copy('containers/healthy.sh', target);
  copy('containers/metrics.ts', target);
  copy('containers/traces.ts', target);
  copy(`containers/${image}`, target);
  if (image === 'web') await copyWebRelease(target);
  else await fillDirectus(target);
  removeDebugSymbols(target);
  writeSbom(target);
  writeFileSync(stampFile, `${releaseOf(image)}\n`);
  return target;
}

/** Removes the debug symbols of native packages, 25 MB in isolated-vm. Files for other processors, and all files if `strip` is missing, stay as they are. */
function removeDebugSymbols(target: string): void {
  for (const entry of readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (entry.endsWith('.node')) spawnSync('strip', ['--strip-debug', join(target, entry)]);
}

type PackageManifest = { name: string; version: string; license?: string };

/**
 * Writes `sbom.cdx.json`, a CycloneDX list of the npm packages in this release. `npm sbom` would list the whole lock file, and it refuses a lock file with
 * unmet peer dependencies.
 */
function writeSbom(target: string): void {
  const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const components = new Map<string, object>();
  for (const entry of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!/(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(entry)) continue;
    const { name, version, license } = JSON.parse(readFileSync(join(target, entry), 'utf8')) as PackageManifest;
    const [algorithm, hash] = lock.packages[dirname(entry)]?.integrity?.split('-') ?? [];
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    components.set(purl, {
      ...{ type: 'library', 'bom-ref': purl, name, version, purl },
      ...(typeof license === 'string' ? { licenses: [{ expression: license }] } : {}),
      ...(algorithm === 'sha512' && hash
        ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
        : {}),
    });
  }
  const sbom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: [...components.values()] };
  writeFileSync(join(target, 'sbom.cdx.json'), JSON.stringify(sbom));
}

async function fillDirectus(target: string): Promise<void> {
  const settings = { ...readSettings({ DATA_DIR: join(releaseDir, 'work') }) };
  await buildExtensions(settings);
  installExtensions(settings, false);
  copyFiles(join(settings.dataDir, 'directus/extensions'), join(target, 'extensions'));
  for (const path of ['model', 'schema', ...seedSources, 'scripts/stack']) copy(path, target);
  // The list ends with the package of the PDF fonts, which the extension `books` loads at run time.
  for (const path of packagesOf([
    'directus',
    '@directus/sdk',
    '@hat-nang/model',
    'yaml',
    'zod',
    'pg',
    'prom-client',
    ...collectImports(['containers/traces.ts']).packages,
    '@fontsource/andika',
  ])) {
    copyPackage(path, target);
  }
}

async function copyWebRelease(target: string): Promise<void> {
  await buildSite(readSettings({ DATA_DIR: join(releaseDir, 'work') }));
  for (const path of [
    'model',
    'web/front',
    'web/next.config.mjs',
    'web/package.json',
    'web/src/i18n',
    'web/src/routing',
    'web/src/seo/fonts',
  ]) {
    copy(path, target);
  }
  const buildDir = join(rootDir, 'web/.next');
  for (const entry of readdirSync(buildDir)) {
    if (['cache', 'dev', 'types', 'diagnostics', 'trace', 'trace-build', 'turbopack'].includes(entry)) continue;
    copyFiles(join(buildDir, entry), join(target, 'web/.next', entry));
  }
  for (const path of readTracedFiles(buildDir)) copyFiles(join(rootDir, path), join(target, path));
  // The server's imports are collected here. Next has traced only the imports of the pages.
  const { files, packages } = collectImports([
    ...['web/front/server.ts', 'web/src/cache/handler.ts'],
    ...['containers/metrics.ts', 'containers/traces.ts', 'containers/web/site-route.ts'],
  ]);
  for (const path of files) copy(path, target);
  const unusedPackages = /^(@next\/swc-|@img\/|sharp$|caniuse-lite$|@playwright\/|playwright$)/;
  for (const path of packagesOf(['next', '@hat-nang/model', ...packages], unusedPackages, 'web'))
    copyPackage(path, target);
}

/** Returns the files of npm packages that Next traced for the pages of the built site, relative to the repository. */
function readTracedFiles(buildDir: string): Set<string> {
  const tracedPaths = new Set<string>();
  for (const entry of readdirSync(buildDir, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.nft.json')) continue;
    const file = join(buildDir, entry);
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: string[] };
    for (const tracedFile of files) tracedPaths.add(relative(rootDir, join(dirname(file), tracedFile)));
  }
  // Packages of this repository are links in node_modules. `copyWebRelease` copies their folders instead.
  const isPackage = (path: string) => path.startsWith('node_modules/') && !path.startsWith('node_modules/@hat-nang/');
  return new Set([...tracedPaths].filter((path) => isPackage(path) && existsSync(join(rootDir, path))));
}

/** Paths that no program reads at run time. */
const unneededPaths: readonly RegExp[] = [
  /\.(map|d\.[cm]?ts|tsbuildinfo|test\.tsx?)$/,
  /\/(README|CHANGELOG|HISTORY|SECURITY|CONTRIBUTING)\.md$/,
  /\/next\/dist\/(esm|docs|bundle-analyzer)$/,
  /\.(dev|development)\.js$/,
  // Sources and intermediate files of native packages, and their builds for other systems.
  /\/build\/Release\/(obj|obj\.target|\.deps)(\/|$)/,
  /\/sqlite3\/deps(\/|$)/,
  /\/isolated-vm\/src(\/|$)/,
  /\/prebuilds\/(?!linux-)/,
  // Python writes these folders while it builds a native package.
  /\/__pycache__(\/|$)/,
  /\/date-fns\/.*\bcdn(\.min)?\.js$/,
];
const isUnneeded = (path: string) => unneededPaths.some((pattern) => pattern.test(path));

function copyPackage(path: string, target: string): void {
  const from = join(rootDir, path);
  cpSync(from, join(target, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => (source === from || basename(source) !== 'node_modules') && !isUnneeded(source),
  });
}

function copy(path: string, target: string): void {
  copyFiles(join(rootDir, path), join(target, path));
}

function copyFiles(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    // Next links its external packages by relative paths. Copied links must stay relative, because the links must point into the release.
    verbatimSymlinks: true,
    filter: (source) => !source.slice(from.length).endsWith('/node_modules') && !isUnneeded(source.slice(from.length)),
  });
}

if (import.meta.main) {
  await runCommand(async (reporter) => {
    for (const image of imageNames)
      await reporter.step(
        `Release of ${image}`,
        () => makeRelease(image),
        () => releaseOf(image),
      );
  });
}
