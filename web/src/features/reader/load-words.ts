import type { ReaderModel } from './use-reader.ts';

/** Loads the code that says words with the first press, because the page shows its text without it. */
export const loadWords = () => import('./hear-words.ts');

/** Observes a press of the text, which repeats the sentence if it is long. Short presses can end before the code has loaded. */
export const startPress = (reader: ReaderModel, down: PointerEvent): void => {
  const press = new AbortController();
  const endPress = () => press.abort();
  for (const name of ['pointerup', 'pointercancel', 'scroll'] as const)
    window.addEventListener(name, endPress, { signal: press.signal, capture: true });
  void loadWords().then(({ watchPress }) => watchPress(reader, down, press));
};
