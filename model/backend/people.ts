import { USER } from '../ids.ts';
import type { HookContext } from './directus-hooks.ts';

/**
 * Whether the publishing rules apply to a caller. They apply to every user of the Studio, administrators too. The service user of scripts is exempt,
 * and so is Directus's own code: hooks have no caller, and flows have rights without a user.
 */
export const isPerson = (caller: HookContext['accountability']): boolean =>
  caller !== null && typeof caller.user === 'string' && caller.user !== USER.service && (caller.admin || caller.app);
