import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootDir } from '../scripts/stack/settings.ts';

type LockEntry = {
  /** A workspace: `resolved` is its folder, where the lock tells what it needs. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** Build tools that Directus names among its dependencies, or that only a peer asks for, and never loads while it serves: 300 MB. */
const buildTools = new Set([
  ...['typescript', 'tsdown', 'tsx', 'esbuild', 'vite', 'lightningcss', 'unrun', 'braintrust', 'playwright-core'],
  ...['@directus/extensions-sdk', '@types/node', 'next'],
]);

/**
 * Folders of the named packages and of everything that they need, from the lock, relative to the repository; what is not installed, or named by
 * `without`, is left out. @param base the workspace that names them; '' is the repository
 */
export function packagesOf(names: string[], without = /^$/, base = ''): string[] {
  const lock = (
    JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockEntry> }
  ).packages;
  const found = new Set<string>();
  const waiting: [from: string, name: string][] = names.map((name) => [base, name]);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [from, name] = next;
    if (without.test(name) || (buildTools.has(name) && from !== base)) continue;
    const path = resolve(lock, from, name);
    if (path === undefined || found.has(path)) continue;
    found.add(path);
    const folder = (lock[path]?.link && lock[path].resolved) || path;
    const { dependencies, optionalDependencies, peerDependencies } = lock[folder] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      waiting.push([folder, each]);
  }
  return [...found].filter((path) => existsSync(join(rootDir, path))).sort();
}

/** What these sources import while they run, whatever those import in their turn, types left out: files of the repository and packages. */
export function importedFrom(sources: string[]): { files: string[]; packages: string[] } {
  const files = new Set(sources);
  const packages = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(rootDir, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^(?:import|export)\b(?! type\b)(?:[^;'"=()]*\bfrom)? '([^']+)'/gm)) {
      const [first = '', second = ''] = name.split('/');
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.add(first.startsWith('@') ? `${first}/${second}` : first);
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** Node's own search, from a package's folder upwards. */
function resolve(lock: Record<string, LockEntry>, from: string, name: string): string | undefined {
  for (let base = from; ; ) {
    const path = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (lock[path] !== undefined) return path;
    if (base === '') return undefined;
    const above = base.lastIndexOf('/node_modules/');
    base = above >= 0 ? base.slice(0, above) : '';
  }
}
