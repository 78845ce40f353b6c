import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { formatDate, getT } from '@/i18n/server';
import { AccessIcons, type DocumentCard, typeIcons } from '../documents/public.ts';
import { type EventCard, EventStatusTag, formatEventTimes } from '../events/public.ts';
import type { LessonPlanCard } from '../lesson-plans/public.ts';
import type { MentalHealthCard } from '../mental-health/public.ts';
import type { NewsCard } from '../news/public.ts';
import type { AdultHome } from './adult-home.ts';
import { HomeHero } from './home-hero.tsx';
import { Shelf } from './shelf.tsx';
import { CompactCard } from './shelf-card.tsx';

/** Home for adults, visitors without a choice, and crawlers. */
export function AdultHomePage({ lang, home }: { lang: Lang; home: AdultHome }) {
  const t = getT(lang);
  const mentalHealth = href(lang, 'mentalHealth');
  const shelves = [
    {
      id: 'teachers',
      title: t('home:adult.teachers'),
      url: `${mentalHealth}?audience=teacher`,
      cards: home.teachers.map((post) => <PostCard key={post.id} lang={lang} post={post} />),
    },
    {
      id: 'caregivers',
      title: t('home:adult.caregivers'),
      url: `${mentalHealth}?audience=caregiver`,
      cards: home.caregivers.map((post) => <PostCard key={post.id} lang={lang} post={post} />),
    },
    {
      id: 'lesson-ideas',
      title: t('home:adult.lessonIdeas'),
      url: home.lessonPlans.length > 0 ? href(lang, 'lessonPlans') : `${href(lang, 'documents')}?type=study`,
      cards: [
        ...home.lessonPlans.map((plan) => <PlanCard key={`plan-${plan.id}`} lang={lang} plan={plan} />),
        ...home.studyDocuments.map((document) => <LessonCard key={document.id} lang={lang} document={document} />),
      ],
    },
    {
      id: 'events',
      title: t('home:events'),
      url: href(lang, 'events'),
      cards: home.events.map((event) => <HomeEventCard key={event.id} lang={lang} event={event} />),
    },
    {
      id: 'mental-health',
      title: t('home:mentalHealth'),
      url: mentalHealth,
      cards: home.articles.map((post) => <PostCard key={post.id} lang={lang} post={post} />),
    },
    {
      id: 'news',
      title: t(`home:news.${home.newsRule}.title`),
      url: href(lang, 'news'),
      cards: home.news.map((item) => <HomeNewsCard key={item.id} lang={lang} item={item} />),
    },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <>
      <HomeHero
        lang={lang}
        title={t('home:title')}
        intro={t('home:intro')}
        picture="/illustrations/adult.svg"
        topics={home.topics}
      >
        <ButtonLink href={href(lang, 'documents')} size="lg">
          <Icon name="ph:book-open-text-bold" />
          {t('home:readBooks')}
        </ButtonLink>
        <ButtonLink href={mentalHealth} size="lg" variant="outline">
          <Icon name="ph:hand-heart-bold" />
          {t('home:forAdults')}
        </ButtonLink>
      </HomeHero>
      {shelves.map(({ id, title, url, cards }) => (
        <Shelf key={id} lang={lang} id={id} title={title} url={url}>
          {cards}
        </Shelf>
      ))}
      {shelves.length === 0 ? (
        <PageWidth mt="8">
          <EmptyState title={t('documents:empty')} />
        </PageWidth>
      ) : null}
    </>
  );
}

function PostCard({ lang, post }: { lang: Lang; post: MentalHealthCard }) {
  const { title, url, picture, audiences, minutes } = post;
  const facts = [
    audiences.map(({ label }) => label).join(', '),
    minutes ? getT(lang)('mental-health:minutes', { count: minutes }) : '',
  ];
  return (
    <CompactCard title={title} url={url} picture={picture} icon="ph:hand-heart-bold">
      {facts.filter(Boolean).join(' · ')}
    </CompactCard>
  );
}

function PlanCard({ lang, plan }: { lang: Lang; plan: LessonPlanCard }) {
  const { title, url, picture, classLevel, minutes } = plan;
  const facts = [classLevel, minutes ? getT(lang)('lesson-plans:minutes', { count: minutes }) : undefined];
  return (
    <CompactCard title={title} url={url} picture={picture} icon="ph:chalkboard-teacher-bold">
      {facts.filter(Boolean).join(' · ')}
    </CompactCard>
  );
}

function LessonCard({ lang, document }: { lang: Lang; document: DocumentCard }) {
  const { title, url, cover, coverColor, type, readingAge } = document;
  return (
    <CompactCard title={title} url={url} picture={cover} icon={typeIcons[type]} color={coverColor}>
      {readingAge}
      <AccessIcons lang={lang} document={document} />
    </CompactCard>
  );
}

function HomeEventCard({ lang, event }: { lang: Lang; event: EventCard }) {
  const { title, url, picture, times, status } = event;
  return (
    <CompactCard title={title} url={url} picture={picture} icon="ph:calendar-blank-bold">
      <EventStatusTag lang={lang} times={times} initial={status} />{' '}
      <time dateTime={times.startsAt}>{formatEventTimes(times)}</time>
    </CompactCard>
  );
}

function HomeNewsCard({ lang, item }: { lang: Lang; item: NewsCard }) {
  const { title, url, picture, category, publishedAt } = item;
  return (
    <CompactCard title={title} url={url} picture={picture} icon="ph:newspaper-bold">
      {category ? `${category.name} · ` : null}
      <time dateTime={publishedAt}>{formatDate(lang, publishedAt)}</time>
    </CompactCard>
  );
}
