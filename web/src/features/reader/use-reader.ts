'use client';

import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { getI18n, loadMessages } from '@/i18n/client';
import type { resources } from '@/i18n/resources';
import { editionOf, type ReaderBook, withEasyTexts } from './book.ts';
import { createDriver, type ReaderDriver, type ReaderView } from './driver.ts';
import { pageContent } from './page-content.ts';
import { parsePlaylist } from './parse-playlist.ts';
import { type ProgressListener, saveProgress } from './progress.ts';
import { defaultSettings, type ReadingSettings } from './reading-settings.ts';
import { currentSleepTimer, type SleepTimerState, setSleepTimer } from './sleep.ts';
import { readSettings, storeSettings } from './stored-settings.ts';

export interface ReaderProps {
  book: ReaderBook;
  lang: Lang;
  /** Page number, starting at 1. */
  page: number;
  /** Messages in `lang`, inlined with the page. */
  messages: (typeof resources)[Lang]['reader'];
  onProgress?: ProgressListener;
}

const initialView: ReaderView = {
  page: 0,
  isPlaying: false,
  isBlocked: false,
  isDone: false,
  isTurnPaused: false,
  narration: 'none',
  sign: 'none',
  sentence: undefined,
};
const subscribeToNothing = () => () => undefined;
const readPageInAddress = () => Number(new URLSearchParams(window.location.search).get('page')) || 1;
/** Returns the address of the reader at a page, with the playlist. The address of a preview stays one, so that a reload shows the same version. */
const buildPageAddress = (url: string, page: number, playlist: string | undefined): string => {
  const preview = new URLSearchParams(window.location.search).get('preview');
  const query = new URLSearchParams({
    ...(preview ? { preview } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(playlist ? { playlist } : {}),
  }).toString();
  return query ? `${url}?${query}` : url;
};

/** Returns the reader's state (book, language, page, settings, clock) and its actions. */
export const useReader = ({ book: ownBook, lang: firstLang, page: firstPage, messages, onProgress }: ReaderProps) => {
  const root = useRef<HTMLDivElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [lang, setCurrentLang] = useState(firstLang);
  const [t, setT] = useState(() =>
    getI18n(firstLang).addResourceBundle(firstLang, 'reader', messages).getFixedT(firstLang, 'reader'),
  );
  const [page, setPage] = useState(firstPage);
  const [settings, setSettings] = useState<ReadingSettings>(defaultSettings);
  const [isKnown, setIsKnown] = useState(false);
  const [driver, setDriver] = useState<ReaderDriver>();
  const view = useSyncExternalStore(
    driver?.subscribe ?? subscribeToNothing,
    driver?.view ?? (() => initialView),
    () => initialView,
  );
  const book = useMemo(() => (settings.easy ? withEasyTexts(ownBook) : ownBook), [ownBook, settings.easy]);
  const count = book.pages.length;
  const [playlist, setPlaylist] = useState<string>();
  const [sleep, setSleepState] = useState<SleepTimerState>();
  const [line, setLine] = useState<{ text: string; count: number }>();
  const [passTurn, setPassTurn] = useState<() => void>();
  const shouldStart = useRef(false);
  const hasChangedSettings = useRef(false);
  const openState = useRef({ isAutomatic: false, page: 0, lang: firstLang });

  const go = useCallback(
    (pageNumber: number, isAutomatic = false) => {
      openState.current.isAutomatic = isAutomatic;
      setLine(undefined);
      setPage(Math.min(count + 1, Math.max(1, pageNumber)));
    },
    [count],
  );

  // After a client navigation, a layout effect runs before the first paint. Otherwise a question that was already answered would flash.
  useLayoutEffect(() => {
    if (!audio.current || !video.current) return;
    const { settings: ownSettings, isKnown: hasSavedSettings } = readSettings();
    const newDriver = createDriver(
      audio.current,
      video.current,
      {
        narration: ownSettings.narration,
        sign: ownSettings.sign !== 'off',
        rate: ownSettings.rate,
        signRate: ownSettings.signRate,
      },
      (pageNumber) => go(pageNumber, true),
    );
    if (hasSavedSettings) storeSettings(ownSettings);
    setSettings(ownSettings);
    setIsKnown(hasSavedSettings);
    setDriver(newDriver);
    openState.current.page = 0;
    // The page number comes from the address, because Next may restore the props of an older page.
    go(readPageInAddress());
    setPlaylist(parsePlaylist(window.location.search));
    setSleepState(currentSleepTimer());
    shouldStart.current = ownSettings.starts;
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
    const previous = openState.current;
    const { content, sources } = pageContent(book, page, lang, { voice, saver }, sentenceText);
    driver.open(content, sources, { isSamePlace: previous.page === page, isAutomatic: previous.isAutomatic });
    openState.current = { isAutomatic: false, page, lang };
    if (shouldStart.current) driver.send({ is: 'play' });
    shouldStart.current = false;
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
      // These commands do not wait for the next render. Otherwise a track that was just switched off would be audible for a moment when `play` follows.
      if (change.narration !== undefined) driver?.send({ is: 'track', track: 'narration', isOn: change.narration });
      if (change.sign !== undefined) driver?.send({ is: 'track', track: 'sign', isOn: change.sign !== 'off' });
      setSettings((oldSettings) => ({ ...oldSettings, ...change }));
      setIsKnown(true);
      hasChangedSettings.current = true;
    },
    [driver],
  );
  useEffect(() => {
    if (hasChangedSettings.current) storeSettings(settings);
  }, [settings]);

  const setLang = useCallback(async (next: Lang) => {
    try {
      const texts = await loadMessages(next, 'reader');
      setT(() => texts);
      setCurrentLang(next);
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
    const address = buildPageAddress(edition.url, Math.min(page, count), playlist);
    const { pathname, search, hash } = window.location;
    if (pathname + search !== address || hash.startsWith('#reader=')) window.history.replaceState(null, '', address);
  }, [driver, lang, firstLang, page, count, playlist, edition.url, edition.title]);

  // Stores the position on the device for every visitor, and passes it to `onProgress`.
  const reportProgress = useCallback(() => {
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
  const hasRead = useRef(false);
  useEffect(() => {
    // Opening a book is not reading, so the last position is preserved.
    hasRead.current ||= hasTurned.current || view.isPlaying;
    if (hasRead.current) reportProgress();
    hasTurned.current ||= driver !== undefined && openState.current.page !== 0;
  }, [reportProgress, driver, view.isPlaying]);
  useEffect(() => {
    const onPageHide = () => hasRead.current && reportProgress();
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [reportProgress]);

  const setSleep = useCallback((next: SleepTimerState | undefined) => {
    setSleepTimer(next);
    setSleepState(next);
  }, []);
  /** Shows one line above the controls, which screen readers announce. The new `count` makes screen readers announce the same text again. */
  const showLine = useCallback(
    (text: string) => setLine((lastLine) => ({ text, count: (lastLine?.count ?? 0) + 1 })),
    [],
  );
  const play = useCallback(() => {
    setLine(undefined);
    driver?.send({ is: 'play' });
  }, [driver]);
  const pause = useCallback(() => driver?.send({ is: 'pause' }), [driver]);
  const playFrom = useCallback(
    (id: string) => {
      const cue = driver?.cues().find((candidate) => candidate.id === id);
      if (!driver || !cue) return;
      driver.send({ is: 'seek', position: cue.start });
      driver.send({ is: 'play' });
    },
    [driver],
  );
  const stepSentence = useCallback(
    (direction: 1 | -1) => {
      const cues = driver?.cues() ?? [];
      const cueIndex = cues.findIndex(({ id }) => id === driver?.view().sentence);
      const next = cues[Math.max(0, cueIndex + direction)];
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
      showLine,
      sleep,
      setSleep,
      go,
      set,
      setLang,
      play,
      pause,
      /** Ends the turn of the child (together-mode.tsx). Undefined if it is not the turn of the child. Replaces playing and pausing. */
      passTurn,
      setPassTurn,
      toggle: passTurn ?? (view.isPlaying ? pause : play),
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
      showLine,
      sleep,
      setSleep,
      go,
      set,
      setLang,
      play,
      pause,
      passTurn,
      playFrom,
      stepSentence,
    ],
  );
};

export type ReaderModel = ReturnType<typeof useReader>;
