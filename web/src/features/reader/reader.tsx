'use client';

import { languageCodes } from '@hat-nang/model/languages';
import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { signOf, textOf } from './book.ts';
import { ControlBar } from './control-bar.tsx';
import { EndPage } from './end-page.tsx';
import { useClearBars } from './keep-clear.ts';
import { keyAction } from './keys.ts';
import { Notices } from './notices.tsx';
import { type PanelName, ReaderPanel } from './reader-panel.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import { SignWindow } from './sign-window.tsx';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar.tsx';
import { useFollowing } from './use-following.ts';
import { useNextBook } from './use-next-book.ts';
import { type ReaderProps, useReader } from './use-reader.ts';
import { useSwitches } from './use-switches.ts';

// The sleep timer loads when it is first set.
const SleepTimer = lazy(async () => ({ default: (await import('./sleep-timer.tsx')).SleepTimer }));

/** Minimum length of a swipe in pixels. A swipe must also be more horizontal than vertical. */
const swipe = 60;

/** The reader. Pages turn within one document, and one `<audio>` and one `<video>` serve all pages. */
export function Reader({ classNames: c, ...props }: ReaderProps & { classNames: ReaderClasses }) {
  const r = useReader(props);
  const { t, settings, view, page, count, current } = r;
  const [panel, setPanel] = useState<PanelName>();
  const touch = useRef<{ x: number; y: number } | undefined>(undefined);
  const act = keyAction(r, setPanel);
  const following = useNextBook(r);
  useClearBars(r);
  useFollowing(r);
  useSwitches(r, panel !== undefined);

  useEffect(() => {
    const press = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  const shownText = current && textOf(current, r.lang);
  const clip = current && signOf(current, r.lang);
  // A page without a clip gives the space to its text. A notice reports that the clip is missing.
  const isSigned =
    settings.sign !== 'off' && !r.isEnd && clip !== undefined && settings.saver !== 'audio' && view.sign !== 'failed';
  // In full size, the clip shows its own captions.
  const isCaptioned = isSigned && settings.sign === 'full' && Boolean(clip.sign.captions);
  const interact = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('[data-flow]')) return;
    r.driver?.send({ is: 'interaction' });
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
      ref={r.root}
      className={c.root}
      data-reader=""
      data-theme={settings.theme}
      data-tint={settings.tint}
      data-focus-line={settings.focusLine && view.sentence ? '' : undefined}
      style={style}
      lang={languageCodes[r.lang]}
      onPointerDownCapture={interact}
      onKeyDownCapture={interact}
      onWheelCapture={interact}
      onTouchStart={({ touches, target }) => {
        const isOwn = target instanceof Element && target.closest('input, select, textarea, dialog, [data-drag]');
        touch.current =
          touches.length === 1 && !isOwn ? { x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 } : undefined;
      }}
      onTouchEnd={({ changedTouches }) => {
        const from = touch.current;
        const to = changedTouches[0];
        touch.current = undefined;
        // While the page is zoomed in, a finger scrolls the page and does not turn it.
        if (!from || !to || (window.visualViewport?.scale ?? 1) > 1.05) return;
        const across = to.clientX - from.x;
        if (Math.abs(across) < swipe || Math.abs(across) < 2 * Math.abs(to.clientY - from.y)) return;
        r.go(page + (across < 0 ? 1 : -1));
      }}
    >
      <TopBar r={r} c={c} onPanel={setPanel} />
      {/* biome-ignore lint/a11y/useMediaCaption: the text of the page is the caption, sentence by sentence */}
      <audio ref={r.audio} preload="auto" />
      <main
        id="content"
        tabIndex={-1}
        className={r.isEnd ? c.end : c.stage}
        data-sign={isSigned ? settings.sign : undefined}
        data-picture={current?.picture && settings.saver !== 'audio' ? '' : undefined}
        data-both={settings.bothLanguages ? '' : undefined}
        aria-label={r.isEnd ? undefined : t('pageOf', { page, count })}
      >
        {r.isEnd ? null : <Notices r={r} c={c} />}
        <SignWindow r={r} c={c} clip={clip} isShown={isSigned} />
        {r.isEnd ? <EndPage r={r} c={c} {...following} /> : <Stage r={r} c={c} shown={shownText} />}
      </main>
      <div className={c.dock} data-dock="">
        <div role="status">
          {r.line ? (
            <p key={r.line.count} className={c.told} data-told="">
              {r.line.text}
            </p>
          ) : null}
        </div>
        {settings.captions && !r.isEnd && !isCaptioned ? <CaptionLine r={r} className={c.captions} /> : null}
        <ControlBar r={r} c={c} onPanel={setPanel} />
      </div>
      <p className={c.onlyHeard} role="status" data-announcement="">
        {r.driver
          ? r.isEnd
            ? t('end.title')
            : `${t('pageOf', { page, count })}${shownText?.text.chapter ? `. ${shownText.text.chapter}` : ''}`
          : ''}
      </p>
      {r.sleep ? (
        <Suspense fallback={null}>
          <SleepTimer r={r} />
        </Suspense>
      ) : null}
      {panel ? <ReaderPanel r={r} c={c} name={panel} onClose={() => setPanel(undefined)} /> : null}
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
