import type { Lang } from '@hat-nang/model/languages';

/** Opens the list of kept books over the page. Its script is fetched when it is wanted. */
export const openKeptBooks = async (lang: Lang): Promise<void> => {
  const { showKeptBooks } = await import('./kept-books-dialog.tsx');
  showKeptBooks(lang);
};
