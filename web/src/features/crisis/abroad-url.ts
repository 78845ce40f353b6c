/** Directory of helplines in all countries. ThroughLine operates it without accounts and ads. */
export const helplineDirectoryUrl = 'https://findahelpline.com';
