import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { ContentPicture } from '@/components/ui/picture';
import { FavoriteButton, SaveRow } from '@/components/ui/save-buttons';
import { Card, CardTitle, type Found } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import type { MentalHealthCard } from './mental-health.ts';

/** One mental-health post in a list: for whom it is, and how long it takes. */
export function MentalHealthCardView({
  lang,
  post,
  titleAs = 'h3',
  isFirst = false,
  found,
}: {
  lang: Lang;
  post: MentalHealthCard;
  titleAs?: 'h2' | 'h3';
  isFirst?: boolean;
  found?: Found;
}) {
  const t = getT(lang);
  const audiences = post.audiences.map(({ label }) => label).join(', ');
  const facts = [audiences, post.minutes ? t('mental-health:minutes', { count: post.minutes }) : ''].filter(Boolean);
  return (
    <Card>
      {post.picture ? (
        <ContentPicture
          picture={{ ...post.picture, alt: '' }}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) calc(50vw - 2rem), calc(100vw - 2rem)"
          aspectRatio="16 / 9"
          isFirst={isFirst}
        />
      ) : null}
      <Box p="5" display="flex" flexDirection="column" gap="2" flex="1">
        <Box fontSize="sm" color="fg.muted">
          {facts.join(' · ')}
        </Box>
        <CardTitle url={post.url} as={titleAs}>
          {found?.title ?? post.title}
        </CardTitle>
        <Box as="p" color="fg.muted" lineClamp="3">
          {found?.excerpt ?? post.summary}
        </Box>
      </Box>
      <SaveRow>
        <FavoriteButton lang={lang} collection="mental_health_posts" id={post.id} title={post.title} />
      </SaveRow>
    </Card>
  );
}
