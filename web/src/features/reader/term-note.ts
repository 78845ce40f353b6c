import { speakDescription, stopDescription } from './players.ts';
import type { ReaderModel } from './use-reader.ts';

/**
 * Makes the note of a pressed glossary term modal. The browser opens the note as a popover, which also works without this code. In addition, a modal note keeps
 * the focus inside, and switches scan only its buttons.
 */
export const openNote = async (reader: ReaderModel, term: HTMLElement): Promise<void> => {
  // The browser opens the popover after all listeners of the press, and their microtasks.
  await new Promise((resolve) => setTimeout(resolve));
  const note = document.getElementById(term.getAttribute('popovertarget') ?? '');
  if (!(note instanceof HTMLDialogElement) || note.open) return;
  // Browsers without popovers have not opened the note.
  const hasPopovers = typeof note.hidePopover === 'function';
  // The visitor may have closed the note while this code loaded.
  if (hasPopovers && !note.matches(':popover-open')) return;
  reader.pause();
  if (hasPopovers) note.hidePopover();
  // When the note closes, the browser returns the focus to the element that had it before. Safari does not focus a pressed button, so this line does.
  term.focus({ preventScroll: true });
  note.showModal();
  note.addEventListener(
    'close',
    () => {
      stopDescription();
      note.querySelector('video')?.pause();
    },
    { once: true },
  );
};

/** Says the word and its meaning with the device's voice. Without a voice, the note shows a message. */
const sayNote = (reader: ReaderModel, note: HTMLElement): void => {
  const message = note.querySelector<HTMLElement>('[role="status"]');
  const [word = '', meaning = ''] = ['[data-word]', '[data-meaning]'].map(
    (part) => note.querySelector(part)?.textContent ?? '',
  );
  if (message) message.textContent = '';
  speakDescription(`${word}. ${meaning}`, note.lang, reader.settings.rate, (hasFailed) => {
    if (message && hasFailed) message.textContent = message.dataset.failed ?? '';
  });
};

const playSign = (note: HTMLElement): void => {
  note
    .querySelector('video')
    ?.play()
    .catch((error: unknown) => console.info('sign clip not played:', error instanceof Error ? error.name : error));
};

/** Handles a press in a note, or beside the note. In switch control, a touch beside the note operates a switch, and does not close the note. */
export const onNoteClick = (reader: ReaderModel, { target }: MouseEvent): void => {
  const note = target instanceof Element ? target.closest('dialog') : null;
  if (!note || !(target instanceof Element)) return;
  if (target.closest('[popovertargetaction="hide"]') || (target === note && reader.settings.switches === 0))
    note.close();
  else if (target.closest('[data-say]')) sayNote(reader, note);
  else if (target.closest('[data-watch]')) playSign(note);
};
