import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { ButtonLink } from '@/components/ui/link';
import { resources } from '@/i18n/resources';
import { getT } from '@/i18n/server';
import { StyleRules } from '@/theme/style-rules';
import { editionOf, type ReaderBook } from './book.ts';
import { savedProgressScript } from './progress.ts';
import type { ReaderItem } from './reader.ts';
import { ReaderEntry } from './reader-entry.tsx';
import { ReaderIcons } from './reader-icons.tsx';
import { readerRules } from './reader-rules.ts';
import { readerClasses } from './reader-styles.ts';
import { knownReaderScript } from './stored-settings.ts';
import { TermNotes } from './term-notes.tsx';

/** The full-screen reader, opened at the requested page. */
export function ReaderPageView({
  lang,
  book,
  terms,
  page,
}: Pick<ReaderItem, 'book' | 'terms'> & { lang: Lang; page: number }) {
  if (book.pages.length === 0) return <EmptyBook lang={lang} book={book} />;
  const { names, rules } = readerClasses();
  // The page contains only the messages in the language of the address. The other messages load when the visitor first switches the language.
  const messages = resources[lang].reader;
  return (
    <>
      <StyleRules of={rules} />
      <style href="reader" precedence="styles">
        {readerRules}
      </style>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; their hash is in the policy */}
      <script dangerouslySetInnerHTML={{ __html: [knownReaderScript, savedProgressScript].join(';') }} />
      <ReaderIcons />
      <ReaderEntry
        key={`${book.id}-${editionOf(book, lang).url}`}
        book={book}
        lang={lang}
        page={page}
        messages={messages}
        classNames={names}
      >
        <TermNotes terms={terms} c={names} />
      </ReaderEntry>
    </>
  );
}

/** Content for a document without pages (docs/specification.md §8: 'Document content is being updated'). */
function EmptyBook({ lang, book }: { lang: Lang; book: ReaderBook }) {
  const t = getT(lang);
  const { title, lessonUrl } = editionOf(book, lang);
  return (
    <Box
      as="main"
      id="content"
      minHeight="100dvh"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="5"
      px="4"
      textAlign="center"
    >
      <Box as="h1" fontSize="4xl">
        {title}
      </Box>
      <p>{t('documents:contentEmpty')}</p>
      <ButtonLink href={lessonUrl}>{t('reader:backTo')}</ButtonLink>
    </Box>
  );
}
