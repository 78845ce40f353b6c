/** Checks who may publish (decision 260): reviewers and administrators. Mental health requires an additional policy, even for administrators. */
import { readPolicies } from '@hat-nang/model/backend/policies';
import { POLICY } from '@hat-nang/model/ids';
import { mentalHealth } from '@hat-nang/model/sections/mental-health';
import { addDerivedNames } from '@hat-nang/model/sections/section';
import type { Knex } from 'knex';
import type { Finding } from './refusal.ts';

const guardedCollection = addDerivedNames(mentalHealth).collection;

/** Returns why this user may not publish an item of a collection or change a published one. Returns none if the user may. */
export async function rightFindings(database: Knex, user: string | null, collection: string): Promise<Finding[]> {
  if (user === null) return [];
  const { ids, isAdmin } = await readPolicies(database, user);
  if (!isAdmin && !ids.has(POLICY.reviewer)) return [{ collection, field: 'status', rule: 'check_may_publish' }];
  if (collection !== guardedCollection || ids.has(POLICY.mentalHealthReviewer)) return [];
  return [{ collection, field: 'status', rule: 'check_may_publish_mental_health' }];
}
