import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element as soon as `shouldFocus` is true, without scrolling. The clicked control no longer exists by then, and without this hook the focus would
 * return to the top of the page.
 */
export const useFocus = <FocusTarget extends HTMLElement>(shouldFocus: boolean): RefObject<FocusTarget | null> => {
  const target = useRef<FocusTarget>(null);
  useEffect(() => {
    if (shouldFocus) target.current?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return target;
};
