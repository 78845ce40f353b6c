import { languageCodes } from '@hat-nang/model/languages';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hasNarration, hasSign, signOf, textOf } from './book.ts';
import { Glyph, signGlyphOf } from './glyph.tsx';
import { hasVoice } from './players.ts';
import { readSavedProgress } from './progress.ts';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

/** Notices about this page: how to begin, where to resume, and what is missing or slow. The notices are above the text and cover nothing. */
export function Notices({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { t, current, view, settings, page, lang } = r;
  const resumeAt = useResume(r.book);
  const shownText = current && textOf(current, lang);
  const isWithoutNarration =
    settings.narration && shownText !== undefined && !shownText.text.narration && hasNarration(r.book, lang);
  useEffect(() => {
    // The first call makes the browser load its list of voices, before the visitor presses the button.
    if (isWithoutNarration) hasVoice(languageCodes[lang]);
  }, [isWithoutNarration, lang]);
  const isFirst = page === 1 && !view.isPlaying;
  const notes: [string, string, ReactNode?][] = [];
  if (shownText?.isOther) notes.push(['translate-bold', t('other')]);
  if (r.driver && isWithoutNarration) {
    if (view.narration === 'none')
      notes.push([
        'speaker-high-bold',
        t('noNarration'),
        <button
          key="voice"
          type="button"
          className={c.outline}
          data-flow=""
          data-scan=""
          onClick={() => {
            r.set({ voice: true });
            r.play();
          }}
        >
          {t('useVoice')}
        </button>,
      ]);
    else if (view.narration === 'failed' && !hasVoice(languageCodes[shownText.lang]))
      notes.push(['speaker-high-bold', t('noVoice')]);
    else if (!shownText.text.isEasy) notes.push(['speaker-high-bold', t('voiceOn')]);
  } else if (view.narration === 'failed')
    notes.push(['warning-circle-bold', t(shownText?.text.narration ? 'narrationFailed' : 'noVoice')]);
  else if (view.narration === 'lost') notes.push(['hourglass-medium-bold', t('narrationLost')]);
  if (r.driver && settings.sign !== 'off' && hasSign(r.book)) {
    const clip = current && signOf(current, lang);
    const missingNote = clip ? settings.saver === 'audio' && t('signSaved') : t('noSign');
    // After a press of the key S, the line above the controls already shows this message.
    if (missingNote && missingNote !== r.line?.text) notes.push([signGlyphOf(r.edition), missingNote]);
  }
  if (view.sign === 'lost' && settings.sign !== 'off') notes.push(['hourglass-medium-bold', t('signLost')]);
  if (view.sign === 'failed' && settings.sign !== 'off') notes.push(['warning-circle-bold', t('signFailed')]);

  return (
    <div className={c.notices} data-scan-group={t('scan.notices')}>
      {view.isBlocked ? (
        <section className={c.start} role="alert">
          <h2>{t('blocked.title')}</h2>
          <p>{t('blocked.text')}</p>
          <button type="button" className={c.solid} data-flow="" data-scan="" onClick={r.play}>
            <Glyph name="play-fill" />
            {t('start')}
          </button>
        </section>
      ) : isFirst && !r.isKnown ? (
        <StartChoice r={r} c={c} />
      ) : null}
      {isFirst && resumeAt !== null ? (
        <p className={c.notice} data-resume-space={resumeAt ? undefined : ''}>
          <Glyph name="book-open-text-bold" />
          <span>{t('resume.text', { page: resumeAt ?? 1 })}</span>
          <button type="button" className={c.outline} data-scan="" onClick={() => resumeAt && r.go(resumeAt)}>
            {t('resume.go', { page: resumeAt ?? 1 })}
          </button>
        </p>
      ) : null}
      <div role="status" style={{ display: 'contents' }}>
        {notes.map(([glyph, text, more]) => (
          <p key={text} className={c.notice}>
            <Glyph name={glyph} />
            <span>{text}</span>
            {more}
          </p>
        ))}
      </div>
    </div>
  );
}

/**
 * Returns the page where this device can resume the book. Null if the book is not begun or is finished, or if the address contains a page. Undefined
 * before the stored position was read; space for the notice is then reserved if this device has such a position.
 */
function useResume(book: ReaderModel['book']): number | null | undefined {
  const [resumeAt, setResumeAt] = useState<number | null>();
  // A layout effect runs before the next frame. Otherwise the reserved space would collapse until the notice renders.
  useLayoutEffect(() => {
    const storedProgress = new URLSearchParams(window.location.search).has('page')
      ? undefined
      : readSavedProgress(book.id);
    const isStoredPageFurther =
      storedProgress &&
      !storedProgress.isFinished &&
      storedProgress.page > 1 &&
      storedProgress.page <= book.pages.length;
    setResumeAt(isStoredPageFurther ? storedProgress.page : null);
    // An inline script (progress.ts) set this mark for the first book. If the mark remained, the next book would also reserve space for a notice.
    delete document.documentElement.dataset.readerResumes;
  }, [book]);
  return resumeAt;
}

/** The first question on a device, with up to three large buttons. A click on a button is also the gesture that browsers require before sound. */
function StartChoice({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { t, set } = r;
  const isNarrated = hasNarration(r.book, r.lang);
  const isSigned = hasSign(r.book);
  if (!isNarrated && !isSigned) return null;
  return (
    <section className={c.start} aria-labelledby="reader-start" data-start-choice="">
      <h2 id="reader-start">{t('startChoice.title')}</h2>
      <div className={c.choices}>
        {isNarrated ? (
          <button
            type="button"
            className={c.choice}
            data-flow=""
            data-scan=""
            onClick={() => {
              set({ narration: true, sign: 'off' });
              r.play();
            }}
          >
            <Glyph name="speaker-high-bold" size="2.5rem" />
            {t('startChoice.listen')}
          </button>
        ) : null}
        {isSigned ? (
          <button
            type="button"
            className={c.choice}
            data-flow=""
            data-scan=""
            onClick={() => {
              set({ sign: 'side', narration: false });
              r.play();
            }}
          >
            <Glyph name={signGlyphOf(r.edition)} size="2.5rem" />
            {r.clipText('startChoice.sign')}
          </button>
        ) : null}
        <button type="button" className={c.choice} data-flow="" data-scan="" onClick={() => set({ turn: 'wait' })}>
          <Glyph name="book-open-text-bold" size="2.5rem" />
          {t('startChoice.self')}
        </button>
      </div>
    </section>
  );
}
