import type { ContactRefusal } from '@hat-nang/model/contracts/visitors';

export type ContactField = keyof ContactRefusal['fields'];
/** The fields of the contact form in page order (docs/specification.md §3 "Contact message"). */
export const contactFields = ['name', 'email', 'phone', 'message', 'agreement'] as const satisfies ContactField[];

/** Name of the honeypot field. The field is hidden from people and unreachable by keyboard, so that only bots fill it in. */
export const honeypot = 'website';

/** Maximum length of a message that the address prefills (`?message=`), in UTF-16 units. */
export const maxPrefillLength = 300;
