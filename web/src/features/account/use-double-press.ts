import { useEffect } from 'react';

/** The control that a press belongs to; its icon may change with every press. */
const pressedAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest('a, button, input, label, select, textarea, summary') ?? target) : null;

/**
 * The second half of an accidental double click hits what has appeared under the pointer: "undo" after a removal, or a card's link. While mounted,
 * that second half is ignored where the first target is gone: no click, no focus change, no text selection.
 */
export const useDoublePress = (): void => {
  useEffect(() => {
    let first: Element | null = null;
    let isSwallowed = false;
    const suppressEvent = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // On a touch screen too, a press ends with mousedown, mouseup and click, and `detail` counts presses at one point.
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
