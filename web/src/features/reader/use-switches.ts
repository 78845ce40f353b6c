import { useEffect } from 'react';
import type { ReaderModel } from './use-reader.ts';

const scanSelector = '[data-scan]:not([disabled]):not([aria-disabled="true"])';
const inPanel = 'dialog[open] :is(button, a[href], input, select, textarea):not([disabled])';

/**
 * Returns the controls in scan order: by the rank in `data-scan` (play, next, previous), then in page order. The controls of a panel are in page order.
 */
const controls = (isInPanel: boolean): HTMLElement[] => {
  const all = [...document.querySelectorAll<HTMLElement>(isInPanel ? inPanel : scanSelector)].filter((each) =>
    each.checkVisibility(),
  );
  if (isInPanel) return all;
  const rank = ({ dataset }: HTMLElement) => Number(dataset.scan || 3);
  return all.sort((a, b) => rank(a) - rank(b));
};

/**
 * Enables switch access. Browsers see a switch as a key or a click. With one switch, the focus moves from control to control after the dwell time, and
 * the switch (space, Enter, a touch anywhere) activates. With two switches, space moves on and Enter activates.
 */
export const useSwitches = ({ settings, driver }: ReaderModel, isInPanel: boolean): void => {
  const { switches, dwell } = settings;
  useEffect(() => {
    if (!driver || switches === 0) return;
    let scannedElement: HTMLElement | undefined;
    const forward = () => {
      const list = controls(isInPanel);
      const next = list[(scannedElement ? list.indexOf(scannedElement) + 1 : 0) % Math.max(1, list.length)];
      scannedElement = next;
      next?.focus({ preventScroll: false });
    };
    const choose = () => {
      if (!scannedElement?.isConnected) return forward();
      scannedElement.click();
    };
    forward();
    const timer = switches === 1 ? setInterval(forward, dwell) : undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (switches === 2 && event.key === ' ') forward();
      else choose();
    };
    // A touch outside of controls acts as the switch. A trusted click on a control is a normal click.
    const touch = (event: MouseEvent) => {
      if (switches !== 1 || !event.isTrusted || !(event.target instanceof Element)) return;
      if (event.target.closest('button, a, input, label, select, textarea, [data-s]')) return;
      choose();
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('click', touch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('click', touch);
    };
  }, [driver, switches, dwell, isInPanel]);
};
