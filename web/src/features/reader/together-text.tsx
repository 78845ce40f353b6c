import { languageCodes } from '@hat-nang/model/languages';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReaderClasses } from './reader-styles.ts';
import { listSentences } from './sentences.ts';
import { chooseChildLines, markLines, readLines } from './together-lines.ts';
import type { ReaderModel } from './use-reader.ts';

interface TogetherTextProps {
  r: ReaderModel;
  c: ReaderClasses;
  html: string;
  isMain: boolean;
  children: (html: string) => ReactNode;
}

/** A text with marked lines of the adult and of the child. A second text has the same lines as the main text if both have the same sentence ids. */
export function TogetherText({ r, c, html, isMain, children }: TogetherTextProps) {
  const { book, page, lang, root, t } = r;
  const adult = t(r.settings.together === 'voice' ? 'together.voice' : 'together.adult');
  const child = t('together.child');
  const className = c.onlyHeard;
  const pages = useMemo(() => readLines(book, lang), [book, lang]);
  const markedHtml = useMemo(() => {
    const sentences = listSentences(html);
    const mainLines = pages[page - 1];
    const isLikeMain = mainLines !== undefined && sentences.every(({ id }) => mainLines.ids.has(id));
    const childLines = isLikeMain ? mainLines.childLines : chooseChildLines(sentences, page);
    return markLines(html, childLines, { adult, child, className, locale: languageCodes[lang] });
  }, [html, pages, page, lang, adult, child, className]);
  const sentence = useRef(r.view.sentence);
  // The text replaces the unmarked text, on which the current sentence may be marked already (use-reading-effects.ts).
  useLayoutEffect(() => {
    if (sentence.current === undefined) return;
    for (const element of root.current?.querySelectorAll(`[data-s="${CSS.escape(sentence.current)}"]`) ?? [])
      element.setAttribute('data-now', '');
  }, [root]);
  return (
    <>
      {isMain ? (
        <p className={c.lineLegend} aria-hidden="true">
          <span data-mark="adult">{adult}</span>
          <span data-mark="child">{child}</span>
        </p>
      ) : null}
      {children(markedHtml)}
      {/* The message about the turn of the child fits below the last line (together-mode.tsx). */}
      {isMain && r.settings.together === 'voice' ? <div style={{ height: '3.5rem' }} /> : null}
    </>
  );
}
