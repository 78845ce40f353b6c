import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element as soon as `isDue` is true. The clicked control no longer exists by then, and without this hook the focus would return to the top
 * of the page. The page does not scroll.
 */
export const useFocus = <FocusTarget extends HTMLElement>(isDue: boolean): RefObject<FocusTarget | null> => {
  const target = useRef<FocusTarget>(null);
  useEffect(() => {
    if (isDue) target.current?.focus({ preventScroll: true });
  }, [isDue]);
  return target;
};
