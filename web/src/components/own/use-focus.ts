import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element without scrolling when `shouldFocus` becomes true. Used when the clicked control is removed, because the focus would otherwise return to
 * the top of the page.
 */
export const useFocus = <FocusTarget extends HTMLElement>(shouldFocus: boolean): RefObject<FocusTarget | null> => {
  const target = useRef<FocusTarget>(null);
  useEffect(() => {
    if (shouldFocus) target.current?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return target;
};
