import { languageCodes } from '@hat-nang/model/languages';
import { useEffect, useState } from 'react';
import { Glyph } from './glyph.tsx';
import { toggleFullScreen } from './keys.ts';
import type { PanelName } from './reader-panel.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

interface TopBarProps {
  r: ReaderModel;
  c: ReaderClasses;
  onPanel: (name: PanelName) => void;
}

/** Top bar: back, title, page number, language, contents, text and colours, options, full screen. */
export function TopBar({ r, c, onPanel }: TopBarProps) {
  const { t, book, edition } = r;
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const updateFullScreen = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', updateFullScreen);
    return () => document.removeEventListener('fullscreenchange', updateFullScreen);
  }, []);
  const contentsLabel = t(book.type === 'study_document' ? 'contents' : 'thumbnails');
  const toolButtons: [PanelName, string, string][] = [
    ['contents', book.type === 'study_document' ? 'list-bullets-bold' : 'squares-four-bold', contentsLabel],
    ['display', 'text-aa-bold', t('display')],
    ['options', 'sliders-horizontal-bold', t('more')],
  ];
  return (
    <section className={c.top} aria-label={t('label')} data-scan-group={t('tools')}>
      <a href={edition.lessonUrl} className={c.control} aria-label={`${t('back')}: ${t('backTo')}`} data-scan="4">
        <Glyph name="arrow-left-bold" />
        <span className={c.wideOnly}>{t('back')}</span>
      </a>
      <h1 className={c.title}>{edition.title}</h1>
      <span className={c.count}>
        <span className={c.onlyHeard}>{t('pageOf', { page: Math.min(r.page, r.count), count: r.count })}</span>
        <span aria-hidden="true">{t('position', { page: Math.min(r.page, r.count), count: r.count })}</span>
      </span>
      <nav className={c.topTools} aria-label={t('tools')}>
        {book.editions[r.other] ? (
          <button
            type="button"
            className={c.control}
            aria-label={`${r.other.toUpperCase()} – ${t('languageLabel')}`}
            data-scan="4"
            onClick={() => void r.setLang(r.other)}
          >
            <Glyph name="translate-bold" />
            <span lang={languageCodes[r.other]}>{r.other.toUpperCase()}</span>
          </button>
        ) : null}
        {toolButtons.map(([name, glyph, label]) => (
          <button
            key={name}
            type="button"
            className={c.control}
            aria-label={label}
            title={label}
            data-scan="4"
            onClick={() => onPanel(name)}
          >
            <Glyph name={glyph} />
          </button>
        ))}
        <button
          type="button"
          className={c.control}
          aria-label={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
          title={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
          data-scan="4"
          onClick={() => void toggleFullScreen(r)}
        >
          <Glyph name={isFull ? 'corners-in-bold' : 'corners-out-bold'} />
        </button>
      </nav>
    </section>
  );
}
