import type { Knex } from 'knex';
import { POLICY } from '../ids.ts';
import { readPolicies } from './policies.ts';

interface Caller {
  readonly user?: string | null;
  readonly admin: boolean;
  readonly app: boolean;
}

/**
 * Returns the caller of a route if the caller is an administrator, or has access to the Studio and the policy of editors. Users of the member desk also have
 * access to the Studio, but must not call these routes.
 * @throws Refusal for all other callers
 */
export async function requireStaff<Accountability extends Caller>(
  database: Knex,
  request: object,
  Refusal: new () => Error,
): Promise<Accountability> {
  const { accountability } = request as { readonly accountability?: Accountability | null };
  if (accountability?.admin) return accountability;
  if (!accountability?.app || typeof accountability.user !== 'string') throw new Refusal();
  const { ids } = await readPolicies(database, accountability.user);
  if (!ids.has(POLICY.editor)) throw new Refusal();
  return accountability;
}
