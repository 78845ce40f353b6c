import { Glyph } from './glyph.tsx';
import { loadWords } from './load-words.ts';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

/** Buttons for people who use switches and cannot touch a word. */
export function WordButtons({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { t } = r;
  return (
    <>
      <button
        type="button"
        className={c.labelled}
        aria-label={t('nextWord')}
        data-scan=""
        onClick={() => void loadWords().then(({ hearNextWord }) => hearNextWord(r, 1))}
      >
        <Glyph name="text-aa-bold" />
        <span className={c.longLabel}>{t('nextWord')}</span>
        <span className={c.shortLabel}>{t('nextWordShort')}</span>
      </button>
      <button
        type="button"
        className={c.labelled}
        aria-label={t('repeatSentence')}
        data-scan=""
        onClick={() => void loadWords().then(({ repeatSentence }) => repeatSentence(r))}
      >
        <Glyph name="repeat-bold" />
        <span className={c.longLabel}>{t('repeatSentence')}</span>
        <span className={c.shortLabel}>{t('repeatShort')}</span>
      </button>
    </>
  );
}
