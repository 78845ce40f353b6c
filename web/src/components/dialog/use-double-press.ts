import { useEffect } from 'react';

/** Returns the control that contains the event target. The target itself can be an icon that the click replaces. */
const findPressedControl = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest('a, button, input, label, select, textarea, summary') ?? target) : null;

/**
 * Creates the listeners of `useDoublePress`. They suppress the second click of a double click, unless it hits the same control as the first. A first click
 * that came before the listeners hit another control: it opened the part of the page that has added them.
 */
export const createDoublePressGuard = () => {
  let firstControl: Element | null = null;
  let isSuppressed = false;
  const suppressEvent = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    // Touch screens also send mousedown, mouseup and click for a tap. `detail` counts the taps at one point.
    onMouseDown: (event: MouseEvent) => {
      const control = findPressedControl(event);
      isSuppressed = event.detail > 1 && (firstControl?.isConnected !== true || control !== firstControl);
      if (isSuppressed) suppressEvent(event);
      else firstControl = control;
    },
    onClick: (event: MouseEvent) => {
      // Clicks by Enter and Space have `detail` 0 and are never suppressed.
      if (isSuppressed && event.detail > 1) suppressEvent(event);
    },
  };
};

/**
 * Suppresses the second click of a double click if the first click has put something else under the pointer. An accidental double click would otherwise press
 * what has just appeared: "undo" after a removal, the next row of a list, or the backdrop of a dialog. Focus and text selection are suppressed too.
 */
export const useDoublePress = (): void => {
  useEffect(() => {
    const { onMouseDown, onClick } = createDoublePressGuard();
    window.addEventListener('mousedown', onMouseDown, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('mousedown', onMouseDown, true);
      window.removeEventListener('click', onClick, true);
    };
  }, []);
};
