import type { Lang } from '@hat-nang/model/languages';

/** Opens the list of stored books above the page. The code of the list loads on demand. If the list cannot open and books are stored, reloads the page. */
export const openKeptBooks = (lang: Lang): Promise<void> =>
  import('./kept-books-dialog.tsx')
    .then((dialog) => dialog.showKeptBooks(lang))
    .catch((error: unknown) => {
      console.warn('books not loaded', error);
      // Without a network, the service worker answers the reload with a page that lists the stored books.
      if (document.documentElement.hasAttribute('data-keeps-books')) location.reload();
    });
