/** Directory of helplines in many countries. ThroughLine operates the directory, which has no accounts and no ads. */
export const helplineDirectoryUrl = 'https://findahelpline.com';
