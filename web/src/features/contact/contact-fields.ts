/** The fields of the contact form (specification, section 3 "Contact message"), by name. */
export const contactFields = ['name', 'email', 'phone', 'message', 'agreement'] as const;
export type ContactField = (typeof contactFields)[number];

/** Filled by programs alone: people neither see nor reach it. */
export const trap = 'website';

/** What a form that was not taken says: a sentence for the whole, and one for each field that is not right. */
export interface ContactProblems {
  summary: string;
  fields: Partial<Record<ContactField, string>>;
}
