'use client';

import type { Lang } from '@hat-nang/model/languages';
import { useEffect } from 'react';
import { openKeptBooks } from './open-kept-books.ts';

/**
 * Shows the footer's link to the stored books if there are any, and handles clicks on it. The footer itself is a server component and cannot handle
 * clicks.
 */
export function KeptBooksOpener() {
  useEffect(() => {
    const refreshMark = () => {
      try {
        document.documentElement.toggleAttribute('data-keeps-books', 'kept-books' in localStorage);
      } catch {
        // A browser that blocks storage has no stored books. An error in this effect would replace the whole page.
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
