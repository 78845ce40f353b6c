import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootDir } from '../scripts/stack/settings.ts';

type LockEntry = {
  /** True for a workspace. `resolved` is then the folder of the workspace. The lock file lists the workspace's dependencies under that folder. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** Packages that Directus never loads at run time (300 MB), such as build tools. They are dependencies or peers of other packages. */
const buildTools = new Set([
  ...['typescript', 'tsdown', 'tsx', 'esbuild', 'vite', 'lightningcss', 'unrun', 'braintrust', 'playwright-core'],
  ...['@directus/extensions-sdk', '@types/node', 'next'],
]);

/**
 * Returns the folders of these packages and of all their dependencies (also optional and peer ones) in the lock file, relative to the repository. Leaves out
 * packages that are not installed or match `excludedNames`, and build tools that `names` does not contain.
 * @param base the workspace that depends on the packages; '' for the repository
 */
export function packagesOf(names: string[], excludedNames = /^$/, base = ''): string[] {
  const lock = (
    JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockEntry> }
  ).packages;
  const folders = new Set<string>();
  const queue: [from: string, name: string][] = names.map((name) => [base, name]);
  for (let queueEntry = queue.pop(); queueEntry !== undefined; queueEntry = queue.pop()) {
    const [from, name] = queueEntry;
    if (excludedNames.test(name) || (buildTools.has(name) && from !== base)) continue;
    const path = resolve(lock, from, name);
    if (path === undefined || folders.has(path)) continue;
    folders.add(path);
    const folder = (lock[path]?.link && lock[path].resolved) || path;
    const { dependencies, optionalDependencies, peerDependencies } = lock[folder] ?? {};
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      queue.push([folder, dependency]);
  }
  return [...folders].filter((path) => existsSync(join(rootDir, path))).sort();
}

/**
 * Returns these sources with all files of the repository that they import directly or indirectly, and the packages that those files import. Ignores type and
 * dynamic imports.
 */
export function collectImports(sources: string[]): { files: string[]; packages: string[] } {
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

/** Finds a package as Node does: in the node_modules of a folder, then in those of each parent folder. */
function resolve(lock: Record<string, LockEntry>, from: string, name: string): string | undefined {
  for (let base = from; ; ) {
    const path = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (lock[path] !== undefined) return path;
    if (base === '') return undefined;
    const parentIndex = base.lastIndexOf('/node_modules/');
    base = parentIndex >= 0 ? base.slice(0, parentIndex) : '';
  }
}
