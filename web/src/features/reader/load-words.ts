import type { ReaderModel } from './use-reader.ts';

/** Loads the code that says words. This code loads on demand, because the page can show its text without this code. */
export const loadWords = () => import('./hear-words.ts');

/**
 * Observes a press of the text. A long press repeats the sentence, except on a glossary term. This function observes the end of the press, because a short
 * press can end before hear-words.ts has loaded.
 */
export const startPress = (reader: ReaderModel, down: PointerEvent): void => {
  const press = new AbortController();
  const endPress = () => press.abort();
  for (const name of ['pointerup', 'pointercancel', 'scroll'] as const)
    window.addEventListener(name, endPress, { signal: press.signal, capture: true });
  void loadWords().then(({ watchPress }) => watchPress(reader, down, press));
};
