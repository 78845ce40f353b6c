/** Checks the manifests as a cluster would: every field and value, every reference, and what each pod may do (decision 248). */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildKustomization, identityOf, type Manifest, readManifests } from './kustomize.ts';
import { containersOf, deploymentsOf, type PodSpec, podSpecsOf } from './pods.ts';
import { findUnknownFields, findWrongValues } from './types.ts';

const toFolder = (name: string) => join(import.meta.dirname, name);
const kustomizations = ['base', 'overlays/small', 'overlays/large'];
/** True if kubectl is installed with kustomize 5. Older versions do not support patches of several documents. */
const hasKubectl = /Kustomize Version: v5/.test(
  spawnSync('kubectl', ['version', '--client'], { encoding: 'utf8' }).stdout,
);

describe.each(kustomizations)('%s', (name) => {
  const manifests = buildKustomization(toFolder(name));

  it('has only values that Kubernetes accepts', async () => {
    expect(await findWrongValues(manifests)).toEqual([]);
  });

  it('has each manifest once, in one namespace', () => {
    const identities = manifests.map(identityOf);
    expect(new Set(identities).size).toBe(identities.length);
    const namespaces = manifests.filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata.namespace);
    expect(new Set(namespaces)).toEqual(new Set(['hat-nang']));
  });

  it.runIf(hasKubectl)('is built by kubectl with the same result', () => {
    const text = execFileSync('kubectl', ['kustomize', toFolder(name)], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    const built = text.split(/^---$/m).map((document) => parse(document, { version: '1.1' }) as Manifest);
    const withoutHash = JSON.parse(JSON.stringify(built).replaceAll(/edge-files-[a-z0-9]{10}/g, 'edge-files'));
    const byIdentity = (list: Manifest[]) =>
      Object.fromEntries(list.map((manifest) => [identityOf(manifest), manifest]));
    expect(byIdentity(withoutHash)).toEqual(byIdentity(manifests));
  });

  it('references only ConfigMaps, volumes and claims that exist', () => {
    const namesOf = (kind: string) =>
      manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name);
    for (const { spec } of podSpecsOf(manifests)) {
      const volumes = spec.volumes ?? [];
      for (const { configMap, persistentVolumeClaim } of volumes) {
        if (configMap) expect(namesOf('ConfigMap')).toContain(configMap.name);
        if (persistentVolumeClaim) expect(namesOf('PersistentVolumeClaim')).toContain(persistentVolumeClaim.claimName);
      }
      for (const container of spec.containers) {
        for (const { configMapRef } of container.envFrom ?? [])
          expect(namesOf('ConfigMap')).toContain(configMapRef.name);
        const mounted = (container.volumeMounts ?? []).map((mount) => mount.name);
        expect([...mounted].sort()).toEqual(volumes.map((volume) => volume.name).sort());
      }
    }
  });

  it('contains no secret, only the names of Secrets', () => {
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    for (const { spec } of podSpecsOf(manifests)) for (const { env } of spec.containers) expect(env ?? []).toEqual([]);
    const settings = manifests
      .filter(({ kind }) => kind === 'ConfigMap')
      .flatMap(({ data }) => Object.entries(data as object));
    const secretSettings = settings.filter(
      ([setting, value]) => /PASSWORD|SECRET|KEY|TOKEN/.test(setting) && value !== '',
    );
    expect(
      secretSettings.filter(([setting, value]) => !setting.endsWith('_FILE') || !value.startsWith('/run/')),
    ).toEqual([]);
  });

  it('runs every pod as decision 274 demands', () => {
    const pods = podSpecsOf(manifests);
    expect(pods.map((pod) => pod.name).sort()).toEqual(['directus', 'edge', 'redis', 'set-up', 'web']);
    for (const { spec } of pods) expectHardened(spec);
  });

  it('selects pods by labels that the pods have', () => {
    const apps = podSpecsOf(manifests).map((pod) => pod.labels.app);
    const selectors = JSON.stringify(manifests).matchAll(/"app":"([a-z-]+)"/g);
    for (const [, app] of selectors) expect(apps).toContain(app);
    for (const service of manifests.filter(({ kind }) => kind === 'Service')) {
      const { selector, ports } = service.spec as { selector: { app: string }; ports: { targetPort: string }[] };
      const pod = podSpecsOf(manifests).find(({ labels }) => labels.app === selector.app);
      const portNames = pod?.spec.containers.flatMap((container) => (container.ports ?? []).map((port) => port.name));
      for (const { targetPort } of ports) expect(portNames).toContain(targetPort);
    }
  });

  it('updates, evicts and scales without an outage', () => {
    for (const app of ['web', 'directus', 'edge']) {
      const byKind = (kind: string) =>
        manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === app);
      const { strategy, replicas } = deploymentsOf(manifests)[app] ?? {};
      expect(strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
      // A number in the manifest would undo the autoscaler's number each time the manifest is applied.
      expect(replicas).toBeUndefined();
      expect(byKind('PodDisruptionBudget')?.spec).toEqual({ maxUnavailable: 1, selector: { matchLabels: { app } } });
      const scaler = byKind('HorizontalPodAutoscaler')?.spec as { minReplicas: number; maxReplicas: number };
      expect(scaler.minReplicas).toBeGreaterThanOrEqual(2);
      expect(scaler.maxReplicas).toBeGreaterThanOrEqual(scaler.minReplicas);
      const [container] = containersOf(manifests, app);
      expect(container?.resources.requests.cpu).toMatch(/^\d+m$/);
      for (const probe of ['readinessProbe', 'livenessProbe'] as const) expect(container?.[probe]).toBeDefined();
    }
  });

  it('never opens more database connections than the documents say', () => {
    const scaler = manifests.find(
      ({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === 'directus',
    );
    const settings = manifests.find(({ metadata }) => metadata.name === 'directus-settings')?.data as Record<
      string,
      string
    >;
    const { maxReplicas } = (scaler?.spec ?? {}) as { maxReplicas: number };
    // An update runs one replica more. PostgreSQL accepts 100 connections by default. For the large overlay, docs/scaling.md asks for 250.
    const connections = (maxReplicas + 1) * Number(settings.DB_POOL_MAX);
    expect(connections).toBeLessThanOrEqual(name.endsWith('large') ? 250 : 100);
  });
});

/** Volumes that the pod security standard "restricted" allows and this project uses. */
const volumeKinds = ['configMap', 'emptyDir', 'persistentVolumeClaim', 'secret'];

function expectHardened(spec: PodSpec): void {
  expect(spec.automountServiceAccountToken).toBe(false);
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(spec.securityContext.runAsUser).toBeGreaterThan(0);
  for (const field of ['hostNetwork', 'hostPID', 'hostIPC']) expect(spec).not.toHaveProperty(field);
  for (const { name, ...source } of spec.volumes ?? []) {
    expect(volumeKinds, name).toContain(Object.keys(source)[0]);
    if (source.emptyDir) expect(source.emptyDir.sizeLimit, name).toMatch(/^\d+[MG]i$/);
  }
  for (const container of spec.containers) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources.requests.memory).toBe(container.resources.limits.memory);
  }
}

