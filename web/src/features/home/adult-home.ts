import type { Lang } from '@hat-nang/model/languages';
import { isPresent } from '@/cms/rows';
import { defaultListQuery } from '@/routing/list-query';
import { type DocumentCard, listNewestDocuments } from '../documents/public.ts';
import { type EventCard, toEventCard } from '../events/public.ts';
import { type LessonPlanCard, listLessonPlans } from '../lesson-plans/public.ts';
import { listMentalHealth, type MentalHealthCard, toMentalHealthCard } from '../mental-health/public.ts';
import { listNews, type NewsCard, toNewsCard } from '../news/public.ts';
import { readHomeLists, type Topic, toTopics } from './config.ts';
import { rowSize, shareOut } from './share-out.ts';

/** Content of the Home for adults, visitors without a choice, and crawlers. Rows without items are not shown. */
export interface AdultHome {
  topics: Topic[];
  teachers: MentalHealthCard[];
  caregivers: MentalHealthCard[];
  lessonPlans: LessonPlanCard[];
  /** Study documents that fill the row of the lesson plans. */
  studyDocuments: DocumentCard[];
  events: EventCard[];
  /** Mental-health articles that editors chose. */
  articles: MentalHealthCard[];
  /** Selects the heading. `latest` if editors have chosen no news that is public. */
  newsRule: 'chosen' | 'latest';
  news: NewsCard[];
}

/** Maximum number of posts that are read for the row of an audience. The row shows some of them. */
const candidateCount = 24;

/** Selects the news that editors chose in `app_configs`, otherwise the newest news. The chosen list is also empty if all its items are drafts. */
export const toHomeNews = (chosenItems: NewsCard[], latestNews: NewsCard[]): Pick<AdultHome, 'news' | 'newsRule'> =>
  chosenItems.length > 0 ? { newsRule: 'chosen', news: chosenItems } : { newsRule: 'latest', news: latestNews };

const statusRanks = { live: 0, upcoming: 1, over: 2 } as const;

/** Sorts the chosen events: live, then upcoming, then over. Within a status, the order of the editors stays. */
export const sortHomeEvents = (events: readonly EventCard[]): EventCard[] =>
  events.toSorted((a, b) => statusRanks[a.status] - statusRanks[b.status]);

/** Reads the newest posts for an audience (an option of the group `target_audience`). Empty if the option does not exist. */
const listForAudience = async (lang: Lang, audience: string): Promise<MentalHealthCard[]> =>
  (await listMentalHealth(lang, { ...defaultListQuery, audience }, { limit: candidateCount }))?.items ?? [];

/**
 * Reads the Home for adults. When an event begins or ends, site-hooks invalidates the cached HTML within half a minute. An open page updates the status of the
 * event without a reload.
 */
export const getAdultHome = async (lang: Lang, now = Date.now()): Promise<AdultHome> => {
  const [lists, forTeachers, forCaregivers, { items: lessonPlans }, studyDocuments, newest] = await Promise.all([
    readHomeLists(),
    listForAudience(lang, 'teacher'),
    listForAudience(lang, 'caregiver'),
    listLessonPlans(lang, defaultListQuery, { limit: rowSize }),
    listNewestDocuments(lang, { type: 'study' }, rowSize),
    listNews(lang, defaultListQuery, { limit: 3, byDate: true }),
  ]);
  const articles = (lists.home_mental_health ?? [])
    .map(({ mental_health_id }) => mental_health_id && toMentalHealthCard(mental_health_id, lang))
    .filter(isPresent);
  const [teachers = [], caregivers = []] = shareOut([forTeachers, forCaregivers], articles);
  const chosenEvents = (lists.home_events ?? [])
    .map(({ events_id }) => events_id && toEventCard(events_id, lang, now))
    .filter(isPresent);
  const chosenNews = (lists.home_news ?? [])
    .map(({ news_id }) => news_id && toNewsCard(news_id, lang))
    .filter(isPresent);
  return {
    topics: toTopics(lists.home_categories, lang),
    teachers,
    caregivers,
    lessonPlans,
    studyDocuments: studyDocuments.slice(0, rowSize - lessonPlans.length),
    events: sortHomeEvents(chosenEvents),
    articles,
    ...toHomeNews(chosenNews, newest.items),
  };
};
