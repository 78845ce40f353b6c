import type { Lang } from '@hat-nang/model/languages';
import { FallbackNote } from '@/components/layout/fallback-note';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { ContentPicture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { AddToPlaylistButton, FavoriteButton } from '@/components/ui/save-buttons';
import { getT } from '@/i18n/server';
import { ArticleTools } from '../article-tools/public-island.ts';
import { AccessMarks } from './access-marks.tsx';
import { typeIcons } from './document-card-view.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { Downloads } from './downloads.tsx';
import type { Lesson } from './lesson.ts';

/**
 * Title, details, accessibility features and links of a document. The popup of document cards copies this HTML from the lesson page (`data-summary`,
 * popup-dialog.tsx). Therefore every element must work without React, and no element may have an id.
 */
export function DocumentSummary({ lang, lesson }: { lang: Lang; lesson: Lesson }) {
  const t = getT(lang);
  const metaLines = [
    { icon: typeIcons[lesson.type], text: t(`documents:type.${lesson.type}`) },
    { icon: 'ph:user-bold', text: lesson.author ? t('documents:by', { author: lesson.author }) : '' },
    { icon: 'ph:student-bold', text: lesson.readingAge ?? '' },
    { icon: 'ph:clock-bold', text: lesson.minutes ? t('documents:minutes', { count: lesson.minutes }) : '' },
    { icon: 'ph:files-bold', text: lesson.pages ? t('documents:pages', { count: lesson.pages }) : '' },
  ].filter(({ text }) => text);
  return (
    <Box data-summary>
      {lesson.isFallback ? <FallbackNote lang={lang} item={lesson} /> : null}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        gap={{ base: '5', md: '8' }}
        alignItems="start"
      >
        <Box
          style={{ backgroundColor: lesson.coverColor }}
          bg="bg.accent"
          color="primary.950"
          borderRadius="xl"
          overflow="hidden"
          boxShadow="md"
          aspectRatio="4 / 3"
          display="flex"
          alignItems="center"
          justifyContent="center"
        >
          {lesson.cover ? (
            <ContentPicture
              picture={lesson.cover}
              sizes="(min-width: 48rem) 34rem, calc(100vw - 2rem)"
              height="full"
              bg="transparent"
              hasPriority
            />
          ) : (
            <Icon name={typeIcons[lesson.type]} size="6rem" />
          )}
        </Box>
        <Box display="flex" flexDirection="column" gap="4">
          <Box>
            <Box as="h1" fontSize="4xl">
              {lesson.title}
            </Box>
            {lesson.subtitle ? (
              <Box as="p" mt="1.5" fontSize="xl" lineHeight="snug" color="fg.muted">
                {lesson.subtitle}
              </Box>
            ) : null}
          </Box>
          <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="1.5" color="fg.muted">
            {metaLines.map(({ icon, text }) => (
              <Box as="span" key={icon} display="inline-flex" alignItems="center" gap="1.5">
                <Icon name={icon} />
                {text}
              </Box>
            ))}
          </Box>
          <AccessMarks lang={lang} document={lesson} isLarge />
          {lesson.contents.length > 0 ? null : (
            <Box
              as="p"
              display="flex"
              alignItems="center"
              gap="3"
              bg="bg.info"
              color="fg.info"
              borderRadius="md"
              px="4"
              py="3"
            >
              <Icon name="ph:hourglass-medium-bold" />
              {t('documents:contentEmpty')}
            </Box>
          )}
          <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
            {lesson.contents.length > 0 ? (
              <ButtonLink href={lesson.readerUrl} prefetch={false} size="lg">
                <Icon name="ph:play-fill" />
                {t('documents:read')}
              </ButtonLink>
            ) : null}
            <FavoriteButton isWide lang={lang} collection="documents" id={lesson.id} title={lesson.title} />
            <AddToPlaylistButton isWide lang={lang} id={lesson.id} title={lesson.title} />
            <Downloads lang={lang} downloads={lesson.downloads} />
          </Box>
          {lesson.description ? (
            <>
              <ArticleTools lang={lang} item={lesson} />
              <Prose html={lesson.description} />
            </>
          ) : null}
        </Box>
      </Box>
      <DocumentFacts lang={lang} lesson={lesson} />
    </Box>
  );
}
