import { findWords } from '@hat-nang/model/words';
import { useEffect } from 'react';
import { masterOf } from './clock.ts';
import { readCueAt } from './cues.ts';
import type { ReaderDriver } from './driver.ts';
import type { ReaderModel } from './use-reader.ts';
import { findSentence, markWord, wordStarts } from './word-ranges.ts';

/** Half a frame in milliseconds. A word is marked in the frame that is closest to its start. */
const halfFrameMs = 8;

/** Returns the sentence id and the index of the word that is read aloud. The index is -1 before the first word. Undefined if no word is read, as in a pause. */
const findSpokenWord = (
  driver: ReaderDriver,
  textOf: (id: string) => string,
): { id: string; index: number } | undefined => {
  const state = driver.state();
  const { sentence, isPlaying } = driver.view();
  if (!isPlaying || sentence === undefined || state.heldUntil !== undefined || masterOf(state) !== 'narration')
    return undefined;
  if (state.tracks.narration.content?.isLoose) {
    // Only the device knows how fast its voice speaks. Without a reported index, no word is marked.
    const spokenIndex = driver.spokenIndex();
    if (spokenIndex === undefined) return undefined;
    return { id: sentence, index: findWords(textOf(sentence)).findLastIndex(({ start }) => start <= spokenIndex) };
  }
  const position = driver.position();
  const cue = readCueAt(driver.cues(), position);
  if (!cue || position > cue.end) return undefined;
  return {
    id: cue.id,
    index: wordStarts(cue, textOf(cue.id)).starts.findLastIndex(
      (start) => start <= position + halfFrameMs * state.rate,
    ),
  };
};

/** Marks each word while it is read aloud. Runs outside React, because a word can last less than a tenth of a second. */
export function WordLight({ r }: { r: ReaderModel }) {
  const { driver, root, page, lang } = r;
  const { isPlaying } = r.view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: page and language bring other elements with the same ids
  useEffect(() => {
    if (!driver || !isPlaying) return;
    let frame = 0;
    let shownWord = '';
    const textOf = (id: string) => findSentence({ root }, id)?.textContent ?? '';
    const followVoice = () => {
      frame = requestAnimationFrame(followVoice);
      const word = findSpokenWord(driver, textOf);
      const sentence = word && word.index >= 0 ? findSentence({ root }, word.id) : null;
      const name = word && sentence ? `${word.id} ${word.index}` : '';
      if (name === shownWord) return;
      shownWord = name;
      markWord({ root }, word && sentence ? { ...word, sentence } : undefined);
    };
    followVoice();
    return () => {
      cancelAnimationFrame(frame);
      markWord({ root }, undefined);
    };
  }, [driver, root, isPlaying, page, lang]);
  return null;
}
