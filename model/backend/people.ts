import { USER } from '../ids.ts';
import type { HookContext } from './directus-hooks.ts';

/**
 * Whether the publishing rules apply to a caller: every user of the Studio, administrators too. Not the service user of scripts, and not Directus's
 * own code, which has no caller, or, in flows, rights without a user.
 */
export const isPerson = (caller: HookContext['accountability']): boolean =>
  caller !== null && typeof caller.user === 'string' && caller.user !== USER.service && (caller.admin || caller.app);
