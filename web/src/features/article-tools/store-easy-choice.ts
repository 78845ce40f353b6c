import { easyMark, storeChoice } from '../reader/public.ts';
import { textSwitchEvent } from './text-switch-event.ts';

/** Stores the choice and shows the chosen text. Also works for this page view if the device stores nothing. */
export const storeEasyChoice = (easy: boolean): void => {
  storeChoice({ easy });
  document.documentElement.toggleAttribute(easyMark, easy);
  document.dispatchEvent(new Event(textSwitchEvent));
};
