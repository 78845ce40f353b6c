import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { ContentPicture } from '@/components/ui/picture';
import { FavoriteButton, SaveRow } from '@/components/ui/save-buttons';
import { Card, CardTitle, type Found } from '@/components/ui/section';
import { formatDate, getT } from '@/i18n/server';
import type { NewsCard } from './news.ts';

/** One news item in a list. */
export function NewsCardView({
  lang,
  news,
  titleAs = 'h3',
  isFirst = false,
  found,
}: {
  lang: Lang;
  news: NewsCard;
  titleAs?: 'h2' | 'h3';
  isFirst?: boolean;
  found?: Found;
}) {
  const t = getT(lang);
  return (
    <Card>
      {news.picture ? (
        <ContentPicture
          picture={{ ...news.picture, alt: '' }}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) calc(50vw - 2rem), calc(100vw - 2rem)"
          aspectRatio="16 / 9"
          isFirst={isFirst}
        />
      ) : null}
      <Box p="5" display="flex" flexDirection="column" gap="2" flex="1">
        <Box display="flex" flexWrap="wrap" gap="2" fontSize="sm" color="fg.muted" alignItems="center">
          {news.isPinned ? (
            <Box as="span" bg="bg.accent" color="fg.onAccent" px="2.5" py="0.5" borderRadius="full" fontWeight="bold">
              {t('news:pinned')}
            </Box>
          ) : null}
          {news.category ? <span>{news.category.name}</span> : null}
          {news.category ? <span aria-hidden="true">·</span> : null}
          <time dateTime={news.publishedAt}>{formatDate(lang, news.publishedAt)}</time>
        </Box>
        <CardTitle url={news.url} as={titleAs}>
          {found?.title ?? news.title}
        </CardTitle>
        <Box as="p" color="fg.muted" lineClamp="3">
          {found?.excerpt ?? news.summary}
        </Box>
      </Box>
      <SaveRow>
        <FavoriteButton lang={lang} collection="news" id={news.id} title={news.title} />
      </SaveRow>
    </Card>
  );
}
