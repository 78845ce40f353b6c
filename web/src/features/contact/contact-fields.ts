import type { ContactRefusal } from '@hat-nang/model/contracts/visitors';

export type ContactField = keyof ContactRefusal['fields'];
/** The fields of the contact form (docs/specification.md §3 "Contact message"), in their order. */
export const contactFields = ['name', 'email', 'phone', 'message', 'agreement'] as const satisfies ContactField[];

/** A honeypot field: people neither see nor reach it, only bots fill it in. */
export const trap = 'website';
