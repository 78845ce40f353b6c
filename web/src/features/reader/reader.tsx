'use client';

import { languageCodes } from '@hat-nang/model/languages';
import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { signOf, textOf } from './book.ts';
import { ControlBar } from './control-bar.tsx';
import { EndPage } from './end-page.tsx';
import { useClearBars } from './keep-clear.ts';
import { createKeyHandler } from './keys.ts';
import { Notices } from './notices.tsx';
import { type PanelName, ReaderPanel } from './reader-panel.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import { SignWindow } from './sign-window.tsx';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar.tsx';
import { useNextBook } from './use-next-book.ts';
import { type ReaderProps, useReader } from './use-reader.ts';
import { useReadingCounts } from './use-reading-counts.ts';
import { useReadingEffects } from './use-reading-effects.ts';
import { useSwitches } from './use-switches.ts';

// The code of these parts loads at the first use.
const SleepTimer = lazy(async () => ({ default: (await import('./sleep-timer.tsx')).SleepTimer }));
const WordLight = lazy(async () => ({ default: (await import('./word-light.tsx')).WordLight }));
const TogetherMode = lazy(async () => ({ default: (await import('./together-mode.tsx')).TogetherMode }));
const EchoMode = lazy(async () => ({ default: (await import('./echo-mode.tsx')).EchoMode }));

/** Minimum horizontal length of a swipe in pixels. The horizontal length must also be at least twice the vertical length. */
const minSwipePx = 60;

