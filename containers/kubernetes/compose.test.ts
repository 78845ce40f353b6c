/** Compares the manifests with docker-compose.yml in both directions. This file must list each difference. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../../scripts/stack/settings.ts';
import { buildKustomization } from './kustomize.ts';
import { allowedConnections } from './network-rules.ts';
import { type Container, containersOf, podSpecsOf } from './pods.ts';

type Service = {
  image: string;
  user?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  tmpfs?: string[];
  networks?: string[];
  ports?: string[];
  healthcheck?: { test: string[] };
  mem_limit: string;
  cpus: string | number;
};

const read = (path: string) => readFileSync(join(rootDir, path), 'utf8');
/** Replaces each `${NAME:-default}` by its default, as compose does without an .env. `$$` stays, because Kubernetes reads it in the same way. */
const replaceVariables = (text: string) => text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');
const { services } = parse(replaceVariables(read('docker-compose.yml')), { merge: true }) as {
  services: Record<string, Service>;
};
const manifests = buildKustomization(join(import.meta.dirname, 'base'));
const listSettings = (container: Container) =>
  (container.envFrom ?? []).map(
    ({ configMapRef: { name } }) =>
      manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)?.data,
  ) as Record<string, string>[];

/** Services of docker-compose.yml without a workload in the cluster. */
const onlyInCompose = {
  secrets: 'the cluster has Secret objects',
  postgres: 'it is your own, by DATABASE_URL_FILE',
  mail: 'it is for trying things out',
  backup: 'PostgreSQL and the bucket of the cluster have backups of their own',
};
/** Workloads that are no service of docker-compose.yml, each with the service whose settings the workload uses. */
const serviceByWorkload: Record<string, string> = { 'set-up': 'directus' };

it('every service has a workload, and every workload a service', () => {
  const workloads = podSpecsOf(manifests).map(({ name }) => name);
  expect(workloads.filter((name) => !(name in serviceByWorkload)).sort()).toEqual(
    Object.keys(services)
      .filter((name) => !(name in onlyInCompose))
      .sort(),
  );
});

const toMegabytes = (size: string) => {
  const [, number, unit = ''] = /^([\d.]+)([a-zA-Z]*)$/.exec(size) ?? [];
  const factors: Record<string, number> = { m: 1, g: 1024, Mi: 1, Gi: 1024 };
  return Number(number) * (factors[unit] ?? Number.NaN);
};
const toCores = (text: string | number) =>
  String(text).endsWith('m') ? Number.parseInt(String(text), 10) / 1000 : Number(text);

/** Settings whose value in the cluster differs from that in compose, each with the value in the cluster. */
const differentSettings: Record<string, string> = {
  DATABASE_URL_FILE: '/run/hat-nang/database/url',
  STORAGE_LOCATIONS: 's3',
  STORAGE_S3_KEY_FILE: '/run/hat-nang/storage/key',
  STORAGE_S3_SECRET_FILE: '/run/hat-nang/storage/secret',
};
/** Secrets that compose also takes as plain text. In a cluster, these secrets are only in Secret objects, as files. */
const plainSecrets = [
  ...['ADMIN_PASSWORD', 'DEMO_PASSWORD', 'DATABASE_URL', 'DATABASE_REPLICA_URL', 'SMTP_PASSWORD', 'DKIM_PRIVATE_KEY'],
];
/** Settings that only a cluster needs: the full names of its services, and the number of nginx's worker processes. */
const onlyInCluster = ['WEB_HOST', 'DIRECTUS_HOST', 'EDGE_WORKERS'];

