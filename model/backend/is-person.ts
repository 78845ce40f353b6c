import { USER } from '../ids.ts';
import type { HookContext } from './directus-hooks.ts';

/**
 * Checks whether the publishing rules apply to a caller. The rules apply to every Studio user, including administrators. They do not apply to the service
 * user of scripts, to hooks (which have no caller), or to flows (which have rights without a user).
 */
export const isPerson = (caller: HookContext['accountability']): boolean =>
  caller !== null && typeof caller.user === 'string' && caller.user !== USER.service && (caller.admin || caller.app);
