import { storeChoice } from '../reader/public-island.ts';
import { textSwitchEvent } from './text-switch-event.ts';

/**
 * Stores the choice and shows the chosen text. On a device that stores nothing, the choice applies to this page view.
 * @param mark attribute of <html> while easy texts are chosen
 */
export const storeEasyChoice = (easy: boolean, mark: string): void => {
  storeChoice({ easy });
  document.documentElement.toggleAttribute(mark, easy);
  document.dispatchEvent(new Event(textSwitchEvent));
};