describe.each(podSpecsOf(manifests).map(({ name }) => name))('%s', (name) => {
  const service = services[serviceByWorkload[name] ?? name] as Service;
  const [container] = containersOf(manifests, name) as [Container];
  const pod = podSpecsOf(manifests).find((entry) => entry.name === name)?.spec;

  it('has the image and the user', () => {
    expect(container.image).toBe(service.image);
    const imageUser = /^USER (\d+):/m.exec(readStage(name))?.[1];
    expect(String(pod?.securityContext.runAsUser)).toBe(service.user?.split(':')[0] ?? imageUser);
  });

  it('has the limits', () => {
    expect(toMegabytes(container.resources.limits.memory)).toBe(toMegabytes(service.mem_limit));
    expect(toCores(container.resources.limits.cpu)).toBe(toCores(service.cpus));
  });

  it('has the same settings with the same defaults', () => {
    const settings = Object.assign({}, ...listSettings(container)) as Record<string, string>;
    const expected = { ...service.environment };
    for (const secret of plainSecrets) delete expected[secret];
    const names = new Set([...Object.keys(expected), ...Object.keys(settings)]);
    for (const extra of onlyInCluster) names.delete(extra);
    for (const setting of names)
      expect(settings[setting], setting).toBe(differentSettings[setting] ?? String(expected[setting] ?? ''));
  });

  it('runs the same command', () => {
    const [program = [], args = []] = [container.command, container.args];
    const imageCommand = readList(/^CMD (\[.*\])$/m, readStage(name));
    const flags = { directus: ['--wait'], 'set-up': ['--set-up'] }[name] ?? [];
    expect([...program, ...args].map((word) => word.trim())).toEqual(
      name === 'web' ? [] : [...(service.command ?? imageCommand), ...flags].map((word) => word.trim()),
    );
  });

  it('has the health check as its probe', () => {
    const check = service.healthcheck?.test ?? readList(/HEALTHCHECK[^[]*CMD (\[.*\])/, readStage(name));
    const program = check[0] === 'CMD-SHELL' ? ['sh', '-c', ...check.slice(1)] : check;
    // A job has no probe. In compose, the check of the edge also needs a live replica of the site. In a cluster, an edge without one must stay reachable,
    // because it serves stored pages.
    if (name === 'set-up') expect(container.readinessProbe).toBeUndefined();
    else if (name === 'edge') {
      expect(program.join(' ')).toContain('GET /edge/serving ');
      expect(container.readinessProbe?.httpGet?.path).toBe('/edge/health');
    } else expect(container.readinessProbe?.exec?.command).toEqual(program);
  });

  it('writes to the same places, and nowhere else', () => {
    const writable = (container.volumeMounts ?? [])
      .filter(({ readOnly }) => !readOnly)
      .map(({ mountPath }) => mountPath);
    const inCompose = [
      ...(service.volumes ?? [])
        .filter((volume) => !volume.endsWith(':ro'))
        .map((volume) => volume.split(':').at(-1) ?? ''),
      ...(service.tmpfs ?? []).map((mount) => mount.split(':')[0] ?? ''),
    ];
    // In a cluster, uploads are in a bucket, and the record of the seeds is in the database (decision 247). An overlay may add the volume of old scripts and
    // styles (decision 320).
    expect(writable.sort()).toEqual(inCompose.filter((path) => !/^\/data\/(uploads|state|static)$/.test(path)).sort());
  });
});

/** Returns the JSON list in the first group of a pattern, or an empty list if the pattern does not match. */
const readList = (pattern: RegExp, text: string) => JSON.parse(pattern.exec(text)?.[1] ?? '[]') as string[];

/** Returns the stage of the Dockerfile that builds the image of a workload, or an empty text. */
function readStage(name: string): string {
  const stage = serviceByWorkload[name] ?? name;
  return (
    read('containers/Dockerfile')
      .split(/^FROM /m)
      .find((part) => part.includes(` AS ${stage}\n`)) ?? ''
  );
}

describe('networks', () => {
  const connections = allowedConnections(manifests);

  it('connect the same pairs as in docker-compose.yml', () => {
    const inCluster = Object.keys(services).filter((name) => !(name in onlyInCompose));
    const pairs = inCluster.flatMap((one) =>
      inCluster
        .filter(
          (other) =>
            one < other && services[one]?.networks?.some((network) => services[other]?.networks?.includes(network)),
        )
        .map((other) => `${one} ${other}`),
    );
    const allowedPairs = connections.map(({ from, to }) =>
      [serviceByWorkload[from] ?? from, serviceByWorkload[to] ?? to].sort().join(' '),
    );
    expect([...new Set(allowedPairs)].sort()).toEqual(pairs.sort());
  });

  it('allow only ports on which the target listens', () => {
    for (const { to, port } of connections) {
      const ports = containersOf(manifests, to).flatMap((container) =>
        (container.ports ?? []).map((entry) => entry.containerPort),
      );
      expect(ports, to).toContain(port);
    }
    expect(connections.map(({ from, to, port }) => `${from} → ${to}:${port}`).sort()).toEqual([
      'directus → edge:8057',
      'directus → redis:6379',
      'edge → directus:8055',
      'edge → web:3000',
      'set-up → redis:6379',
      'web → edge:8056',
      'web → redis:6379',
    ]);
  });

  it('reach the outside only where compose has a network with a route', () => {
    const outside = manifests
      .filter(({ kind, spec }) => kind === 'NetworkPolicy' && JSON.stringify(spec).includes('ipBlock'))
      .map(({ metadata }) => metadata.name);
    expect(outside.sort()).toEqual(['directus-outside', 'directus-postgres', 'web-outside']);
  });

  it('publish the ports of the edge', () => {
    const published = services.edge?.ports?.map((port) => Number(port.split(':').at(-1)));
    const targets = manifests.filter(
      ({ kind, metadata }) => kind === 'Service' && ['site', 'studio'].includes(metadata.name),
    );
    expect(targets.map(({ spec }) => (spec as { ports: { port: number }[] }).ports[0]?.port).sort()).toEqual(
      published?.sort(),
    );
    const visitors = manifests.find(({ metadata }) => metadata.name === 'visitors')?.spec as {
      ingress: { ports: { port: number }[] }[];
    };
    expect(visitors.ingress.flatMap(({ ports }) => ports.map(({ port }) => port)).sort()).toEqual(published?.sort());
  });
});

it('the edge calls the services by their names in the cluster', () => {
  const [settings] = listSettings(containersOf(manifests, 'edge')[0] as Container);
  for (const [setting, name] of [
    ['WEB_HOST', 'web'],
    ['DIRECTUS_HOST', 'directus'],
  ] as const) {
    const service = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === name);
    const { ports, clusterIP } = (service?.spec ?? { ports: [] }) as { ports: { port: number }[]; clusterIP: string };
    // nginx needs the address of every replica, to skip a replica that is gone.
    expect(clusterIP).toBe('None');
    expect(settings?.[setting]).toBe(`${name}.${service?.metadata.namespace}.svc.cluster.local:${ports[0]?.port}`);
  }
});
