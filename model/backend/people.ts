import { USER } from '../ids.ts';
import type { HookContext } from './directus-hooks.ts';

/**
 * Whom the rules on publishing bind: everybody who uses the Studio, administrators too. Not the scripts' own user, and not
 * code of Directus without a caller or, as flows are, with rights and no user.
 */
export const isPerson = (caller: HookContext['accountability']): boolean =>
  caller !== null && typeof caller.user === 'string' && caller.user !== USER.service && (caller.admin || caller.app);
