import type { RegistrationRefusal } from '@hat-nang/model/contracts/event-registrations';

export type RegistrationField = keyof RegistrationRefusal['fields'];
/** The fields of the registration form in page order. */
export const registrationFields = [
  'name',
  'email',
  'phone',
  'people',
  'access_needs',
  'is_under_16',
  'guardian_name',
  'guardian_contact',
  'agreement',
] as const satisfies RegistrationField[];

/** Name of the honeypot field. It is hidden from people and unreachable by keyboard, so only bots fill it in. */
export const honeypot = 'website';
