import { languageCodes, languages } from '@hat-nang/model/languages';
import { getT } from '@/i18n/server';
import { toNoteId } from '../glossary/public.ts';
import { Glyph } from './glyph.tsx';
import type { ReaderItem } from './reader.ts';
import type { ReaderClasses } from './reader-styles.ts';

/**
 * The notes of the glossary terms in a book, in both languages. Each note is a popover, so a press of its term opens the note without JavaScript. With
 * JavaScript, term-note.ts then makes the note modal.
 */
export function TermNotes({ terms, c }: { terms: ReaderItem['terms']; c: ReaderClasses }) {
  return languages.flatMap((lang) => {
    const t = getT(lang);
    return terms[lang].map(({ word, meaning, picture, signUrl, ...term }) => {
      const id = toNoteId(lang, term);
      return (
        <dialog
          key={id}
          id={id}
          popover="auto"
          className={c.note}
          lang={languageCodes[lang]}
          aria-labelledby={`${id}-word`}
        >
          <div className={c.panelHead}>
            <h2 id={`${id}-word`} data-word="">
              {word}
            </h2>
            <button
              type="button"
              className={c.control}
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={t('glossary:close')}
            >
              <Glyph name="x-bold" />
            </button>
          </div>
          <div className={c.panelBody}>
            <p data-meaning="">{meaning}</p>
            {picture ? (
              // biome-ignore lint/performance/noImgElement: Directus makes the sizes; the picture loads when the note opens
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="22rem"
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
                loading="lazy"
                style={{ objectPosition: picture.objectPosition }}
              />
            ) : null}
            <button type="button" className={c.outline} data-say="">
              <Glyph name="speaker-high-bold" />
              <span>{t('glossary:listen')}</span>
            </button>
            {signUrl ? (
              <>
                {/* biome-ignore lint/a11y/useMediaCaption: the word itself is the caption */}
                <video
                  src={signUrl}
                  controls
                  playsInline
                  preload="none"
                  aria-label={t('glossary:signLabel', { word })}
                />
                <button type="button" className={c.outline} data-watch="">
                  <Glyph name="hands-clapping-bold" />
                  <span>{t('glossary:sign')}</span>
                </button>
              </>
            ) : null}
            <p role="status" data-failed={t('glossary:noVoice')} />
          </div>
        </dialog>
      );
    });
  });
}
