import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { type ReaderText, textOf } from './book.ts';
import { readingFont } from './fonts.ts';
import { Glyph } from './glyph.tsx';
import { loadWords, startPress } from './load-words.ts';
import { speakDescription } from './players.ts';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

const TogetherText = lazy(async () => ({ default: (await import('./together-text.tsx')).TogetherText }));
const ReadingRuler = lazy(async () => ({ default: (await import('./reading-ruler.tsx')).ReadingRuler }));

interface StageProps {
  r: ReaderModel;
  c: ReaderClasses;
  shown: { text: ReaderText; lang: Lang; isOther: boolean } | undefined;
}

export const pictureSizes = '(min-width: 56rem) 50vw, calc(100vw - 2rem)';

/** The content of a page: picture and text, in one or both languages, in reading order. */
export function Stage({ r, c, shown }: StageProps) {
  const { t, current, settings } = r;
  if (!current) return null;
  const otherText = settings.bothLanguages ? textOf(current, r.other) : undefined;
  const hasBothLanguages = otherText !== undefined && !otherText.isOther && otherText.lang !== shown?.lang;
  return (
    <>
      <Figure r={r} c={c} text={shown?.text} lang={shown?.lang ?? r.lang} />
      <div className={c.texts} data-both={hasBothLanguages ? '' : undefined}>
        {shown ? (
          <Text r={r} c={c} text={shown.text} lang={shown.lang} isMain isNamed={hasBothLanguages} />
        ) : (
          <p className={c.notice}>{t('noText')}</p>
        )}
        {hasBothLanguages ? <Text r={r} c={c} text={otherText.text} lang={otherText.lang} isNamed /> : null}
        {settings.ruler && shown ? (
          <Suspense fallback={null}>
            <ReadingRuler r={r} c={c} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

function Figure({ r, c, text, lang }: Pick<StageProps, 'r' | 'c'> & { text: ReaderText | undefined; lang: Lang }) {
  const { t, current, settings } = r;
  const [hasSpeechFailed, setHasSpeechFailed] = useState(false);
  const description = text?.description ?? '';
  const picture = settings.saver === 'audio' ? undefined : current?.picture;
  if (!picture && r.book.type === 'study_document' && !current?.picture) return null;
  return (
    <figure className={c.figure} lang={languageCodes[lang]}>
      {picture ? (
        <span
          className={c.frame}
          style={{ '--r-ratio': (picture.width ?? 4) / (picture.height ?? 3) } as CSSProperties}
        >
          {/* biome-ignore lint/performance/noImgElement: Directus makes the sizes; one element shows all pages */}
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={settings.saver === 'small' ? '320px' : pictureSizes}
            width={picture.width}
            height={picture.height}
            alt={settings.descriptions ? '' : description}
            style={{ backgroundColor: current?.backgroundColor }}
            fetchPriority="high"
            decoding="sync"
          />
        </span>
      ) : (
        <p className={c.noPicture} lang={languageCodes[r.lang]}>
          {t(current?.picture ? 'savedPicture' : 'noPicture')}
        </p>
      )}
      {description && (settings.descriptions || !picture) ? (
        <figcaption className={c.description}>
          <button
            type="button"
            className={c.control}
            aria-label={t('describe')}
            title={t('describe')}
            data-scan=""
            onClick={() => {
              r.pause();
              setHasSpeechFailed(false);
              speakDescription(description, languageCodes[lang], settings.rate, setHasSpeechFailed);
            }}
          >
            <Glyph name="speaker-high-bold" />
          </button>
          <span>
            {description}
            <small role="status" lang={languageCodes[r.lang]} style={{ display: 'block' }}>
              {hasSpeechFailed ? t('noVoice') : ''}
            </small>
          </span>
        </figcaption>
      ) : null}
    </figure>
  );
}

function Text({
  r,
  c,
  text,
  lang,
  isMain = false,
  isNamed,
}: Pick<StageProps, 'r' | 'c'> & { text: ReaderText; lang: Lang; isMain?: boolean; isNamed: boolean }) {
  const renderHtml = (html: string) => (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a touch reads, and so do ‘W’, ‘,’ ‘.’ and two switch buttons
    <div
      onPointerDown={({ nativeEvent }) => startPress(r, nativeEvent)}
      onClick={({ nativeEvent }) => void loadWords().then(({ onTextClick }) => onTextClick(r, nativeEvent))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by sanitizeHtml on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  return (
    <article
      className={c.text}
      lang={languageCodes[lang]}
      data-main={isMain ? '' : undefined}
      data-scan-group={r.t('scan.words')}
      style={{ fontFamily: readingFont(lang, r.settings.font) }}
    >
      {isNamed ? <p className={c.languageName}>{lang === 'vi' ? 'Tiếng Việt' : 'English'}</p> : null}
      {text.chapter ? <h2>{text.chapter}</h2> : null}
      {r.settings.together === 'off' ? (
        renderHtml(text.html)
      ) : (
        <Suspense fallback={renderHtml(text.html)}>
          <TogetherText r={r} c={c} html={text.html} isMain={isMain}>
            {renderHtml}
          </TogetherText>
        </Suspense>
      )}
    </article>
  );
}
