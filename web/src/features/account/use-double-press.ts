import { useEffect } from 'react';

/** Returns the control that contains the event target. The target can be an icon, which each click may replace. */
const pressedAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest('a, button, input, label, select, textarea, summary') ?? target) : null;

/**
 * The second click of an accidental double click hits the element that has appeared under the pointer, such as "undo" after a removal. While mounted,
 * this hook suppresses the second click if the first target no longer exists: no click, no focus change, no text selection.
 */
export const useDoublePress = (): void => {
  useEffect(() => {
    let first: Element | null = null;
    let isSwallowed = false;
    const suppressEvent = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Touch screens also send mousedown, mouseup and click for a tap, and `detail` counts the taps at one point.
    const down = (event: MouseEvent) => {
      isSwallowed = event.detail > 1 && first?.isConnected === false;
      if (isSwallowed) suppressEvent(event);
      else first = pressedAt(event);
    };
    const click = (event: MouseEvent) => {
      // Enter and Space have `detail` 0.
      if (isSwallowed && event.detail > 1) suppressEvent(event);
    };
    window.addEventListener('mousedown', down, true);
    window.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('mousedown', down, true);
      window.removeEventListener('click', click, true);
    };
  }, []);
};
