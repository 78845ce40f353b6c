import { useEffect, useRef } from 'react';
import { fadeOut } from './fade-out.ts';
import type { ReaderModel } from './use-reader.ts';

/** Fades out and pauses the reading when the sleep timer ends, and shows a message. With the choice `book`, only shows a message at the end page. */
export function SleepTimer({ r }: { r: ReaderModel }) {
  const { driver, sleep, isEnd } = r;
  const latestReader = useRef(r);
  useEffect(() => {
    latestReader.current = r;
  });
  useEffect(() => {
    if (sleep?.after !== 'book' || !isEnd) return;
    const { setSleep, showLine, t } = latestReader.current;
    setSleep(undefined);
    showLine(t('sleep.bookDone'));
  }, [sleep, isEnd]);
  useEffect(() => {
    if (!driver || !sleep || sleep.after === 'book') return;
    let stopFade: (() => void) | undefined;
    // Compares with the system clock, because timers of a hidden tab run late.
    const timer = setInterval(() => {
      if (stopFade || Date.now() < sleep.until) return;
      stopFade = fadeOut(driver, latestReader.current.settings.volume, () => {
        const { setSleep, showLine, t } = latestReader.current;
        setSleep(undefined);
        showLine(t('sleep.done'));
      });
    }, 500);
    return () => {
      clearInterval(timer);
      stopFade?.();
    };
  }, [driver, sleep]);
  return null;
}
