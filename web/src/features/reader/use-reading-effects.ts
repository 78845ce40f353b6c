import { languageCodes } from '@hat-nang/model/languages';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { signOf, textOf } from './book.ts';
import { scrollIntoClearView } from './keep-clear.ts';
import { clipUrl } from './page-content.ts';
import { speakDescription, stopDescription } from './players.ts';
import { type PrefetchRequest, prefetch } from './prefetch.ts';
import { pictureSizes } from './stage.tsx';
import type { ReaderModel } from './use-reader.ts';

/** Runs the effects that follow the clock: the marked sentence, the wake lock, prefetching the next page, the spoken description. */
export const useReadingEffects = (reader: ReaderModel): void => {
  const { root, view, page, lang, book, settings, driver } = reader;
  const { sentence, isPlaying } = view;

  // biome-ignore lint/correctness/useExhaustiveDependencies: page, language, second text and marks of lines bring other elements
  useEffect(() => {
    for (const previousElement of root.current?.querySelectorAll('[data-now]') ?? [])
      previousElement.removeAttribute('data-now');
    if (!sentence) return;
    const [first, ...rest] = root.current?.querySelectorAll<HTMLElement>(`[data-s="${CSS.escape(sentence)}"]`) ?? [];
    for (const currentElement of [first, ...rest]) currentElement?.setAttribute('data-now', '');
    // In the layout `full`, scrolling to the text would move the clip out of view.
    if (isPlaying && settings.sign !== 'full' && root.current && first) scrollIntoClearView(root.current, first);
  }, [root, sentence, page, lang, settings.bothLanguages, settings.together]);

  useEffect(() => {
    if (!isPlaying || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const newLock = await navigator.wakeLock.request('screen');
        if (isOver) await newLock.release();
        else lock = newLock;
      } catch (error) {
        // The system may refuse the wake lock when the battery is low. Reading continues, but the screen may turn off.
        console.info('screen not kept awake:', error instanceof Error ? error.name : error);
      }
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, [isPlaying]);

  const { saver, sign, narration } = settings;
  useEffect(() => {
    const nextPage = book.pages[page];
    if (!driver || !nextPage) return;
    const text = textOf(nextPage, lang)?.text;
    const requests: PrefetchRequest[] = [];
    if (nextPage.picture && saver !== 'audio') {
      const sizes = saver === 'small' ? '320px' : pictureSizes;
      requests.push({ url: nextPage.picture.src, picture: { srcSet: nextPage.picture.srcSet, sizes } });
    }
    if (text?.narration && narration) requests.push({ url: text.narration.url });
    const clip = signOf(nextPage, lang)?.sign;
    const isLoadedAhead = saver === 'none' || (saver === 'small' && clip?.smallUrl);
    if (clip && sign !== 'off' && isLoadedAhead) requests.push({ url: clipUrl(clip, saver) });
    // The prefetch begins 400 ms later, so that the resources of this page load first.
    let stopPrefetch: (() => void) | undefined;
    const timer = setTimeout(() => {
      stopPrefetch = prefetch(requests);
    }, 400);
    return () => {
      clearTimeout(timer);
      stopPrefetch?.();
    };
  }, [driver, book, page, lang, saver, sign, narration]);

  const shouldPlayAfter = useRef(false);
  // This effect runs after the effect that opens the page (use-reader.ts). The narration waits for the description, because two voices at once are
  // unintelligible.
  useLayoutEffect(() => {
    if (!driver) return;
    const current = book.pages[page - 1];
    const shownText = current && textOf(current, lang);
    const description = settings.speakDescriptions ? shownText?.text.description : undefined;
    const continuePlaying = () => {
      if (!shouldPlayAfter.current) return;
      shouldPlayAfter.current = false;
      const { isTurnPaused } = driver.view();
      driver.send({ is: 'play' });
      if (isTurnPaused) driver.send({ is: 'interaction' });
    };
    if (!shownText || !description) {
      continuePlaying();
      return;
    }
    if (driver.view().isPlaying) {
      shouldPlayAfter.current = true;
      driver.send({ is: 'pause' });
    }
    speakDescription(description, languageCodes[shownText.lang], 1, continuePlaying);
    // Some devices never report the end of an utterance. Then this timer resumes the reading.
    const timer = setTimeout(continuePlaying, 5000 + description.length * 150);
    return () => {
      clearTimeout(timer);
      stopDescription();
    };
  }, [driver, book, page, lang, settings.speakDescriptions]);

  useEffect(() => {
    if (!isPlaying) return;
    shouldPlayAfter.current = false;
    stopDescription();
  }, [isPlaying]);
};