/** The reader. Pages turn within one document, and one `<audio>` and one `<video>` serve all pages. */
export function Reader({
  classNames: classes,
  children,
  ...props
}: ReaderProps & { classNames: ReaderClasses; children?: ReactNode }) {
  const readerModel = useReader(props);
  const { t, settings, view, page, count, current } = readerModel;
  const [panel, setPanel] = useState<PanelName>();
  // WordLight loads at the first playback. It stays mounted during pauses.
  const [hasPlayed, setHasPlayed] = useState(false);
  if (view.isPlaying && !hasPlayed) setHasPlayed(true);
  const touchStart = useRef<{ x: number; y: number } | undefined>(undefined);
  const onKey = createKeyHandler(readerModel, setPanel);
  const nextBook = useNextBook(readerModel);
  useClearBars(readerModel);
  useReadingEffects(readerModel);
  useReadingCounts(readerModel);
  useSwitches(readerModel, panel !== undefined, () => setPanel('options'));

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const shownText = current && textOf(current, readerModel.lang);
  const clip = current && signOf(current, readerModel.lang);
  // A page without a clip gives the space to its text. A notice reports that the clip is missing.
  const isSigned =
    settings.sign !== 'off' &&
    !readerModel.isEnd &&
    clip !== undefined &&
    settings.saver !== 'audio' &&
    view.sign !== 'failed';
  // In full size, the clip shows its own captions.
  const isCaptioned = isSigned && settings.sign === 'full' && Boolean(clip.sign.captions);
  const reportInteraction = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('[data-flow]')) return;
    readerModel.driver?.send({ is: 'interaction' });
  };
  const style = {
    '--r-size': settings.size / 100,
    '--r-leading': settings.leading / 100,
    '--r-spacing': settings.spacing / 100,
    '--r-measure': settings.measure,
    '--r-count': shownText?.text.html.replace(/<[^>]*>/g, '').length ?? 0,
  } as CSSProperties;

  return (
    <div
      ref={readerModel.root}
      className={classes.root}
      data-reader=""
      data-theme={settings.theme}
      data-tint={settings.tint}
      data-focus-line={settings.focusLine && view.sentence ? '' : undefined}
      style={style}
      lang={languageCodes[readerModel.lang]}
      onPointerDownCapture={reportInteraction}
      onKeyDownCapture={reportInteraction}
      onWheelCapture={reportInteraction}
      onTouchStart={({ touches, target }) => {
        const isOnControl = target instanceof Element && target.closest('input, select, textarea, dialog, [data-drag]');
        touchStart.current =
          touches.length === 1 && !isOnControl
            ? { x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 }
            : undefined;
      }}
      onTouchEnd={({ changedTouches }) => {
        const from = touchStart.current;
        const endTouch = changedTouches[0];
        touchStart.current = undefined;
        // While the page is zoomed in, a finger scrolls the page and does not turn it.
        if (!from || !endTouch || (window.visualViewport?.scale ?? 1) > 1.05) return;
        const deltaX = endTouch.clientX - from.x;
        if (Math.abs(deltaX) < minSwipePx || Math.abs(deltaX) < 2 * Math.abs(endTouch.clientY - from.y)) return;
        readerModel.go(page + (deltaX < 0 ? 1 : -1));
      }}
    >
      <TopBar r={readerModel} c={classes} onPanel={setPanel} />
      {/* biome-ignore lint/a11y/useMediaCaption: the text of the page is the caption, sentence by sentence */}
      <audio ref={readerModel.audio} preload="auto" />
      <main
        id="content"
        tabIndex={-1}
        className={readerModel.isEnd ? classes.end : classes.stage}
        data-sign={isSigned ? settings.sign : undefined}
        data-picture={current?.picture && settings.saver !== 'audio' ? '' : undefined}
        data-both={settings.bothLanguages ? '' : undefined}
        aria-label={readerModel.isEnd ? undefined : t('pageOf', { page, count })}
        data-scan-group={t('scan.page')}
      >
        {readerModel.isEnd ? null : <Notices r={readerModel} c={classes} />}
        <SignWindow r={readerModel} c={classes} clip={clip} isShown={isSigned} />
        {readerModel.isEnd ? (
          <EndPage r={readerModel} c={classes} {...nextBook} />
        ) : (
          <Stage r={readerModel} c={classes} shown={shownText} />
        )}
      </main>
      <div className={classes.dock} data-dock="">
        <div role="status">
          {readerModel.line ? (
            <p key={readerModel.line.count} className={classes.statusLine} data-told="">
              {readerModel.line.text}
            </p>
          ) : null}
        </div>
        <Suspense fallback={null}>
          {settings.together === 'voice' ? (
            <TogetherMode r={readerModel} c={classes} />
          ) : settings.echo ? (
            <EchoMode r={readerModel} c={classes} />
          ) : null}
        </Suspense>
        {settings.captions && !readerModel.isEnd && !isCaptioned ? (
          <CaptionLine r={readerModel} className={classes.captions} />
        ) : null}
        <ControlBar r={readerModel} c={classes} onPanel={setPanel} />
      </div>
      <p className={classes.onlyHeard} role="status" data-announcement="">
        {readerModel.driver
          ? readerModel.isEnd
            ? t('end.title')
            : `${t('pageOf', { page, count })}${shownText?.text.chapter ? `. ${shownText.text.chapter}` : ''}`
          : ''}
      </p>
      {readerModel.sleep ? (
        <Suspense fallback={null}>
          <SleepTimer r={readerModel} />
        </Suspense>
      ) : null}
      {settings.words && hasPlayed ? (
        <Suspense fallback={null}>
          <WordLight r={readerModel} />
        </Suspense>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the click comes from a button of a note, or from beside the note, where Escape does the same */}
      <div
        onClick={({ nativeEvent }) =>
          void import('./term-note.ts').then(({ onNoteClick }) => onNoteClick(readerModel, nativeEvent))
        }
      >
        {children}
      </div>
      {panel ? <ReaderPanel r={readerModel} c={classes} name={panel} onClose={() => setPanel(undefined)} /> : null}
    </div>
  );
}

/** The current sentence in large letters above the controls. */
function CaptionLine({ r, className }: { r: ReturnType<typeof useReader>; className: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const { sentence } = r.view;
  const { page, lang } = r;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or language says the same id in other words
  useEffect(() => {
    if (!line.current) return;
    const spokenElement = sentence
      ? r.root.current?.querySelector(`[data-main] [data-s="${CSS.escape(sentence)}"]`)
      : undefined;
    line.current.textContent = spokenElement?.textContent ?? '';
  }, [sentence, page, lang]);
  return <p ref={line} className={className} aria-hidden="true" data-captions="" />;
}
