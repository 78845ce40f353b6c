import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { baseEnvironment, dataPath, rootDir, type Settings } from './settings.ts';
import { hashOf, isBuilt, markBuilt } from './sources.ts';
import { type ProgramSpec, runToEnd } from './supervisor.ts';

type Manifest = { 'directus:extension': { path: string | { app: string; api: string } } };

const extensionsRoot = join(rootDir, 'directus-extensions');

/** Builds the extensions whose sources changed. Returns the names of those that were built. */
export async function buildExtensions(settings: Settings): Promise<string[]> {
  return withLock(join(rootDir, '.runtime/extensions.lock'), async () => {
    const built: string[] = [];
    for (const name of extensionNames()) {
      const hash = hashOf([`directus-extensions/${name}`, 'model', 'package-lock.json'], name);
      const stampFile = join(extensionsRoot, name, 'dist/.sources');
      if (isBuilt(stampFile, hash)) continue;
      await runToEnd(`Building the extension ${name}`, {
        ...buildCommand(name, ['build']),
        logFile: dataPath(settings, `logs/build-${name}.log`),
      });
      markBuilt(stampFile, hash);
      built.push(name);
    }
    return built;
  });
}

/**
 * Puts the built extensions where Directus of this data folder looks for them. As copies, so that a build for one copy of the project never
 * reloads or breaks another that is running; in development as links, so that it reloads what the watchers below rebuild.
 */
export function installExtensions(settings: Settings, isDevelopment: boolean): void {
  const target = installedExtensionsDir(settings);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of extensionNames()) {
    if (isDevelopment) {
      symlinkSync(join(extensionsRoot, name), join(target, name), 'junction');
      continue;
    }
    for (const part of ['package.json', 'dist']) {
      cpSync(join(extensionsRoot, name, part), join(target, name, part), { recursive: true });
    }
  }
}

export function installedExtensionsDir(settings: Settings): string {
  return dataPath(settings, 'directus/extensions');
}

/** One watcher an extension; each rebuilds at every change of its sources. */
export function extensionWatchers(settings: Settings): ProgramSpec[] {
  return extensionNames().map((name) => ({
    ...buildCommand(name, ['build', '--watch', '--no-minify']),
    name: `The build of ${name}`,
    logFile: dataPath(settings, `logs/build-${name}.log`),
    isReady: () => Promise.resolve(builtFiles(name).every((file) => existsSync(file))),
    readyTimeoutMs: 60_000,
  }));
}

function extensionNames(): string[] {
  return readdirSync(extensionsRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(extensionsRoot, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort();
}

/** What the build of an extension writes: one file, or in a bundle one for the Studio and one for the API. */
function builtFiles(name: string): string[] {
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
