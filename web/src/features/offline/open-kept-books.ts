import type { Lang } from '@hat-nang/model/languages';

/** Opens the list of stored books above the page. Its code loads on demand. */
export const openKeptBooks = async (lang: Lang): Promise<void> => {
  const { showKeptBooks } = await import('./kept-books-dialog.tsx');
  showKeptBooks(lang);
};
