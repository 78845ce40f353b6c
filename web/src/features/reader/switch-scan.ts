import type { ReaderDriver } from './driver.ts';
import { isTyping } from './keys.ts';
import { createScanDisplay, readScanTree } from './scan-page.ts';
import { createScanner } from './scanner.ts';
import { listenToTouches } from './touch-switch.ts';

interface SwitchScanOptions {
  root: HTMLElement;
  driver: ReaderDriver;
  switches: 1 | 2;
  readDwell: () => number;
  /** True while a helper uses the options by touch. */
  isHelped: () => boolean;
  onHold: () => void;
  backText: string;
}

/**
 * Starts switch access. Browsers see a switch as a key or a touch. With one switch, the scan moves after the dwell time, and the switch presses. With two
 * switches, space or a touch on the left moves the scan, and Enter or a touch on the right presses. A form field that the visitor touched keeps the focus and
 * receives the keys. Returns a function that stops the scan.
 */
export const startSwitchScan = (options: SwitchScanOptions): (() => void) => {
  const { root, driver, switches } = options;
  const isAutomatic = switches === 1;
  const display = createScanDisplay(options.backText);
  const findScope = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? root;
  let scope = root;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const currentControl = (): HTMLElement | undefined => scanner.control();
  const scanner = createScanner<HTMLElement>({
    readTree: () => readScanTree(scope, currentControl()),
    show: (step) => display.show(step, scope),
    press: (control) => {
      if (!control.closest('[data-flow]')) driver.send({ is: 'interaction' });
      control.click();
    },
    isAutomatic,
  });
  const isInTouchedField = () => document.activeElement !== currentControl() && isTyping(document.activeElement);
  /** A dialog is scanned from its beginning. After the dialog, the scan continues from the control that has the focus again. */
  const followScope = () => {
    const newScope = findScope();
    if (newScope === scope) return;
    scope = newScope;
    const { activeElement } = document;
    scanner.restart(scope === root && activeElement instanceof HTMLElement ? activeElement : undefined);
  };
  const act = (action: () => void) => {
    clearTimeout(timer);
    followScope();
    action();
    // The press may have turned the switches off.
    if (isAutomatic && !isStopped) timer = setTimeout(onDwell, options.readDwell());
  };
  const onDwell = () => act(() => isInTouchedField() || scanner.next());
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || isInTouchedField()) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    act(!isAutomatic && event.key === ' ' ? scanner.next : scanner.press);
  };
  const isFree = (target: Element) => {
    if (isTyping(target)) {
      scanner.restart();
      return true;
    }
    if (!target.closest('dialog') && !root.contains(target)) return true;
    return options.isHelped() && target.closest('button, a, input, label, select') !== null;
  };
  root.dataset.touchSwitch = '';
  const stopTouches = listenToTouches({
    isFree,
    onTouch: (isLeft) => act(!isAutomatic && isLeft ? scanner.next : scanner.press),
    onHold: options.onHold,
  });
  document.addEventListener('keydown', onKeyDown, true);
  act(scanner.next);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopTouches();
    delete root.dataset.touchSwitch;
    document.removeEventListener('keydown', onKeyDown, true);
    display.stop();
  };
};
