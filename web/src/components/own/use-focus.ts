import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element as soon as `isDue` is true. The clicked control no longer exists, and the focus must not return to the top of the page. The
 * page does not scroll.
 */
export const useFocus = <Place extends HTMLElement>(isDue: boolean): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isDue) place.current?.focus({ preventScroll: true });
  }, [isDue]);
  return place;
};
