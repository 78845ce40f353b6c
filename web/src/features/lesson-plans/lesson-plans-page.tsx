import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import { ArticleEnd } from '@/components/article/article-end';
import { articleJsonLd } from '@/components/article/article-json-ld';
import { ArticleColumn, ArticleLead, ArticlePicture, FurtherItems } from '@/components/article/article-parts';
import { ItemPageFrame } from '@/components/article/item-page';
import { Box } from '@/components/ui/box';
import { Fact, FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { Prose } from '@/components/ui/prose';
import { formatBytes } from '@/i18n/format-bytes';
import { formatDate, getT } from '@/i18n/server';
import { ArticleTools } from '../article-tools/public-island.ts';
import type { LessonPlan, LessonPlanCard } from './lesson-plans.ts';
import { LessonPlanCardView } from './lesson-plans-list.tsx';

/** Returns a schema.org LearningResource with class level, duration and teachers as its audience. */
const lessonPlanJsonLd = (plan: LessonPlan, lang: Lang, config: SiteConfig, origin: string) =>
  articleJsonLd(plan, lang, config, origin, {
    '@type': 'LearningResource',
    learningResourceType: 'Lesson plan',
    ...(plan.classLevel ? { educationalLevel: plan.classLevel } : {}),
    ...(plan.minutes ? { timeRequired: `PT${plan.minutes}M` } : {}),
    audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
    isAccessibleForFree: true,
  });

/** The page of a lesson plan with its worksheet, followed by other lesson plans. */
export function LessonPlanPage({ lang, plan, others }: { lang: Lang; plan: LessonPlan; others: LessonPlanCard[] }) {
  const t = getT(lang);
  return (
    <ItemPageFrame lang={lang} word="lesson-plans" item={plan} jsonLd={lessonPlanJsonLd}>
      <ArticleColumn lang={lang} item={plan}>
        <LessonPlanFacts lang={lang} plan={plan} />
        <ArticleTools lang={lang} item={plan} />
        <ArticlePicture picture={plan.picture} />
        <ArticleLead>{plan.summary}</ArticleLead>
        <Materials lang={lang} plan={plan} />
        <Prose html={plan.body} />
        <ArticleEnd lang={lang} item={plan} collection="lesson_plans" />
      </ArticleColumn>
      <FurtherItems
        lang={lang}
        id="others"
        title={t('lesson-plans:others')}
        url={href(lang, 'lessonPlans')}
        items={others}
        card={LessonPlanCardView}
      />
    </ItemPageFrame>
  );
}

function LessonPlanFacts({ lang, plan }: { lang: Lang; plan: LessonPlan }) {
  const t = getT(lang);
  const { classLevel, minutes, category, author, publishedAt } = plan;
  return (
    <FactList>
      {classLevel ? <Fact icon="ph:student-bold">{classLevel}</Fact> : null}
      {minutes ? <Fact icon="ph:clock-bold">{t('lesson-plans:minutes', { count: minutes })}</Fact> : null}
      {category ? <Fact icon="ph:tag-bold">{category.name}</Fact> : null}
      {author ? <Fact icon="ph:user-bold">{t('lesson-plans:by', { author })}</Fact> : null}
      <Fact icon="ph:calendar-blank-bold">
        <time dateTime={publishedAt}>{formatDate(lang, publishedAt)}</time>
      </Fact>
    </FactList>
  );
}

/** Formats a size that does not wrap between the number and the unit. */
const formatSize = (lang: Lang, bytes: number) => formatBytes(lang, bytes).replace(' ', '\u00a0');

/** Links to the book of the lesson and to the worksheet. Renders nothing without both. */
function Materials({ lang, plan: { book, worksheet } }: { lang: Lang; plan: LessonPlan }) {
  const t = getT(lang);
  if (!book && !worksheet) return null;
  return (
    <Box data-not-printed="" display="flex" flexWrap="wrap" gap="3" my="5">
      {worksheet ? (
        <ButtonLink href={worksheet.url} download={worksheet.filename}>
          <Icon name="ph:printer-bold" />
          {[t('lesson-plans:worksheet'), worksheet.kind, worksheet.bytes && formatSize(lang, worksheet.bytes)]
            .filter(Boolean)
            .join(' · ')}
        </ButtonLink>
      ) : null}
      {book ? (
        <ButtonLink href={book.url} variant="outline">
          <Icon name="ph:book-open-text-bold" />
          {t('lesson-plans:book', { title: book.title })}
        </ButtonLink>
      ) : null}
    </Box>
  );
}
