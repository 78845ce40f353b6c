/** Checks manifests for the test: the values against the schemas of Kubernetes, and the names of fields against the types of Kubernetes. */
import { join } from 'node:path';
import ts from 'typescript';
import { rootDir } from '../../scripts/stack/settings.ts';
import type { Manifest } from './kustomize.ts';

/** Module of each kind in use, by API version and kind. Another kind needs an entry. */
const modelModules: Record<string, string> = {
  'v1 ConfigMap': 'kubernetes-models/v1/ConfigMap',
  'v1 Namespace': 'kubernetes-models/v1/Namespace',
  'v1 PersistentVolumeClaim': 'kubernetes-models/v1/PersistentVolumeClaim',
  'v1 Service': 'kubernetes-models/v1/Service',
  'apps/v1 Deployment': 'kubernetes-models/apps/v1/Deployment',
  'batch/v1 Job': 'kubernetes-models/batch/v1/Job',
  'autoscaling/v2 HorizontalPodAutoscaler': 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler',
  'networking.k8s.io/v1 NetworkPolicy': 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy',
  'policy/v1 PodDisruptionBudget': 'kubernetes-models/policy/v1/PodDisruptionBudget',
};

function findModule({ apiVersion, kind }: Manifest): string {
  const name = modelModules[`${apiVersion} ${kind}`];
  if (name === undefined) throw new Error(`types.ts does not know ${apiVersion} ${kind}: add it to modelModules.`);
  return name;
}

type Model = new (
  data: unknown,
) => {
  /** @throws Error that lists the wrong values */
  validate(): void;
};

/** Returns a message for each manifest with a value that its schema refuses. */
export async function findWrongValues(manifests: readonly Manifest[]): Promise<string[]> {
  const messages: string[] = [];
  for (const manifest of manifests) {
    const module = (await import(findModule(manifest))) as Record<string, Model>;
    const Kind = module[manifest.kind];
    if (Kind === undefined) throw new Error(`${findModule(manifest)} has no ${manifest.kind}.`);
    try {
      new Kind(manifest).validate();
    } catch (error) {
      messages.push(`${manifest.kind} ${manifest.metadata.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return messages;
}

/**
 * Returns the type errors of the manifests, such as a field that Kubernetes does not know. The schemas ignore an unknown field, and a cluster drops the
 * field silently. TypeScript refuses an unknown member of an object literal at every depth, so the manifests become the source text of one file.
 */
export function findUnknownFields(manifests: readonly Manifest[]): string[] {
  const statements = manifests.map(
    (manifest, index) =>
      `export const m${index}: import('${findModule(manifest)}').I${manifest.kind} = ${JSON.stringify(manifest, null, 1)};`,
  );
  const path = join(rootDir, 'containers/kubernetes/manifests.generated.ts');
  const options: ts.CompilerOptions = {
    ...{
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
    },
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, languageVersion, ...others) =>
    file === path
      ? ts.createSourceFile(file, statements.join('\n'), languageVersion)
      : getSourceFile(file, languageVersion, ...others);
  const program = ts.createProgram([path], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start }) => {
    const index = statements.join('\n').slice(0, start).split('export const m').length - 2;
    const manifest = manifests[index];
    return `${manifest?.kind} ${manifest?.metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
