import { easyMark, storeChoice } from '../reader/public-island.ts';
import { textSwitchEvent } from './text-switch-event.ts';

/** Shows the other text and stores the choice. On a device that stores nothing, the choice applies to this page view. */
export const switchEasyText = (): void => {
  const root = document.documentElement;
  const easy = !root.hasAttribute(easyMark);
  storeChoice({ easy });
  root.toggleAttribute(easyMark, easy);
  document.querySelector('[data-tool=easy]')?.setAttribute('aria-checked', String(easy));
  document.dispatchEvent(new Event(textSwitchEvent));
};
