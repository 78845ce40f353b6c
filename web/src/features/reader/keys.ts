import { hasSign, signOf } from './book.ts';
import type { PanelName } from './reader-panel.tsx';
import type { ReaderModel } from './use-reader.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio], [type=checkbox]), select, textarea') !== null;
const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, summary, input, [role=slider], [data-drag]') !== null;

/**
 * Creates the handler for keys anywhere in the reader. An action runs once per press, because a held key must not turn many pages. Focused controls
 * handle their own keys. Single-letter keys can be switched off.
 */
export const keyAction =
  (r: ReaderModel, openPanel: (name: PanelName) => void) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') || r.settings.switches > 0) return;
    if (event.repeat && event.key === 'Enter' && isControl(event.target)) event.preventDefault();
    const { settings, set } = r;
    const forward = new Map<string, () => void>([
      ['ArrowRight', () => r.go(r.page + 1)],
      ['ArrowLeft', () => r.go(r.page - 1)],
      ['PageDown', () => r.go(r.page + 1)],
      ['PageUp', () => r.go(r.page - 1)],
      ['Home', () => r.go(1)],
      ['End', () => r.go(r.count)],
      [',', () => r.stepSentence(-1)],
      ['.', () => r.stepSentence(1)],
    ]);
    const letters: Record<string, () => void> = {
      n: () => set({ narration: !settings.narration }),
      s: () => {
        const isOff = settings.sign === 'off';
        if (isOff && !(r.current && signOf(r.current, r.lang))) r.tell(r.t('noSign'));
        // In a book without signing, signing cannot be switched on, because the setting would only affect the next book.
        if (!isOff || hasSign(r.book)) set({ sign: isOff ? 'side' : 'off' });
      },
      c: () => set({ captions: !settings.captions }),
      l: () => void r.setLang(r.other),
      t: () => openPanel('contents'),
      a: () => set({ turn: settings.turn === 'wait' ? 'narration' : 'wait' }),
      f: () => void toggleFullScreen(r),
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isPlain = key.length === 1 && key !== ' ';
    if (isPlain && !settings.letterKeys) return;
    // Space activates the focused control. Arrow keys move the floating window or select radio buttons.
    const isOwn =
      isControl(event.target) && (key === ' ' || (event.target as HTMLElement).closest('[data-drag], [type=radio]'));
    if (isOwn) return;
    const action = key === ' ' ? r.toggle : (forward.get(key) ?? (settings.letterKeys ? letters[key] : undefined));
    if (!action) return;
    event.preventDefault();
    if (!event.repeat) action();
  };

/** Toggles full screen, if the browser supports it. */
export const toggleFullScreen = async (r: ReaderModel): Promise<void> => {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await r.root.current?.requestFullscreen();
  } catch (error) {
    console.warn('full screen refused:', error instanceof Error ? error.message : error);
  }
};
