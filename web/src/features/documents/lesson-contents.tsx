import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { SiteLink } from '@/components/ui/link';
import { ContentPicture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import type { Lesson, LessonPage } from './lesson.ts';

/** Links to the pages of a document in the reader, with pictures. If the document has chapters, the links also show the titles of the chapters. */
export function LessonContents({ lang, lesson }: { lang: Lang; lesson: Lesson }) {
  if (lesson.contents.length === 0) return null;
  const t = getT(lang);
  const hasChapters = lesson.contents.some(({ chapter }) => chapter);
  return (
    <Section id="contents" title={t(hasChapters ? 'documents:contents' : 'documents:thumbnails')}>
      <Box
        as="ol"
        listStyleType="none"
        display="grid"
        gap={{ base: '3', md: '4' }}
        gridTemplateColumns={
          hasChapters
            ? 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))'
            : { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(10rem, 1fr))' }
        }
      >
        {lesson.contents.map((page) => (
          <li key={page.number}>
            <PageLink
              lang={lang}
              page={page}
              url={`${lesson.readerUrl}${lesson.readerUrl.includes('?') ? '&' : '?'}page=${page.number}`}
              hasChapters={hasChapters}
            />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function PageLink({
  lang,
  page,
  url,
  hasChapters,
}: {
  lang: Lang;
  page: LessonPage;
  url: string;
  hasChapters: boolean;
}) {
  const t = getT(lang);
  const number = t('documents:page', { number: page.number });
  return (
    <SiteLink
      href={url}
      prefetch={false}
      rel="nofollow"
      display="flex"
      flexDirection={hasChapters ? 'row' : 'column'}
      alignItems={hasChapters ? 'center' : 'stretch'}
      gap={hasChapters ? '4' : '0'}
      height="full"
      minHeight="target"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      overflow="hidden"
      boxShadow="sm"
      lineHeight="snug"
      _hover={{ borderColor: 'border.strong', boxShadow: 'md' }}
    >
      {page.picture ? (
        <Box
          style={{ backgroundColor: page.backgroundColor }}
          bg="bg.sunken"
          flexShrink="0"
          width={hasChapters ? '7rem' : 'full'}
          aspectRatio="4 / 3"
        >
          <ContentPicture
            picture={page.picture}
            sizes={hasChapters ? '7rem' : '(min-width: 30rem) 12rem, 50vw'}
            height="full"
            bg="transparent"
          />
        </Box>
      ) : null}
      <Box as="span" display="block" px={hasChapters ? '0' : '3'} py="2" pr="3" minWidth="0">
        {hasChapters && page.chapter ? (
          <>
            <Box as="span" display="block" fontWeight="bold">
              {page.chapter}
            </Box>
            <Box as="span" display="block" fontSize="sm" color="fg.muted">
              {number}
            </Box>
          </>
        ) : (
          <Box as="span" fontWeight="semibold" fontSize="sm">
            {number}
          </Box>
        )}
      </Box>
    </SiteLink>
  );
}
