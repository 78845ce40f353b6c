/** Loads the code for words (words.ts) with the first press, because the page shows its text without it. */
export const loadWords = () => import('./hear-words.ts');
