import { languageCodes } from '@hat-nang/model/languages';
import { findWords } from '@hat-nang/model/words';
import { textOf } from './book.ts';
import type { Cue } from './cues.ts';
import { hasVoice, speakDescription } from './players.ts';
import type { ReaderModel } from './use-reader.ts';
import { findSentence, findWordAt, markWord, type TextWord, wordStarts } from './word-ranges.ts';

/** Milliseconds after which a press is a long one, and pixels that a finger may move during it. */
const longPressMs = 500;
const maxMovePx = 10;
/** Length of a frame in milliseconds. A slice ends this much earlier, because the last frame would otherwise play the beginning of the next word. */
const frameMs = 16;
/** Milliseconds by which the estimated time of a word may be wrong. The slice is longer by this margin on both sides. */
const estimateMarginMs = 120;

let isPressLong = false;
let stopSlice: (() => void) | undefined;
/** The last word that was said, and its page. The commands for the next and the previous word count from this word. */
let heardWord: { id: string; index: number; page: number } | undefined;

/** Plays a part of the narration, then goes back to the start of its sentence, so that ▶ reads the whole sentence. */
const playSlice = (reader: ReaderModel, cue: Cue, start: number, end: number, word?: TextWord): void => {
  const { driver } = reader;
  if (!driver) return;
  stopSlice?.();
  const { page } = driver.view();
  const wasNarrationOff = !driver.state().tracks.narration.isOn;
  // The word is said even if the narration is switched off. The setting does not change.
  if (wasNarrationOff) driver.send({ is: 'track', track: 'narration', isOn: true });
  driver.send({ is: 'seek', position: start });
  driver.send({ is: 'play' });
  // The word is marked here, because the code that follows the voice (word-light.tsx) may still be loading.
  if (word && reader.settings.words) markWord(reader, word);
  let frame = 0;
  const finish = (): void => {
    cancelAnimationFrame(frame);
    stopSlice = undefined;
    if (word) markWord(reader, undefined);
    if (wasNarrationOff) driver.send({ is: 'track', track: 'narration', isOn: false });
  };
  const follow = (): void => {
    const position = driver.position();
    const { isPlaying, page: currentPage } = driver.view();
    // False after a pause, a page turn or a jump to another position.
    const isSamePlace = isPlaying && currentPage === page && position >= start - 50 && position <= end + 1500;
    if (isSamePlace && position < end - frameMs) {
      frame = requestAnimationFrame(follow);
      return;
    }
    if (isSamePlace) {
      driver.send({ is: 'pause' });
      driver.send({ is: 'seek', position: cue.start + 1 });
    }
    finish();
  };
  stopSlice = finish;
  frame = requestAnimationFrame(follow);
};

const speak = (reader: ReaderModel, text: string, locale: string, onOver: () => void): void => {
  reader.pause();
  const report = (hasFailed: boolean) => {
    onOver();
    if (hasFailed) reader.showLine(reader.t('noVoice'));
  };
  speakDescription(text, locale, reader.settings.rate, report);
};

/** Returns the recorded cue of a sentence, and the language of the page's text. The cue is undefined if there is none or the narration cannot play. */
const findRecording = ({ current, lang, driver }: ReaderModel, id: string) => {
  const shownText = current && textOf(current, lang);
  const narration = driver?.state().tracks.narration;
  const isPlayable = narration?.health !== 'failed' && narration?.health !== 'lost';
  return {
    cue: isPlayable ? shownText?.text.narration?.cues.find((candidate) => candidate.id === id) : undefined,
    locale: languageCodes[shownText?.lang ?? lang],
  };
};

