/** Duration in milliseconds of the long touch that helps out of switch access. */
const holdMs = 3000;
/** A touch that moved ends without a click. Its press comes after this time in milliseconds. */
const clickWaitMs = 80;

const swallowedNames = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
  ...['click', 'dblclick', 'contextmenu'],
];
const preventedNames = ['mousedown', 'click', 'dblclick', 'contextmenu'];

interface TouchSwitchOptions {
  /** Checks whether a touch of the target keeps its normal effect. */
  isFree: (target: Element) => boolean;
  /** Called at the end of a touch. `isLeft` is true if the touch was in the left half of the window. */
  onTouch: (isLeft: boolean) => void;
  onHold: () => void;
}

/**
 * Makes each touch and each mouse click a switch. The events of the touch reach no other listener. Clicks by keys, screen readers and scripts pass, and so does
 * the wheel. Returns a function that removes the listeners.
 */
export const listenToTouches = ({ isFree, onTouch, onHold }: TouchSwitchOptions): (() => void) => {
  const listeners = new AbortController();
  let touch: { isLeft: boolean } | undefined;
  let isHeld = false;
  let holdTimer: ReturnType<typeof setTimeout> | undefined;
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  const finish = (): void => {
    clearTimeout(endTimer);
    endTimer = undefined;
    if (touch) onTouch(touch.isLeft);
    touch = undefined;
  };
  const cancel = (): void => {
    clearTimeout(holdTimer);
    touch = undefined;
  };
  const begin = ({ isPrimary, button, clientX }: PointerEvent): void => {
    if (!isPrimary || button !== 0) return;
    if (endTimer) finish();
    cancel();
    touch = { isLeft: clientX < window.innerWidth / 2 };
    holdTimer = setTimeout(() => {
      cancel();
      isHeld = true;
      onHold();
    }, holdMs);
  };
  const onEvent = (event: Event): void => {
    const { type, target } = event;
    if (!event.isTrusted || !(target instanceof Element)) return;
    if (type === 'click' && (event as MouseEvent).detail === 0) return;
    if (type === 'contextmenu' && !touch && !isHeld) return;
    const isNew = type === 'pointerdown';
    if (isNew) isHeld = false;
    // The rest of a held touch has no effect, although the dialog that it has opened makes controls free.
    if ((isNew || !isHeld) && isFree(target)) return;
    event.stopPropagation();
    if (preventedNames.includes(type)) event.preventDefault();
    if (isNew) begin(event as PointerEvent);
    else if (type === 'pointerup' && touch) {
      clearTimeout(holdTimer);
      endTimer = setTimeout(finish, clickWaitMs);
    } else if (type === 'click' && endTimer) finish();
  };
  const options = { capture: true, signal: listeners.signal };
  for (const name of swallowedNames) window.addEventListener(name, onEvent, options);
  window.addEventListener('pointercancel', cancel, options);
  return () => {
    listeners.abort();
    clearTimeout(endTimer);
    cancel();
  };
};
