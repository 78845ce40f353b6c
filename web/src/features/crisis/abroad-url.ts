/** Finds a helpline in any country. Run by ThroughLine: no account, no ads. */
export const abroadUrl = 'https://findahelpline.com';
