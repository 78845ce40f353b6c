import { useEffect } from 'react';

/** What a press at this place means: the control around it, whose glyph may change with every press. */
const pressedAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest('a, button, input, label, select, textarea, summary') ?? target) : null;

/**
 * Whoever presses twice where once was meant presses, the second time, what has come under the pointer meanwhile:
 * the way back from a removal, or a card that leads away. As long as this is mounted, the second half of a double press
 * does nothing where what was pressed first is no longer there: it presses nothing, takes the focus from nothing and marks no text.
 */
export const useDoublePress = (): void => {
  useEffect(() => {
    let first: Element | null = null;
    let isSwallowed = false;
    const suppressEvent = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Also on a touch screen a press ends with mousedown, mouseup and click, and `detail` counts presses in one place.
    const down = (event: MouseEvent) => {
      isSwallowed = event.detail > 1 && first?.isConnected === false;
      if (isSwallowed) suppressEvent(event);
      else first = pressedAt(event);
    };
    const click = (event: MouseEvent) => {
      // Enter and Space count as no press.
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
