import './reader.css';
import type { Lang } from '@/i18n/languages';
import { resources } from '@/i18n/resources';
import { StyleRules } from '@/theme/style-rules';
import { editionOf, type ReaderBook } from './book.ts';
import { ReaderEntry } from './reader-entry.tsx';
import { ReaderIcons } from './reader-icons.tsx';
import { readerClasses } from './reader-styles.ts';

/** The lesson detail page (specification, section 2): the reader, from edge to edge, with the asked page in it. */
export function ReaderPageView({ lang, book, page }: { lang: Lang; book: ReaderBook; page: number }) {
  const { names, rules } = readerClasses();
  // The texts of the address's language come along; the other's are fetched with the first switch.
  const messages = resources[lang].reader;
  return (
    <>
      <StyleRules of={rules} />
      <ReaderIcons />
      <ReaderEntry
        key={`${book.id}-${editionOf(book, lang).url}`}
        book={book}
        lang={lang}
        page={page}
        messages={messages}
        classNames={names}
      />
    </>
  );
}
