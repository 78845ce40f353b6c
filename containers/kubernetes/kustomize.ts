/**
 * Builds the manifests of a kustomization as `kubectl kustomize` does, for the tests, because no npm package does so. Supports only the fields that the
 * kustomizations of this folder use, and throws for other fields. manifests.test.ts compares the result with kubectl if kubectl is installed.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined };
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  [name: string]: unknown;
};
type Kustomization = {
  apiVersion: string;
  kind: string;
  namespace?: string;
  resources?: string[];
  configMapGenerator?: { name: string; files: string[] }[];
  images?: { name: string; newName?: string; newTag?: string }[];
  patches?: { path: string }[];
};
const supportedFields = new Set(
  'apiVersion kind namespace resources configMapGenerator images patches'.split(' ') satisfies string[],
);
/** Lists whose entries a patch merges, each with the member that identifies an entry. A patch replaces every other list. */
const mergeKeys: Record<string, string> = {
  containers: 'name',
  volumes: 'name',
  env: 'name',
  volumeMounts: 'mountPath',
};
const clusterKinds = new Set(['Namespace']);

/** Reads every document of a YAML file. Kubernetes reads YAML 1.1, where 0440 is octal. @throws YAMLParseError */
export function readManifests(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(file, 'utf8'), { version: '1.1', uniqueKeys: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Manifest;
  });
}

/**
 * Builds the manifests of a folder with a kustomization.yaml. Generated ConfigMaps have no hash in their names.
 * @throws Error for an unsupported field or patch directive, a missing file, or a patch whose target does not exist
 */
export function buildKustomization(folder: string): Manifest[] {
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  for (const field of Object.keys(kustomization))
    if (!supportedFields.has(field)) throw new Error(`${folder}: ${field} is not supported by kustomize.ts.`);
  const manifests = [
    ...(kustomization.resources ?? []).flatMap((path) => readResource(join(folder, path))),
    ...(kustomization.configMapGenerator ?? []).map((generator) => generateConfigMap(folder, generator)),
  ];
  for (const { path } of kustomization.patches ?? [])
    for (const patch of readManifests(join(folder, path))) applyPatch(manifests, patch, path);
  for (const manifest of manifests) {
    if (kustomization.namespace && !clusterKinds.has(manifest.kind))
      manifest.metadata.namespace = kustomization.namespace;
    for (const image of kustomization.images ?? []) replaceImage(manifest, image);
  }
  return manifests;
}

function readResource(path: string): Manifest[] {
  if (!existsSync(path)) throw new Error(`The resource ${path} does not exist.`);
  return statSync(path).isDirectory() ? buildKustomization(path) : readManifests(path);
}

function generateConfigMap(folder: string, { name, files }: { name: string; files: string[] }): Manifest {
  const data = Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data };
}

/** Returns a text that identifies a manifest in a cluster. */
export const identityOf = ({ apiVersion, kind, metadata }: Manifest): string =>
  `${apiVersion} ${kind} ${metadata.namespace ?? ''} ${metadata.name}`;

function applyPatch(manifests: Manifest[], patch: Manifest, path: string): void {
  const index = manifests.findIndex((manifest) => identityOf(manifest) === identityOf(patch));
  if (index < 0) throw new Error(`${path}: nothing to patch: ${identityOf(patch)}`);
  manifests[index] = merge(manifests[index] as unknown as Json, patch as unknown as Json) as unknown as Manifest;
}

function merge(target: Json | undefined, patch: Json, name = ''): Json {
  if (Array.isArray(patch)) {
    const key = mergeKeys[name];
    return key && Array.isArray(target) ? mergeLists(target, patch, key) : patch;
  }
  if (patch === null || typeof patch !== 'object') return patch;
  const merged: { [name: string]: Json | undefined } =
    target !== null && typeof target === 'object' && !Array.isArray(target) ? { ...target } : {};
  for (const [member, value] of Object.entries(patch)) {
    if (member.startsWith('$')) throw new Error(`${member} is not supported by kustomize.ts.`);
    if (value === null || value === undefined) delete merged[member];
    else merged[member] = merge(merged[member], value, member);
  }
  return merged;
}

/** Merges lists as kustomize does: the entries of the patch come first. */
function mergeLists(target: Json[], patch: Json[], key: string): Json[] {
  const readKey = (entry: Json) => (entry as Record<string, Json>)[key];
  const find = (list: Json[], entry: Json) => list.find((other) => readKey(other) === readKey(entry));
  const unchanged = target.filter((entry) => find(patch, entry) === undefined);
  return [...patch.map((entry) => merge(find(target, entry), entry)), ...unchanged];
}

function replaceImage(value: unknown, image: { name: string; newName?: string; newTag?: string }): void {
  if (value === null || typeof value !== 'object') return;
  for (const [member, child] of Object.entries(value)) {
    if (member === 'image' && typeof child === 'string') {
      const [name, tag] = child.split(/:(?=[^/]*$)/);
      if (name === image.name)
        (value as Record<string, unknown>)[member] = `${image.newName ?? name}:${image.newTag ?? tag}`;
    } else replaceImage(child, image);
  }
}
