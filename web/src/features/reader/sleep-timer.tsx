import { useEffect, useRef } from 'react';
import { endSoftly } from './end-softly.ts';
import type { ReaderModel } from './use-reader.ts';

/** Ends the reading when the time is over, and shows a one-line message. */
export function SleepTimer({ r }: { r: ReaderModel }) {
  const { driver, sleep, isEnd } = r;
  const latest = useRef(r);
  useEffect(() => {
    latest.current = r;
  });
  useEffect(() => {
    if (sleep?.after !== 'book' || !isEnd) return;
    const { setSleep, tell, t } = latest.current;
    setSleep(undefined);
    tell(t('sleep.bookDone'));
  }, [sleep, isEnd]);
  useEffect(() => {
    if (!driver || !sleep || sleep.after === 'book') return;
    let stop: (() => void) | undefined;
    // Compares with the system clock, because timers of a hidden tab run late.
    const timer = setInterval(() => {
      if (stop || Date.now() < sleep.until) return;
      stop = endSoftly(driver, latest.current.settings.volume, () => {
        const { setSleep, tell, t } = latest.current;
        setSleep(undefined);
        tell(t('sleep.done'));
      });
    }, 500);
    return () => {
      clearInterval(timer);
      stop?.();
    };
  }, [driver, sleep]);
  return null;
}
