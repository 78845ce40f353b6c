import { admin } from '../support/member.ts';

/** After all browser tests: the limits of sign-ups that `makeRoomForSignUps` has raised. */
export default async function restoreLimits(): Promise<void> {
  await admin('PATCH', '/items/account_settings', { register_a_minute: 5, register_an_hour: 40 });
}
