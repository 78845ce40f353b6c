'use client';

import type { Lang } from '@hat-nang/model/languages';
import { useEffect } from 'react';
import { openKeptBooks } from './open-kept-books.ts';

/**
 * Shows the footer's button for the stored books if this device has stored books, and handles clicks on this button. The footer is a server component,
 * which cannot handle clicks.
 */
export function KeptBooksOpener() {
  useEffect(() => {
    const refreshMark = () => {
      try {
        document.documentElement.toggleAttribute('data-keeps-books', 'kept-books' in localStorage);
      } catch {
        // A browser that blocks localStorage has no stored books. An uncaught error in this effect would replace the whole page with the error view.
      }
    };
    const onClick = ({ target }: MouseEvent) => {
      // The target of a click is always an element.
      const button = (target as Element).closest<HTMLElement>('[data-kept-books]');
      if (button) void openKeptBooks(button.dataset.keptBooks as Lang);
    };
    refreshMark();
    addEventListener('kept-books-changed', refreshMark);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('kept-books-changed', refreshMark);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return null;
}
