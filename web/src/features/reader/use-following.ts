import { languageCodes } from '@hat-nang/model/languages';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { signOf, textOf } from './book.ts';
import { bringIntoSight } from './keep-clear.ts';
import { clipUrl } from './page-content.ts';
import { say, stopDescription } from './players.ts';
import { type PrefetchRequest, prefetch } from './prefetch.ts';
import { pictureSizes } from './stage.tsx';
import type { ReaderModel } from './use-reader.ts';

/** Runs the effects that follow the clock: the marked sentence, the wake lock, prefetching the next page, the spoken description. */
export const useFollowing = (r: ReaderModel): void => {
  const { root, view, page, lang, book, settings, driver } = r;
  const { sentence, isPlaying } = view;

  // biome-ignore lint/correctness/useExhaustiveDependencies: page, language and second text bring other elements
  useEffect(() => {
    for (const old of root.current?.querySelectorAll('[data-now]') ?? []) old.removeAttribute('data-now');
    if (!sentence) return;
    const [first, ...rest] = root.current?.querySelectorAll<HTMLElement>(`[data-s="${CSS.escape(sentence)}"]`) ?? [];
    for (const each of [first, ...rest]) each?.setAttribute('data-now', '');
    // At maximum size, the signer has priority. Scrolling to the text must not move it out of view.
    if (isPlaying && settings.sign !== 'full' && root.current && first) bringIntoSight(root.current, first);
  }, [root, sentence, page, lang, settings.bothLanguages]);

  useEffect(() => {
    if (!isPlaying || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (isOver) await got.release();
        else lock = got;
      } catch (error) {
        // The system may refuse the wake lock when the battery is low. Reading continues, but the screen may turn off.
        console.info('screen not kept awake:', error instanceof Error ? error.name : error);
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [isPlaying]);

  const { saver, sign, narration } = settings;
  useEffect(() => {
    const next = book.pages[page];
    if (!driver || !next) return;
    const text = textOf(next, lang)?.text;
    const requests: PrefetchRequest[] = [];
    if (next.picture && saver !== 'audio') {
      const sizes = saver === 'small' ? '320px' : pictureSizes;
      requests.push({ url: next.picture.src, picture: { srcSet: next.picture.srcSet, sizes } });
    }
    if (text?.narration && narration) requests.push({ url: text.narration.url });
    const clip = signOf(next, lang)?.sign;
    const isLight = saver === 'none' || (saver === 'small' && clip?.smallUrl);
    if (clip && sign !== 'off' && isLight) requests.push({ url: clipUrl(clip, saver) });
    // Waits until the resources of this page have loaded.
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = prefetch(requests);
    }, 400);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [driver, book, page, lang, saver, sign, narration]);

  const owesPlay = useRef(false);
  // This runs after the page was opened (use-reader.ts) and before it plays. The narration waits for the description, because two voices at once are
  // unintelligible.
  useLayoutEffect(() => {
    if (!driver) return;
    const current = book.pages[page - 1];
    const shownText = current && textOf(current, lang);
    const description = settings.speakDescriptions ? shownText?.text.description : undefined;
    const goOn = () => {
      if (!owesPlay.current) return;
      owesPlay.current = false;
      const { isTurnPaused } = driver.view();
      driver.send({ is: 'play' });
      if (isTurnPaused) driver.send({ is: 'interaction' });
    };
    if (!shownText || !description) {
      goOn();
      return;
    }
    if (driver.view().isPlaying) {
      owesPlay.current = true;
      driver.send({ is: 'pause' });
    }
    say(description, languageCodes[shownText.lang], 1, goOn);
    // Some devices never report the end of an utterance. The timer continues in that case.
    const timer = setTimeout(goOn, 5000 + description.length * 150);
    return () => {
      clearTimeout(timer);
      stopDescription();
    };
  }, [driver, book, page, lang, settings.speakDescriptions]);

  useEffect(() => {
    if (!isPlaying) return;
    owesPlay.current = false;
    stopDescription();
  }, [isPlaying]);
};
