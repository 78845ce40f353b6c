/** The `tel:` address of a phone number: `tel:+842400001234`. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
