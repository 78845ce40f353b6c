import { useEffect, useMemo, useState } from 'react';
import { isPlayingSlice } from './hear-words.ts';
import { scrollIntoClearView } from './keep-clear.ts';
import type { ReaderClasses } from './reader-styles.ts';
import { readLines } from './together-lines.ts';
import { passTurn, watchTurns } from './turns.ts';
import type { ReaderModel } from './use-reader.ts';
import { findSentence } from './word-ranges.ts';

/** Waits at each line of the child, and shows whose turn it is. During a turn, the play button and a touch of the line end the turn. */
export function TogetherMode({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { driver, book, lang, t, setPassTurn } = r;
  const [line, setLine] = useState<string>();
  const pages = useMemo(() => readLines(book, lang), [book, lang]);
  useEffect(() => {
    if (!driver) return;
    return watchTurns(
      driver,
      (page) => pages[page - 1]?.childLines ?? new Set(),
      isPlayingSlice,
      (turn) => {
        setLine(turn);
        const endTurn = turn === undefined ? undefined : () => passTurn(driver, turn);
        setPassTurn(() => endTurn);
      },
    );
  }, [driver, pages, setPassTurn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new turn shows the message, which may cover the line
  useEffect(() => {
    const sentence = line === undefined ? undefined : findSentence(r, line);
    if (sentence && r.root.current) scrollIntoClearView(r.root.current, sentence);
  }, [line]);
  return (
    <>
      <p className={c.onlyHeard} role="status">
        {line === undefined ? '' : `${t('echo')}: ${findSentence(r, line)?.textContent ?? ''}`}
      </p>
      {line === undefined ? null : (
        <div aria-hidden="true" data-turn="" style={{ position: 'relative' }}>
          {/* The message has an absolute position, so nothing moves when the message appears or disappears. */}
          <p className={c.statusLine} style={{ position: 'absolute', insetInline: 0, bottom: 0 }}>
            {t('together.turn')}
          </p>
        </div>
      )}
    </>
  );
}
