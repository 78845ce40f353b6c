/** Evaluates NetworkPolicies between the pods of built manifests, for the test. */
import type { Manifest } from './kustomize.ts';
import { podSpecsOf } from './pods.ts';

type Selector = {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
};
type Peer = { podSelector?: Selector; namespaceSelector?: object; ipBlock?: object };
type Rule = { from?: Peer[]; to?: Peer[]; ports: { port: number }[] };
type Policy = { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };

export type Connection = { from: string; to: string; port: number };

function matches({ matchLabels = {}, matchExpressions = [] }: Selector, app: string): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => key === 'app' && value === app) &&
    matchExpressions.every(({ key, operator, values }) => key === 'app' && operator === 'In' && values.includes(app))
  );
}

/**
 * Returns the connections between pods of the namespace that the policies allow. A connection needs an egress rule of the caller and an ingress rule of the
 * target. Rules for any address and for other namespaces are left out.
 * @throws Error if no policy limits the ingress or the egress of a pod
 */
export function allowedConnections(manifests: readonly Manifest[]): Connection[] {
  const apps = podSpecsOf(manifests).map(({ labels }) => labels.app);
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as Policy);
  for (const app of apps)
    for (const type of ['Ingress', 'Egress'])
      if (!policies.some(({ podSelector, policyTypes }) => matches(podSelector, app) && policyTypes.includes(type)))
        throw new Error(`No policy limits the ${type} of ${app}.`);

  const listConnections = (kind: 'ingress' | 'egress', peers: 'from' | 'to') =>
    policies.flatMap((policy) =>
      apps
        .filter((app) => matches(policy.podSelector, app))
        .flatMap((app) =>
          (policy[kind] ?? []).flatMap((rule) =>
            apps
              .filter((other) =>
                (rule[peers] ?? []).some(
                  ({ podSelector, namespaceSelector }) =>
                    podSelector !== undefined && namespaceSelector === undefined && matches(podSelector, other),
                ),
              )
              .flatMap((other) =>
                rule.ports.map(({ port }) => (kind === 'egress' ? [app, other, port] : [other, app, port])),
              ),
          ),
        ),
    );
  const accepted = new Set(listConnections('ingress', 'from').map((connection) => connection.join(' ')));
  return listConnections('egress', 'to')
    .filter((connection) => accepted.has(connection.join(' ')))
    .map(([from, to, port]) => ({ from: String(from), to: String(to), port: Number(port) }));
}
