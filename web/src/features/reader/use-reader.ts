'use client';

import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { i18nOf, loadMessages } from '@/i18n/client';
import type { resources } from '@/i18n/resources';
import { editionOf, type ReaderBook } from './book.ts';
import { createDriver, type ReaderDriver, type ReaderView } from './driver.ts';
import { pageContent } from './page-content.ts';
import { playlistIn } from './playlist-in-address.ts';
import { type OnProgress, saveProgress } from './progress.ts';
import { defaultSettings, type ReadingSettings } from './reading-settings.ts';
import { keepSleep, keptSleep, type Sleep } from './sleep.ts';
import { readSettings, storeSettings } from './stored-settings.ts';

export interface ReaderProps {
  book: ReaderBook;
  lang: Lang;
  /** Page number, starting at 1. */
  page: number;
  /** Messages in `lang`, inlined with the page. */
  messages: (typeof resources)[Lang]['reader'];
  onProgress?: OnProgress;
}

const still: ReaderView = {
  page: 0,
  isPlaying: false,
  isBlocked: false,
  isDone: false,
  isTurnPaused: false,
  narration: 'none',
  sign: 'none',
  sentence: undefined,
};
const noop = () => () => undefined;
const addressed = () => Number(new URLSearchParams(window.location.search).get('page')) || 1;
/** Returns the address of the reader at a page. It preserves the current playlist. */
const addressAt = (url: string, page: number, playlist: string | undefined): string => {
  const query = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(playlist ? { playlist } : {}),
  }).toString();
  return query ? `${url}?${query}` : url;
};

