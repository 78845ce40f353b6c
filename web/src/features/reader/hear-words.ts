import { languageCodes } from '@hat-nang/model/languages';
import { findWords } from '@hat-nang/model/words';
import { textOf } from './book.ts';
import type { Cue } from './cues.ts';
import { hasVoice, speakDescription } from './players.ts';
import { openNote } from './term-note.ts';
import type { ReaderModel } from './use-reader.ts';
import { findSentence, findWordAt, markWord, type TextWord, wordStarts } from './word-ranges.ts';

/** Minimum duration of a long press in milliseconds. `maxMovePx` is the distance in pixels that the pointer may move during a long press. */
const longPressMs = 500;
const maxMovePx = 10;
/** Length of a frame in milliseconds. A slice ends one frame earlier, because the last frame would otherwise play the beginning of the next word. */
const frameMs = 16;
/** Milliseconds by which the estimated time of a word may be wrong. The slice is longer by this margin on both sides. */
const estimateMarginMs = 120;

let isPressLong = false;
let stopSlice: (() => void) | undefined;
/** Checks whether a word or a sentence is being repeated from the narration. */
export const isPlayingSlice = (): boolean => stopSlice !== undefined;
/** The last word that was said, and its page. `hearNextWord` counts from this word. */
let heardWord: { id: string; index: number; page: number } | undefined;

/** Plays a part of the narration, then seeks to the start of the sentence, so that the play button reads the whole sentence. */
const playSlice = (reader: ReaderModel, cue: Cue, start: number, end: number, word?: TextWord): void => {
  const { driver } = reader;
  if (!driver) return;
  stopSlice?.();
  const { page } = driver.view();
  const wasNarrationOff = !driver.state().tracks.narration.isOn;
  // The word is said even if the narration is switched off. The setting does not change.
  if (wasNarrationOff) driver.send({ is: 'track', track: 'narration', isOn: true });
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
    // False after a pause, a page turn or a seek to another position.
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
  // Set before the playback starts, because the turns of the child (turns.ts) do not interrupt a slice.
  stopSlice = finish;
  driver.send({ is: 'seek', position: start });
  driver.send({ is: 'play' });
  // The word is marked here, because the code that follows the voice (word-light.tsx) may still be loading.
  if (word && reader.settings.words) markWord(reader, word);
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

/** Returns the recorded cue of a sentence, and the locale of the page's text. The cue is undefined without a recording, or if the narration cannot play. */
const findRecording = ({ current, lang, driver }: ReaderModel, id: string) => {
  const shownText = current && textOf(current, lang);
  const narration = driver?.state().tracks.narration;
  const recording = shownText?.text.narration;
  const isPlayable = recording?.isTimed && narration?.health !== 'failed' && narration?.health !== 'lost';
  return {
    cue: isPlayable ? recording.cues.find((candidate) => candidate.id === id) : undefined,
    locale: languageCodes[shownText?.lang ?? lang],
  };
};

const hearWord = (reader: ReaderModel, { sentence, id, index }: TextWord): void => {
  const text = sentence.textContent ?? '';
  const wordRange = findWords(text)[index];
  if (!wordRange) return;
  heardWord = { id, index, page: reader.page };
  // The narration reads only the main text, not the text in the second language.
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
  speak(reader, text.slice(wordRange.start, wordRange.end), textLocale, () => markWord(reader, undefined));
  // Waits for the render after `pause`, because that render removes the mark of the narrated word.
  if (reader.settings.words) setTimeout(() => markWord(reader, { sentence, id, index }), 50);
};

/** Says the word after or before the last said word. If the last said word is not in the current sentence, says the first word of the current sentence. */
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

/** Reads one sentence again, then stops. Without an id, reads the current sentence, otherwise the first sentence of the page. */
export const repeatSentence = (reader: ReaderModel, id?: string): void => {
  const firstId = reader.root.current?.querySelector<HTMLElement>('[data-main] [data-s]')?.dataset.s;
  const sentenceId = id ?? reader.driver?.view().sentence ?? firstId;
  if (sentenceId === undefined) return;
  const { cue, locale } = findRecording(reader, sentenceId);
  if (cue) playSlice(reader, cue, cue.start, cue.end);
  else speak(reader, findSentence(reader, sentenceId)?.textContent ?? '', locale, () => undefined);
};

/** Repeats the sentence if the press is long. A movement of more than `maxMovePx` is no press, because it scrolls or turns the page. */
export const watchPress = (reader: ReaderModel, down: PointerEvent, press: AbortController): void => {
  isPressLong = false;
  const sentence = down.target instanceof Element ? down.target.closest<HTMLElement>('[data-main] [data-s]') : null;
  if (press.signal.aborted || !sentence?.dataset.s || !down.isPrimary || down.button !== 0) return;
  // A long press on a glossary term does not repeat the sentence: the click at its end opens the note of the term.
  if (down.target instanceof Element && down.target.closest('[data-term]')) return;
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

/**
 * Says the touched word, reads from the touched sentence, or opens the note of a glossary term. Ignores the click at the end of a long press or of a selection,
 * and clicks on links.
 */
export const onTextClick = (reader: ReaderModel, event: MouseEvent): void => {
  const { target } = event;
  const term = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
  if (term) {
    void openNote(reader, term);
    return;
  }
  const sentence = target instanceof Element ? target.closest<HTMLElement>('[data-s]') : null;
  const isSelecting = (window.getSelection()?.toString().length ?? 0) > 0;
  const wasLong = isPressLong;
  isPressLong = false;
  if (!sentence?.dataset.s || wasLong || isSelecting || (target instanceof Element && target.closest('a, summary')))
    return;
  if (reader.passTurn && 'now' in sentence.dataset) {
    reader.passTurn();
    return;
  }
  if (reader.settings.touch === 'sentence') {
    reader.playFrom(sentence.dataset.s);
    return;
  }
  const word = findWordAt(event);
  if (word) hearWord(reader, word);
};
