import { hasSign, signOf } from './book.ts';
import { loadWords } from './load-words.ts';
import type { PanelName } from './reader-panel.tsx';
import type { ReaderModel } from './use-reader.ts';

/** Checks whether an element is a form field that uses letter and arrow keys itself. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio], [type=checkbox]), select, textarea') !== null;
const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, summary, input, [role=slider], [data-drag]') !== null;

/**
 * Creates the key handler of the whole reader. A held key runs its action only once, because a held arrow key must not turn many pages. The setting
 * `letterKeys` switches off letters, comma and full stop. With an open dialog, or with switch access, no key runs an action.
 */
export const createKeyHandler =
  (reader: ReaderModel, openPanel: (name: PanelName) => void) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') || reader.settings.switches > 0) return;
    if (event.repeat && event.key === 'Enter' && isControl(event.target)) event.preventDefault();
    const { settings, set } = reader;
    const actionByKey = new Map<string, () => void>([
      ['ArrowRight', () => reader.go(reader.page + 1)],
      ['ArrowLeft', () => reader.go(reader.page - 1)],
      ['PageDown', () => reader.go(reader.page + 1)],
      ['PageUp', () => reader.go(reader.page - 1)],
      ['Home', () => reader.go(1)],
      ['End', () => reader.go(reader.count)],
      [',', () => reader.stepSentence(-1)],
      ['.', () => reader.stepSentence(1)],
    ]);
    const actionByLetter: Record<string, () => void> = {
      n: () => set({ narration: !settings.narration }),
      s: () => {
        const isSignOff = settings.sign === 'off';
        if (isSignOff && !(reader.current && signOf(reader.current, reader.lang))) reader.showLine(reader.t('noSign'));
        // In a book without signing, signing cannot be switched on, because the setting would only affect the next book.
        if (!isSignOff || hasSign(reader.book)) set({ sign: isSignOff ? 'side' : 'off' });
      },
      c: () => set({ captions: !settings.captions }),
      l: () => void reader.setLang(reader.other),
      t: () => openPanel('contents'),
      a: () => set({ turn: settings.turn === 'wait' ? 'narration' : 'wait' }),
      f: () => void toggleFullScreen(reader),
      w: () => void loadWords().then(({ hearNextWord }) => hearNextWord(reader, event.shiftKey ? -1 : 1)),
      r: () => void loadWords().then(({ repeatSentence }) => repeatSentence(reader)),
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isCharacterKey = key.length === 1 && key !== ' ';
    if (isCharacterKey && !settings.letterKeys) return;
    // Space activates the focused control. Radio buttons and the button that moves the floating window keep all keys, because they use the arrow keys.
    const isHandledByControl =
      isControl(event.target) && (key === ' ' || (event.target as HTMLElement).closest('[data-drag], [type=radio]'));
    if (isHandledByControl) return;
    const action =
      key === ' ' ? reader.toggle : (actionByKey.get(key) ?? (settings.letterKeys ? actionByLetter[key] : undefined));
    if (!action) return;
    event.preventDefault();
    if (!event.repeat) action();
  };

/** Toggles full screen, if the browser supports full screen and permits the change. */
export const toggleFullScreen = async (reader: ReaderModel): Promise<void> => {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await reader.root.current?.requestFullscreen();
  } catch (error) {
    console.warn('full screen refused:', error instanceof Error ? error.message : error);
  }
};
