/** Reads the pods of built manifests, for tests. Only the fields that tests compare are typed. */
import type { Manifest } from './kustomize.ts';

type Probe = { exec?: { command: string[] }; httpGet?: { path: string } };

export type Container = {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: unknown[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
  resources: { requests: { cpu: string; memory: string }; limits: { cpu: string; memory: string } };
  securityContext: unknown;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
};

export type PodSpec = {
  automountServiceAccountToken: boolean;
  securityContext: { runAsUser: number };
  volumes?: {
    name: string;
    configMap?: { name: string };
    emptyDir?: { medium?: string; sizeLimit: string };
    persistentVolumeClaim?: { claimName: string };
    secret?: { secretName: string };
  }[];
  containers: Container[];
};

export type Pod = { name: string; labels: { app: string }; spec: PodSpec };

type Workload = {
  replicas?: number;
  strategy?: { rollingUpdate?: unknown };
  template: { metadata: { labels: { app: string } }; spec: PodSpec };
};

const isWorkload = ({ kind }: Manifest) => kind === 'Deployment' || kind === 'Job';

/** Returns the name, labels and specification of the pods of Deployments and Jobs. */
export function podSpecsOf(manifests: readonly Manifest[]): Pod[] {
  return manifests.filter(isWorkload).map(({ metadata, spec }) => {
    const { template } = spec as Workload;
    return { name: metadata.name, labels: template.metadata.labels, spec: template.spec };
  });
}

/** Returns the specifications of the Deployments by name. */
export function deploymentsOf(manifests: readonly Manifest[]): Record<string, Workload> {
  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
  return Object.fromEntries(deployments.map(({ metadata, spec }) => [metadata.name, spec as Workload]));
}

/** Returns the containers of the pod with this name. */
export function containersOf(manifests: readonly Manifest[], name: string): Container[] {
  return podSpecsOf(manifests).find((pod) => pod.name === name)?.spec.containers ?? [];
}
