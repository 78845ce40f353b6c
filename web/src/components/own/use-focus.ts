import { type RefObject, useEffect, useRef } from 'react';

/**
 * A place that takes the focus as soon as `isDue`: what was pressed is gone, and the keyboard must not fall back to the top of the page.
 * The page does not scroll for it.
 */
export const useFocus = <Place extends HTMLElement>(isDue: boolean): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isDue) place.current?.focus({ preventScroll: true });
  }, [isDue]);
  return place;
};
