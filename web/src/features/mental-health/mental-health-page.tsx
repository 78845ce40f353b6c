import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { FallbackNote } from '@/components/layout/fallback-note';
import { Box } from '@/components/ui/box';
import { Fact, FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import { ContentPicture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { FavoriteButton } from '@/components/ui/save-buttons';
import { CardGrid, PageWidth, Section } from '@/components/ui/section';
import { formatDate, getT } from '@/i18n/server';
import { EmergencyContacts } from './emergency-contacts.tsx';
import type { MentalHealthCard, MentalHealthPost } from './mental-health.ts';
import { MentalHealthCardView } from './mental-health-card.tsx';
import { QuickExitHint } from './quick-exit.tsx';

/** A mental-health post: for whom, by whom, checked by whom, the text, whom to call, what to read next. */
export function MentalHealthArticle({
  lang,
  post,
  related,
}: {
  lang: Lang;
  post: MentalHealthPost;
  related: MentalHealthCard[];
}) {
  const t = getT(lang);
  return (
    <>
      <PageWidth as="article" pt="4">
        <Box maxWidth="46rem" mx="auto">
          {post.isFallback ? <FallbackNote lang={lang} /> : null}
          <Box as="h1" fontSize="4xl" mb="4">
            {post.title}
          </Box>
          <FactList>
            {post.audiences.length > 0 ? (
              <Fact icon="ph:users-three-bold">
                {t('mental-health:writtenFor', { audience: post.audiences.map(({ label }) => label).join(', ') })}
              </Fact>
            ) : null}
            {post.minutes ? (
              <Fact icon="ph:clock-bold">{t('mental-health:minutesLong', { count: post.minutes })}</Fact>
            ) : null}
            {post.author ? <Fact icon="ph:user-bold">{t('mental-health:by', { author: post.author })}</Fact> : null}
            <Fact icon="ph:calendar-blank-bold">
              <time dateTime={post.publishedAt}>{formatDate(lang, post.publishedAt)}</time>
            </Fact>
          </FactList>
          {post.picture ? (
            <ContentPicture
              picture={post.picture}
              sizes="(min-width: 50rem) 46rem, calc(100vw - 2rem)"
              isFirst
              borderRadius="lg"
              aspectRatio="16 / 9"
              mb="6"
            />
          ) : null}
          {post.summary ? (
            <Box
              as="p"
              fontSize="xl"
              lineHeight="snug"
              fontWeight="semibold"
              color="fg.heading"
              maxWidth="prose"
              mb="2"
            >
              {post.summary}
            </Box>
          ) : null}
          <Prose html={post.body} />
          <Box mt="8">
            <FavoriteButton isWide lang={lang} collection="mental_health_posts" id={post.id} title={post.title} />
          </Box>
          {post.reviewer || post.reviewedOn ? <Review lang={lang} post={post} /> : null}
        </Box>
      </PageWidth>
      <EmergencyContacts lang={lang} />
      {related.length > 0 ? (
        <Section
          id="related"
          title={t('mental-health:related')}
          more={{ url: href(lang, 'relatedMentalHealth', { id: post.id }), label: t('seeAll') }}
        >
          <CardGrid>
            {related.map((other) => (
              <MentalHealthCardView key={other.id} lang={lang} post={other} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      <QuickExitHint lang={lang} />
    </>
  );
}

function Review({ lang, post: { reviewer, reviewedOn } }: { lang: Lang; post: MentalHealthPost }) {
  const t = getT(lang);
  return (
    <Box mt="8" px="5" py="4" bg="bg.success" color="fg.success" borderRadius="md" display="flex" gap="3">
      <Icon name="ph:seal-check-bold" size="1.75rem" />
      <div>
        {reviewer ? (
          <Box as="p" fontWeight="bold">
            {t('mental-health:reviewedBy', { reviewer })}
          </Box>
        ) : null}
        {reviewedOn ? (
          <p>
            {t('mental-health:reviewedOn')}{' '}
            <time dateTime={reviewedOn}>{formatDate(lang, `${reviewedOn}T12:00:00+07:00`)}</time>
          </p>
        ) : null}
        <Box as="p" fontSize="sm">
          {t('mental-health:noReplacement')}
        </Box>
      </div>
    </Box>
  );
}
