import { useEffect, useRef, useState } from 'react';
import { masterOf } from './clock.ts';
import { cueAt } from './cues.ts';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

/** The pause may begin this many milliseconds before the end of a sentence, because sentences end with a short silence. */
const earlyMs = 20;

/** Pauses after each sentence for as long as the sentence was read, so that the child can repeat the sentence. Silent reading is never paused. */
export function EchoMode({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { driver, t } = r;
  const [isHeld, setIsHeld] = useState(false);
  const voiceStart = useRef<{ sentence: string | undefined; at: number }>({ sentence: undefined, at: 0 });
  useEffect(() => {
    if (!driver) return;
    let heldUntil: number | undefined;
    /** Page and sentence of the last pause. The same sentence causes another pause only after the sentence was read again. */
    let restedAfter: string | undefined;
    const hold = (ms: number, place: string) => {
      restedAfter = place;
      heldUntil = performance.now() + ms;
      // If the timer below does not end the pause in time, the clock ends the pause one second later.
      driver.send({ is: 'hold', ms: ms + 1000 });
      setIsHeld(true);
    };
    const timer = setInterval(() => {
      const state = driver.state();
      if (heldUntil !== undefined) {
        if (state.heldUntil !== undefined && performance.now() < heldUntil) return;
        heldUntil = undefined;
        setIsHeld(false);
        if (state.heldUntil !== undefined) driver.send({ is: 'hold', ms: 0 });
        return;
      }
      if (!state.isPlaying || masterOf(state) === 'timer') return;
      const { sentence } = driver.view();
      if (state.tracks.narration.content?.isLoose) {
        // For the device's voice, `view` shows only when a sentence begins. The pause after a sentence therefore begins when the next sentence begins.
        const { sentence: lastSentence, at } = voiceStart.current;
        if (sentence === lastSentence) return;
        voiceStart.current = { sentence, at: performance.now() };
        if (lastSentence !== undefined && sentence !== undefined) hold(performance.now() - at, lastSentence);
        return;
      }
      const position = driver.position();
      const cue = cueAt(driver.cues(), position);
      if (!cue || sentence === undefined) return;
      const place = `${state.key} ${cue.id}`;
      if (position < cue.end - earlyMs) restedAfter = restedAfter === place ? undefined : restedAfter;
      else if (restedAfter !== place && position < cue.end + 1000) hold((cue.end - cue.start) / state.rate, place);
    }, 40);
    return () => {
      clearInterval(timer);
      if (driver.state().heldUntil !== undefined) driver.send({ is: 'hold', ms: 0 });
    };
  }, [driver]);
  // The message is hidden from screen readers, because its announcement would fill the pause.
  return isHeld ? (
    <div aria-hidden="true" data-echo="" style={{ position: 'relative' }}>
      {/* The message has an absolute position, so nothing moves when the message appears or disappears. */}
      <p className={c.statusLine} style={{ position: 'absolute', insetInline: 0, bottom: 0 }}>
        {t('echo')}
      </p>
    </div>
  ) : null;
}
