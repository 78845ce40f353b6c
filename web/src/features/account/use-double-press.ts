import { useEffect } from 'react';

/** Returns the control that contains the event target. The target can be an icon, which each click may replace. */
const findPressedControl = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest('a, button, input, label, select, textarea, summary') ?? target) : null;

/**
 * The second click of an accidental double click hits the element that has appeared under the pointer, such as "undo" after a removal. While mounted,
 * this hook suppresses the second click if the first target no longer exists: no click, no focus change, no text selection.
 */
export const useDoublePress = (): void => {
  useEffect(() => {
    let firstTarget: Element | null = null;
    let isSuppressed = false;
    const suppressEvent = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Touch screens also send mousedown, mouseup and click for a tap, and `detail` counts the taps at one point.
    const onMouseDown = (event: MouseEvent) => {
      isSuppressed = event.detail > 1 && firstTarget?.isConnected === false;
      if (isSuppressed) suppressEvent(event);
      else firstTarget = findPressedControl(event);
    };
    const onClick = (event: MouseEvent) => {
      // Enter and Space have `detail` 0.
      if (isSuppressed && event.detail > 1) suppressEvent(event);
    };
    window.addEventListener('mousedown', onMouseDown, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('mousedown', onMouseDown, true);
      window.removeEventListener('click', onClick, true);
    };
  }, []);
};
