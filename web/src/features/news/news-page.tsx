import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { FallbackNote } from '@/components/layout/fallback-note';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ContentPicture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { FavoriteButton } from '@/components/ui/save-buttons';
import { CardGrid, PageWidth, Section } from '@/components/ui/section';
import { Share } from '@/components/ui/share';
import { formatDate, getT } from '@/i18n/server';
import type { News, NewsCard } from './news.ts';
import { NewsCardView } from './news-card.tsx';

/** A news item: title, dates, author, picture, text, share, related. */
export function NewsArticle({
  lang,
  news,
  related,
  publicAddress,
}: {
  lang: Lang;
  news: News;
  related: NewsCard[];
  publicAddress: string;
}) {
  const t = getT(lang);
  const isChanged =
    news.updatedAt &&
    formatDate(lang, news.updatedAt) !== formatDate(lang, news.publishedAt) &&
    news.updatedAt > news.publishedAt;
  return (
    <>
      <PageWidth as="article" pt="4">
        <Box maxWidth="46rem" mx="auto">
          {news.isFallback ? <FallbackNote lang={lang} /> : null}
          <Box as="h1" fontSize="4xl" mb="4">
            {news.title}
          </Box>
          <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="1" color="fg.muted" mb="6">
            {news.category ? (
              <Box as="span" display="inline-flex" alignItems="center" gap="1.5">
                <Icon name="ph:tag-bold" />
                {news.category.name}
              </Box>
            ) : null}
            <Box as="span" display="inline-flex" alignItems="center" gap="1.5">
              <Icon name="ph:calendar-blank-bold" />
              <time dateTime={news.publishedAt}>{formatDate(lang, news.publishedAt)}</time>
            </Box>
            {isChanged && news.updatedAt ? (
              <Box as="span" display="inline-flex" alignItems="center" gap="1.5">
                <Icon name="ph:pencil-simple-bold" />
                {t('news:updated', { date: formatDate(lang, news.updatedAt) })}
              </Box>
            ) : null}
            {news.author ? (
              <Box as="span" display="inline-flex" alignItems="center" gap="1.5">
                <Icon name="ph:user-bold" />
                {t('news:by', { author: news.author })}
              </Box>
            ) : null}
          </Box>
          {news.picture ? (
            <ContentPicture
              picture={news.picture}
              sizes="(min-width: 50rem) 46rem, calc(100vw - 2rem)"
              isFirst
              borderRadius="lg"
              aspectRatio="16 / 9"
              mb="6"
            />
          ) : null}
          {news.summary ? (
            <Box
              as="p"
              fontSize="xl"
              lineHeight="snug"
              fontWeight="semibold"
              color="fg.heading"
              maxWidth="prose"
              mb="2"
            >
              {news.summary}
            </Box>
          ) : null}
          <Prose html={news.body} />
          <Box mt="10" pt="6" borderTopWidth="1px" borderColor="border">
            <Box mb="4">
              <FavoriteButton isWide lang={lang} collection="news" id={news.id} title={news.title} />
            </Box>
            <Share lang={lang} url={publicAddress} title={news.title} />
          </Box>
        </Box>
      </PageWidth>
      {related.length > 0 ? (
        <Section
          id="related"
          title={t('news:related')}
          more={{ url: href(lang, 'relatedNews', { id: news.id }), label: t('seeAll') }}
        >
          <CardGrid>
            {related.map((other) => (
              <NewsCardView key={other.id} lang={lang} news={other} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
    </>
  );
}
