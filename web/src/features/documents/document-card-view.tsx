import type { CardProps } from '@/components/article/article-card';
import { Box } from '@/components/ui/box';
import { RepeatedIcon } from '@/components/ui/icon';
import { ContentPicture } from '@/components/ui/picture';
import { AddToPlaylistButton, FavoriteButton, SaveRow } from '@/components/ui/save-buttons';
import { Card, CardTitle } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { AccessMarks } from './access-marks.tsx';
import type { DocumentCard, DocumentType } from './document-card.ts';

export const typeIcons: Record<DocumentType, string> = {
  picture_book: 'ph:book-open-text-bold',
  study_document: 'ph:graduation-cap-bold',
};

interface DocumentCardViewProps extends CardProps<DocumentCard> {
  /**
   * True in the documents list and in searches. The card then shows more details, and a click opens the popup. Without JavaScript, a click opens the lesson
   * page.
   */
  isInList?: boolean;
}

/** The card of a document in the documents list and in searches. */
export const ListedDocument = (props: CardProps<DocumentCard>) => <DocumentCardView {...props} isInList />;

/** The card of a book or study document, with cover, title, length and accessibility features. On phones, the cover is beside the title. */
export function DocumentCardView({
  lang,
  item: document,
  titleAs = 'h3',
  hasPriority = false,
  isInList = false,
  match,
}: DocumentCardViewProps) {
  const t = getT(lang);
  const facts = [
    document.readingAge,
    document.minutes ? t('documents:minutes', { count: document.minutes }) : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <Card display={{ base: 'grid', sm: 'flex' }} gridTemplateColumns="8rem minmax(0, 1fr)">
      <Box
        style={{ backgroundColor: document.coverColor }}
        bg="bg.accent"
        // This padding shows the background colour of the cover as an edge.
        pb={{ sm: '1.5' }}
        pr={{ base: '1.5', sm: '0' }}
        overflow="hidden"
        minHeight={{ base: '8rem', sm: '0' }}
        aspectRatio={{ sm: '4 / 3' }}
        position="relative"
        display="flex"
        alignItems="center"
        justifyContent="center"
        color="primary.950"
      >
        {document.cover ? (
          <ContentPicture
            picture={{ ...document.cover, alt: '' }}
            sizes="(min-width: 64rem) 18rem, (min-width: 30rem) 50vw, 12rem"
            height="full"
            position={{ base: 'absolute', sm: 'static' }}
            inset="0 0.375rem 0 0"
            width={{ base: 'calc(100% - 0.375rem)', sm: 'full' }}
            bg="transparent"
            hasPriority={hasPriority}
          />
        ) : (
          <RepeatedIcon name={typeIcons[document.type]} size="3.5rem" />
        )}
      </Box>
      <Box
        p={{ base: '3', sm: '4' }}
        pb={{ sm: '2' }}
        display="flex"
        flexDirection="column"
        gap={{ base: '1.5', sm: '2' }}
        flex="1"
        minWidth="0"
      >
        <Box display="flex" flexWrap="wrap" columnGap="3" rowGap="0.5" fontSize="sm" color="fg.muted">
          <Box as="span" display="inline-flex" alignItems="center" gap="1.5" fontWeight="semibold">
            <RepeatedIcon name={typeIcons[document.type]} size="1.15em" />
            {t(`documents:type.${document.type}`)}
          </Box>
        </Box>
        <CardTitle
          url={document.url}
          as={titleAs}
          {...(isInList ? { prefetch: false, 'data-document': document.id } : {})}
        >
          {match?.title ?? document.title}
        </CardTitle>
        {isInList && (match?.excerpt || document.subtitle) ? (
          <Box as="p" color="fg.muted" fontSize="sm" lineHeight="snug" lineClamp={match ? '3' : '2'}>
            {match?.excerpt ?? document.subtitle}
          </Box>
        ) : null}
      </Box>
      <Box
        gridColumn="1 / -1"
        px={{ base: '3', sm: '4' }}
        py="3"
        pb={{ sm: '4' }}
        borderTopWidth={{ base: '1px', sm: '0' }}
        borderColor="border"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="2"
        fontSize="sm"
        color="fg.muted"
        css={{ '& > ul': { flexBasis: '100%' } }}
      >
        <AccessMarks lang={lang} document={isInList ? document : { ...document, languages: [] }} />
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <SaveRow>
          <FavoriteButton lang={lang} collection="documents" id={document.id} title={document.title} />
          <AddToPlaylistButton lang={lang} id={document.id} title={document.title} />
        </SaveRow>
      </Box>
    </Card>
  );
}
