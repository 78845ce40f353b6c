import { admin } from '../support/member.ts';

/** Restores the sign-up limits after all browser tests, because `raiseSignUpLimits` may have raised them. */
export default async function restoreLimits(): Promise<void> {
  await admin('PATCH', '/items/account_settings', { register_a_minute: 5, register_an_hour: 40 });
}
