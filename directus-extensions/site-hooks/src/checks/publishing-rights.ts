/**
 * Checks the right to publish (decision 260). Reviewers and administrators have this right. Mental health requires an additional policy, also of
 * administrators.
 */
import { readPolicies } from '@hat-nang/model/backend/policies';
import { POLICY } from '@hat-nang/model/ids';
import { mentalHealth } from '@hat-nang/model/sections/mental-health';
import { addDerivedNames } from '@hat-nang/model/sections/section';
import type { Knex } from 'knex';
import type { Finding } from './refusal.ts';

/** Collection whose items need the policy “Mental-health reviewer”. */
export const guardedCollection = addDerivedNames(mentalHealth).collection;

/** Returns the violation if this user has no right to publish items of a collection or to change published items. Code without a user has this right. */
export async function rightFindings(database: Knex, user: string | null, collection: string): Promise<Finding[]> {
  if (user === null) return [];
  const { ids, isAdmin } = await readPolicies(database, user);
  if (!isAdmin && !ids.has(POLICY.reviewer)) return [{ collection, field: 'status', rule: 'check_may_publish' }];
  if (collection !== guardedCollection || ids.has(POLICY.mentalHealthReviewer)) return [];
  return [{ collection, field: 'status', rule: 'check_may_publish_mental_health' }];
}
