import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { ShareItem } from '@/components/article/article-end';
import { ArticleColumn, ArticleLead, ArticlePicture, FurtherItems } from '@/components/article/article-parts';
import { ItemPageFrame } from '@/components/article/item-page';
import { Box } from '@/components/ui/box';
import { Fact, FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { FavoriteButton } from '@/components/ui/save-buttons';
import { formatDate, getT } from '@/i18n/server';
import { ArticleTools, EasyText } from '../article-tools/public-island.ts';
import { CompactCrisisHelp } from '../crisis/public.ts';
import { EmergencyContacts } from './emergency-contacts.tsx';
import type { MentalHealthArticle, MentalHealthCard } from './mental-health.ts';
import { MentalHealthCardView } from './mental-health-card.tsx';
import { mentalHealthJsonLd } from './mental-health-json-ld.ts';
import { QuickExit, QuickExitHint } from './quick-exit.tsx';

/** The page of a mental-health post: audience, author, reviewer, text, emergency contacts, related posts. */
export function MentalHealthPage({
  lang,
  post,
  related,
}: {
  lang: Lang;
  post: MentalHealthArticle;
  related: MentalHealthCard[];
}) {
  const t = getT(lang);
  return (
    <ItemPageFrame
      lang={lang}
      word="mental-health"
      item={post}
      jsonLd={mentalHealthJsonLd}
      parentCrumbs={post.category ? [post.category] : []}
      above={
        <>
          <QuickExit lang={lang} />
          <CompactCrisisHelp lang={lang} />
        </>
      }
    >
      <ArticleColumn lang={lang} item={post}>
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
        <ArticleTools lang={lang} item={post} />
        <ArticlePicture picture={post.picture} />
        <EasyText easyBody={post.easyBody}>
          <ArticleLead>{post.summary}</ArticleLead>
          <Prose html={post.body} />
        </EasyText>
        <Box mt="8">
          <FavoriteButton isWide lang={lang} collection="mental_health" id={post.id} title={post.title} />
        </Box>
        <Box mt="4">
          <ShareItem lang={lang} item={post} />
        </Box>
        {post.reviewer || post.reviewedOn ? <Review lang={lang} post={post} /> : null}
      </ArticleColumn>
      <EmergencyContacts lang={lang} />
      <FurtherItems
        lang={lang}
        id="related"
        title={t('mental-health:related')}
        url={href(lang, 'relatedMentalHealth', { id: post.id })}
        items={related}
        card={MentalHealthCardView}
      />
      <QuickExitHint lang={lang} />
    </ItemPageFrame>
  );
}

function Review({ lang, post: { reviewer, reviewedOn } }: { lang: Lang; post: MentalHealthArticle }) {
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
