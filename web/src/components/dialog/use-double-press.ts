import { useEffect } from 'react';

/** Returns the control that contains the event target. The target itself can be an icon that the click replaces. */
const findPressedControl = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest('a, button, input, label, select, textarea, summary') ?? target) : null;

/**
 * Suppresses the second click of a double click if the target of the first click no longer exists. An accidental double click would otherwise hit the element
 * that appeared under the pointer, such as "undo" after a removal. Focus and text selection are suppressed too.
 */
export const useDoublePress = (): void => {
  useEffect(() => {
    let firstTarget: Element | null = null;
    let isSuppressed = false;
    const suppressEvent = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Touch screens also send mousedown, mouseup and click for a tap. `detail` counts the taps at one point.
    const onMouseDown = (event: MouseEvent) => {
      isSuppressed = event.detail > 1 && firstTarget?.isConnected === false;
      if (isSuppressed) suppressEvent(event);
      else firstTarget = findPressedControl(event);
    };
    const onClick = (event: MouseEvent) => {
      // Clicks by Enter and Space have `detail` 0 and are never suppressed.
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
