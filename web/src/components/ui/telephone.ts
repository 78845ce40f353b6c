/** Converts a phone number to a `tel:` address, for example `tel:+842400001234`. */
export const toTelephoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
