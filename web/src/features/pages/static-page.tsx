import type { Lang } from '@hat-nang/model/languages';
import { FallbackNote } from '@/components/layout/fallback-note';
import { Box } from '@/components/ui/box';
import { ContentPicture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { PageWidth } from '@/components/ui/section';
import type { StaticPage } from './pages.ts';

/** A static page: privacy policy, terms, accessibility, donate. */
export function StaticPageView({ lang, page }: { lang: Lang; page: StaticPage }) {
  return (
    <PageWidth as="article" pt="4">
      <Box maxWidth="46rem" mx="auto">
        {page.isFallback ? <FallbackNote lang={lang} /> : null}
        <Box as="h1" fontSize="4xl" mb="4">
          {page.title}
        </Box>
        {page.summary ? (
          <Box as="p" fontSize="xl" color="fg.muted" maxWidth="prose" mb="4">
            {page.summary}
          </Box>
        ) : null}
        {page.picture ? (
          <ContentPicture
            picture={page.picture}
            sizes="(min-width: 50rem) 46rem, calc(100vw - 2rem)"
            isFirst
            borderRadius="lg"
            mb="6"
          />
        ) : null}
        <Prose html={page.body} />
      </Box>
    </PageWidth>
  );
}
