/** Finds a helpline in any country; kept by ThroughLine, no account, no ads. */
export const abroadUrl = 'https://findahelpline.com';