const hearWord = (reader: ReaderModel, { sentence, id, index }: TextWord): void => {
  const text = sentence.textContent ?? '';
  const place = findWords(text)[index];
  if (!place) return;
  heardWord = { id, index, page: reader.page };
  // Only the main text has a narration. The text in the second language has none.
  const isMain = sentence.closest('[data-main]') !== null;
  const { cue, locale } = findRecording(reader, id);
  const { starts, isRecorded } = cue ? wordStarts(cue, text) : { starts: [], isRecorded: false };
  const start = starts[index];
  if (isMain && cue && start !== undefined && (isRecorded || !hasVoice(locale))) {
    const margin = isRecorded ? 0 : estimateMarginMs;
    playSlice(
      reader,
      cue,
      Math.max(cue.start, start - margin),
      Math.min(cue.end, (starts[index + 1] ?? cue.end) + margin),
      { sentence, id, index },
    );
    return;
  }
  const textLocale = sentence.closest<HTMLElement>('article[lang]')?.lang ?? locale;
  speak(reader, text.slice(place.start, place.end), textLocale, () => markWord(reader, undefined));
  // The delay waits for the render after `pause`, which removes the mark of the narration.
  if (reader.settings.words) setTimeout(() => markWord(reader, { sentence, id, index }), 50);
};

/** Says the next or the previous word. Counts from the last said word, otherwise from the current sentence. */
export const hearNextWord = (reader: ReaderModel, direction: 1 | -1): void => {
  const sentences = [...(reader.root.current?.querySelectorAll<HTMLElement>('[data-main] [data-s]') ?? [])];
  const words = sentences.flatMap((sentence) =>
    findWords(sentence.textContent ?? '').map(
      (_, index): TextWord => ({ sentence, id: sentence.dataset.s ?? '', index }),
    ),
  );
  const { sentence: currentId } = reader.driver?.view() ?? {};
  const last = heardWord?.page === reader.page && (!currentId || heardWord.id === currentId) ? heardWord : undefined;
  const lastIndex = words.findIndex(({ id, index }) => id === last?.id && index === last.index);
  const firstIndex = Math.max(
    0,
    words.findIndex(({ id }) => id === currentId),
  );
  const next = words[last ? lastIndex + direction : firstIndex];
  if (next) hearWord(reader, next);
};

/** Reads one sentence again, then stops. Without an id, it is the current sentence or the first one of the page. */
export const repeatSentence = (reader: ReaderModel, id?: string): void => {
  const firstId = reader.root.current?.querySelector<HTMLElement>('[data-main] [data-s]')?.dataset.s;
  const sentenceId = id ?? reader.driver?.view().sentence ?? firstId;
  if (sentenceId === undefined) return;
  const { cue, locale } = findRecording(reader, sentenceId);
  if (cue) playSlice(reader, cue, cue.start, cue.end);
  else speak(reader, findSentence(reader, sentenceId)?.textContent ?? '', locale, () => undefined);
};

/** Repeats the sentence if the press is long. A moved finger scrolls or turns the page instead. */
export const watchPress = (reader: ReaderModel, down: PointerEvent, press: AbortController): void => {
  isPressLong = false;
  const sentence = down.target instanceof Element ? down.target.closest<HTMLElement>('[data-main] [data-s]') : null;
  if (press.signal.aborted || !sentence?.dataset.s || !down.isPrimary || down.button !== 0) return;
  const { s: id } = sentence.dataset;
  const timer = setTimeout(
    () => {
      isPressLong = true;
      press.abort();
      window.getSelection()?.removeAllRanges();
      repeatSentence(reader, id);
    },
    longPressMs - (performance.now() - down.timeStamp),
  );
  press.signal.addEventListener('abort', () => clearTimeout(timer));
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > maxMovePx) press.abort();
  };
  window.addEventListener('pointermove', onMove, { signal: press.signal, capture: true });
};

/** Says the touched word, or reads from the touched sentence. Ignores the end of a long press, a selection, and a link. */
export const onTextClick = (reader: ReaderModel, event: MouseEvent): void => {
  const { target } = event;
  const sentence = target instanceof Element ? target.closest<HTMLElement>('[data-s]') : null;
  const isSelecting = (window.getSelection()?.toString().length ?? 0) > 0;
  const wasLong = isPressLong;
  isPressLong = false;
  if (!sentence?.dataset.s || wasLong || isSelecting || (target instanceof Element && target.closest('a, summary')))
    return;
  if (reader.settings.touch === 'sentence') {
    reader.playFrom(sentence.dataset.s);
    return;
  }
  const word = findWordAt(event);
  if (word) hearWord(reader, word);
};
