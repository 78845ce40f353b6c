import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { baseEnvironment, dataPath, rootDir, type Settings } from './settings.ts';
import { hashOf, isBuilt, markBuilt } from './sources.ts';
import { type ProgramSpec, runToEnd } from './supervisor.ts';

type Manifest = { 'directus:extension': { path: string | { app: string; api: string } } };

const extensionsRoot = join(rootDir, 'directus-extensions');
/** Milliseconds without a change after which a build counts as complete, because a build writes several files in sequence. */
const settleMs = 500;

/** Builds the extensions whose sources changed. Returns their names. */
export async function buildExtensions(settings: Settings): Promise<string[]> {
  return withLock(join(rootDir, '.runtime/extensions.lock'), async () => {
    const builtNames: string[] = [];
    for (const name of listExtensionNames()) {
      const hash = hashOf([`directus-extensions/${name}`, 'model', 'package-lock.json'], name);
      const stampFile = join(extensionsRoot, name, 'dist/.sources');
      if (isBuilt(stampFile, hash)) continue;
      // The build is not minified. On a server, minification saves nothing, delays a first start by half a minute, and removes names from stack
      // traces.
      await runToEnd(`Building the extension ${name}`, {
        ...buildCommand(name, ['build', '--no-minify']),
        logFile: dataPath(settings, `logs/build-${name}.log`),
      });
      markBuilt(stampFile, hash);
      builtNames.push(name);
    }
    return builtNames;
  });
}

/**
 * Installs the built extensions for this data folder's Directus. Copies them, because a build for one copy of the project must not affect another running
 * copy. In development, links to the extension folders instead, into which the watchers build.
 */
export function installExtensions(settings: Settings, isDevelopment: boolean): void {
  const target = installedExtensionsDir(settings);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of listExtensionNames()) {
    if (isDevelopment) {
      symlinkSync(join(extensionsRoot, name), join(target, name), 'junction');
      continue;
    }
    for (const packagePart of ['package.json', 'dist']) {
      cpSync(join(extensionsRoot, name, packagePart), join(target, name, packagePart), { recursive: true });
    }
  }
}

export function installedExtensionsDir(settings: Settings): string {
  return dataPath(settings, 'directus/extensions');
}

/** Returns one watcher per extension. A watcher builds on start and on every change. The watcher is ready after the first build. */
export function extensionWatchers(settings: Settings): ProgramSpec[] {
  const startedAt = Date.now();
  const isBuiltSince = (file: string) => existsSync(file) && statSync(file).mtimeMs >= startedAt;
  return listExtensionNames().map((name) => ({
    ...buildCommand(name, ['build', '--watch', '--no-minify']),
    name: `The build of ${name}`,
    logFile: dataPath(settings, `logs/build-${name}.log`),
    isReady: () => Promise.resolve(listBuiltFiles(name).every(isBuiltSince)),
    readyTimeoutMs: 60_000,
  }));
}

/** Calls `onBuilt` when an extension was rebuilt and its files have settled. Returns a function that stops watching. */
export function watchBuilds(
  onBuilt: () => void,
  folders = listExtensionNames().map((name) => join(extensionsRoot, name, 'dist')),
): () => void {
  let settleTimer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, () => {
      clearTimeout(settleTimer);
      settleTimer = setTimeout(onBuilt, settleMs);
    }),
  );
  return () => {
    clearTimeout(settleTimer);
    for (const watcher of watchers) watcher.close();
  };
}

function listExtensionNames(): string[] {
  return readdirSync(extensionsRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(extensionsRoot, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort();
}

/** Returns the output files of an extension's build: one file, or two for an extension with parts for the Studio and the API. */
function listBuiltFiles(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(extensionsRoot, name, 'package.json'), 'utf8')) as Manifest;
  const { path } = manifest['directus:extension'];
  return (typeof path === 'string' ? [path] : [path.app, path.api]).map((file) => join(extensionsRoot, name, file));
}

function buildCommand(name: string, args: string[]) {
  const manifest = createRequire(join(rootDir, 'package.json')).resolve('@directus/extensions-sdk/package.json');
  return {
    script: [join(dirname(manifest), 'cli.js'), ...args],
    cwd: join(extensionsRoot, name),
    env: baseEnvironment(),
  };
}