it('Kubernetes knows every field', () => {
  const manifests = kustomizations.flatMap((name) => buildKustomization(toFolder(name)));
  expect(findUnknownFields(manifests)).toEqual([]);
}, 60_000);

it('no file is left out', () => {
  const files = globSync('**/*.yaml', { cwd: import.meta.dirname });
  const named = files
    .filter((file) => file.endsWith('kustomization.yaml'))
    .flatMap((file) => {
      const kustomization = parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as {
        resources?: string[];
        patches?: { path: string }[];
      };
      const paths = [...(kustomization.resources ?? []), ...(kustomization.patches ?? []).map(({ path }) => path)];
      return [file, ...paths.map((path) => join(file, '..', path))];
    });
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
});

describe('the checks', () => {
  const manifests = readManifests(toFolder('base/web.yaml'));
  const withChange = (change: (container: Record<string, unknown>) => void) => {
    const copies = structuredClone(manifests);
    change(containersOf(copies, 'web')[0] as unknown as Record<string, unknown>);
    return copies;
  };

  it('find a misspelled field deep in a manifest, which the schemas accept', async () => {
    const copies = withChange((container) => Object.assign(container, { readynessProbe: container.readinessProbe }));
    expect(await findWrongValues(copies)).toEqual([]);
    expect(findUnknownFields(copies).join()).toMatch(/Deployment web.*readynessProbe/);
  }, 60_000);

  it('find a wrong value', async () => {
    const copies = withChange((container) => Object.assign(container, { ports: [{ containerPort: 'http' }] }));
    expect((await findWrongValues(copies)).join()).toMatch(/Deployment web/);
  });

  it('find a patch without a target, and a missing file', () => {
    expect(() => buildKustomization(join(import.meta.dirname, 'overlays/none'))).toThrow();
  });
});
