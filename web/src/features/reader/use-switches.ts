import { useEffect } from 'react';
import { isTyping } from './keys.ts';
import type { ReaderModel } from './use-reader.ts';

const scanSelector = '[data-scan]:not([disabled])';
const panelSelector = 'dialog[open] :is(button, a[href], input, select, textarea):not([disabled])';

/**
 * Returns the controls in scan order: by the rank in `data-scan` (0 play, 1 next, 2 previous, 4 top bar; empty means 3), then in page order. The controls
 * of a panel are in page order.
 */
const findControls = (isInPanel: boolean): HTMLElement[] => {
  const visibleElements = [...document.querySelectorAll<HTMLElement>(isInPanel ? panelSelector : scanSelector)].filter(
    (element) => element.checkVisibility(),
  );
  if (isInPanel) return visibleElements;
  const rankControl = ({ dataset }: HTMLElement) => Number(dataset.scan || 3);
  return visibleElements.sort((a, b) => rankControl(a) - rankControl(b));
};

/**
 * Enables switch access. Browsers see a switch as a key or a click. With one switch, the focus moves to the next control after the dwell time, and the
 * switch (space, Enter, a touch outside of controls) activates the focused control. With two switches, space moves the focus and Enter activates. A form
 * field that the visitor pressed keeps the focus and receives the keys.
 */
export const useSwitches = ({ settings, driver }: ReaderModel, isInPanel: boolean): void => {
  const { switches, dwell } = settings;
  useEffect(() => {
    if (!driver || switches === 0) return;
    let scannedElement: HTMLElement | undefined;
    const isInPressedField = () => document.activeElement !== scannedElement && isTyping(document.activeElement);
    // The note of a word is a dialog, too, but not a panel.
    const findCurrentControls = () => findControls(isInPanel || document.querySelector('dialog[open]') !== null);
    /** The scan continues from the focused control if the scanned one is hidden or removed. A dialog is hidden first, and removed later. */
    const resumeAtFocus = () => {
      if (scannedElement?.checkVisibility() === false)
        scannedElement = findCurrentControls().find((control) => control === document.activeElement);
    };
    const scanNext = () => {
      resumeAtFocus();
      const controls = findCurrentControls().filter(
        (control) => control === scannedElement || control.getAttribute('aria-disabled') !== 'true',
      );
      const nextIndex = scannedElement ? controls.indexOf(scannedElement) + 1 : 0;
      const nextElement = controls[nextIndex % Math.max(1, controls.length)];
      scannedElement = nextElement;
      nextElement?.focus({ preventScroll: false });
    };
    const scanInTurn = () => {
      if (!isInPressedField()) scanNext();
    };
    const pressScanned = () => {
      resumeAtFocus();
      if (!scannedElement) return scanNext();
      scannedElement.click();
    };
    scanNext();
    const timer = switches === 1 ? setInterval(scanInTurn, dwell) : undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || isInPressedField()) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (switches === 2 && event.key === ' ') scanNext();
      else pressScanned();
    };
    // With one switch, a touch outside of controls acts as the switch. A trusted click on a control is a normal click.
    const onClick = (event: MouseEvent) => {
      if (event.isTrusted && isTyping(event.target)) scannedElement = undefined;
      if (switches !== 1 || !event.isTrusted || !(event.target instanceof Element)) return;
      if (event.target.closest('button, a, input, label, select, textarea, [data-s]')) return;
      pressScanned();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('click', onClick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('click', onClick);
    };
  }, [driver, switches, dwell, isInPanel]);
};
