'use client';

import { useEffect } from 'react';
import { openKeptBooks } from './open-kept-books.ts';

/**
 * Shows the footer's link to the stored books if there are any, and handles clicks on it. The footer itself is a server component and cannot handle
 * clicks.
 */
export function KeptBooksOpener() {
  useEffect(() => {
    const refreshMark = () => {
      const hasKeptBooks = localStorage.getItem('kept-books') !== null;
      document.documentElement.toggleAttribute('data-keeps-books', hasKeptBooks);
    };
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-kept-books]') : null;
      if (button) void openKeptBooks(button.dataset.keptBooks === 'en' ? 'en' : 'vi');
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