/** Returns the reader's state (book, language, page, settings, clock) and its actions. */
export const useReader = ({ book, lang: firstLang, page: firstPage, messages, onProgress }: ReaderProps) => {
  const root = useRef<HTMLDivElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [lang, setLangNow] = useState(firstLang);
  const [t, setT] = useState(() =>
    i18nOf(firstLang).addResourceBundle(firstLang, 'reader', messages).getFixedT(firstLang, 'reader'),
  );
  const [page, setPage] = useState(firstPage);
  const [settings, setSettings] = useState<ReadingSettings>(defaultSettings);
  const [isKnown, setIsKnown] = useState(false);
  const [driver, setDriver] = useState<ReaderDriver>();
  const view = useSyncExternalStore(driver?.subscribe ?? noop, driver?.view ?? (() => still), () => still);
  const count = book.pages.length;
  const [playlist, setPlaylist] = useState<string>();
  const [sleep, setSleepNow] = useState<Sleep>();
  const [line, setLine] = useState<{ text: string; count: number }>();
  const startsAlone = useRef(false);
  const isChosen = useRef(false);
  const how = useRef({ isAutomatic: false, page: 0, lang: firstLang });

  const go = useCallback(
    (to: number, isAutomatic = false) => {
      how.current.isAutomatic = isAutomatic;
      setLine(undefined);
      setPage(Math.min(count + 1, Math.max(1, to)));
    },
    [count],
  );

  // A layout effect runs before the first paint after a client navigation. Otherwise a question that was already answered would flash.
  useLayoutEffect(() => {
    if (!audio.current || !video.current) return;
    const { settings: ownSettings, isKnown: known } = readSettings();
    const newDriver = createDriver(
      audio.current,
      video.current,
      {
        narration: ownSettings.narration,
        sign: ownSettings.sign !== 'off',
        rate: ownSettings.rate,
        signRate: ownSettings.signRate,
      },
      (to) => go(to, true),
    );
    if (known) storeSettings(ownSettings);
    setSettings(ownSettings);
    setIsKnown(known);
    setDriver(newDriver);
    how.current.page = 0;
    // Next may restore an older page although the address is newer.
    go(addressed());
    setPlaylist(playlistIn(window.location.search));
    setSleepNow(keptSleep());
    startsAlone.current = ownSettings.starts;
    return () => {
      newDriver.dispose();
      setDriver(undefined);
    };
  }, [go]);

  const sentenceText = useCallback(
    (id: string) => root.current?.querySelector(`[data-main] [data-s="${CSS.escape(id)}"]`)?.textContent ?? '',
    [],
  );
  const { voice, saver } = settings;
  useLayoutEffect(() => {
    if (!driver) return;
    const before = how.current;
    const { content, sources } = pageContent(book, page, lang, { voice, saver }, sentenceText);
    driver.open(content, sources, { isSamePlace: before.page === page, isAutomatic: before.isAutomatic });
    how.current = { isAutomatic: false, page, lang };
    if (startsAlone.current) driver.send({ is: 'play' });
    startsAlone.current = false;
  }, [driver, book, page, lang, voice, saver, sentenceText]);

  useEffect(
    () => driver?.send({ is: 'track', track: 'narration', isOn: settings.narration }),
    [driver, settings.narration],
  );
  useEffect(() => driver?.send({ is: 'track', track: 'sign', isOn: settings.sign !== 'off' }), [driver, settings.sign]);
  useEffect(() => driver?.send({ is: 'rate', rate: settings.rate }), [driver, settings.rate]);
  useEffect(() => driver?.send({ is: 'sign-rate', rate: settings.signRate }), [driver, settings.signRate]);
  useEffect(() => driver?.send({ is: 'continuous', isOn: settings.continuous }), [driver, settings.continuous]);
  useEffect(
    () => driver?.send({ is: 'turning', mode: settings.turn, seconds: settings.turnSeconds }),
    [driver, settings.turn, settings.turnSeconds],
  );
  useEffect(() => driver?.setVolume(settings.volume), [driver, settings.volume]);

  const set = useCallback(
    (change: Partial<ReadingSettings>) => {
      // This is synchronous and does not wait for the next render. Otherwise a muted track would be audible for a moment when `play` follows.
      if (change.narration !== undefined) driver?.send({ is: 'track', track: 'narration', isOn: change.narration });
      if (change.sign !== undefined) driver?.send({ is: 'track', track: 'sign', isOn: change.sign !== 'off' });
      setSettings((now) => ({ ...now, ...change }));
      setIsKnown(true);
      isChosen.current = true;
    },
    [driver],
  );
  useEffect(() => {
    if (isChosen.current) storeSettings(settings);
  }, [settings]);

  const setLang = useCallback(async (next: Lang) => {
    try {
      const texts = await loadMessages(next, 'reader');
      setT(() => texts);
      setLangNow(next);
      setLine(undefined);
    } catch (error) {
      console.warn('language not loaded:', error instanceof Error ? error.message : error);
    }
  }, []);

  const edition = editionOf(book, lang);
  const isSigned = edition.signLanguage !== undefined;
  /** Returns a label of the page's clip, with the word for signing or for a sample. */
  const clipText = useCallback(
    (key: 'sign' | 'signLabel' | 'startChoice.sign' | 'options.sign') => t(isSigned ? key : `sample.${key}`),
    [t, isSigned],
  );
  useEffect(() => {
    if (!driver) return;
    document.documentElement.lang = languageCodes[lang];
    if (lang !== firstLang) document.title = edition.title;
    const address = addressAt(edition.url, Math.min(page, count), playlist);
    const { pathname, search, hash } = window.location;
    if (pathname + search !== address || hash.startsWith('#reader=')) window.history.replaceState(null, '', address);
  }, [driver, lang, firstLang, page, count, playlist, edition.url, edition.title]);

  // Reports the position at page turns, at pauses and when the visitor leaves. The device stores it for every visitor.
  const raise = useCallback(() => {
    if (!driver) return;
    const isFinished = page > count;
    const progress = {
      documentId: book.id,
      lang,
      page: Math.min(page, count),
      pageCount: count,
      positionMs: Math.round(isFinished ? 0 : driver.position()),
      isFinished,
    };
    saveProgress(progress);
    onProgress?.(progress);
  }, [driver, book.id, lang, page, count, onProgress]);
  const hasTurned = useRef(false);
  useEffect(() => {
    // Opening a book is not reading, so the last position is preserved.
    if (hasTurned.current || view.isPlaying) raise();
    hasTurned.current ||= driver !== undefined && how.current.page !== 0;
  }, [raise, driver, view.isPlaying]);
  useEffect(() => {
    const leave = () => hasTurned.current && raise();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [raise]);

  const setSleep = useCallback((next: Sleep | undefined) => {
    keepSleep(next);
    setSleepNow(next);
  }, []);
  /** Shows one line above the controls, which screen readers announce. The count makes them announce the same line again. */
  const tell = useCallback((text: string) => setLine((last) => ({ text, count: (last?.count ?? 0) + 1 })), []);
  const play = useCallback(() => {
    setLine(undefined);
    driver?.send({ is: 'play' });
  }, [driver]);
  const pause = useCallback(() => driver?.send({ is: 'pause' }), [driver]);
  const playFrom = useCallback(
    (id: string) => {
      const cue = driver?.cues().find((each) => each.id === id);
      if (!driver || !cue) return;
      driver.send({ is: 'seek', position: cue.start });
      driver.send({ is: 'play' });
    },
    [driver],
  );
  const stepSentence = useCallback(
    (step: 1 | -1) => {
      const cues = driver?.cues() ?? [];
      const cueIndex = cues.findIndex(({ id }) => id === driver?.view().sentence);
      const next = cues[Math.max(0, cueIndex + step)];
      if (!driver || !next) return;
      driver.send({ is: 'seek', position: next.start + 1 });
    },
    [driver],
  );

  return useMemo(
    () => ({
      root,
      audio,
      video,
      book,
      edition,
      lang,
      other: (lang === 'vi' ? 'en' : 'vi') as Lang,
      page,
      count,
      isEnd: page > count,
      playlist,
      current: book.pages[page - 1],
      settings,
      isKnown,
      view,
      driver,
      t,
      clipText,
      line,
      tell,
      sleep,
      setSleep,
      go,
      set,
      setLang,
      play,
      pause,
      toggle: view.isPlaying ? pause : play,
      playFrom,
      stepSentence,
    }),
    [
      book,
      edition,
      lang,
      page,
      count,
      playlist,
      settings,
      isKnown,
      view,
      driver,
      t,
      clipText,
      line,
      tell,
      sleep,
      setSleep,
      go,
      set,
      setLang,
      play,
      pause,
      playFrom,
      stepSentence,
    ],
  );
};

export type ReaderModel = ReturnType<typeof useReader>;
