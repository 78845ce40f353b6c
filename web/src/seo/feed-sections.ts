import type { RouteKey } from '@hat-nang/model/routes';

/** Sections with a feed of their own at `/feeds/{lang}/{section}.xml`; the name is that of the message file. */
export const feedSections = ['news', 'documents', 'events', 'mental-health', 'help-center', 'about-us'] as const;
export type FeedSection = (typeof feedSections)[number];

const byRoute: Partial<Record<RouteKey, FeedSection>> = {
  documents: 'documents',
  lesson: 'documents',
  lessonDetail: 'documents',
  events: 'events',
  eventDetail: 'events',
  mentalHealth: 'mental-health',
  mentalHealthCategory: 'mental-health',
  mentalHealthDetail: 'mental-health',
  relatedMentalHealth: 'mental-health',
  helpCenter: 'help-center',
  helpArticle: 'help-center',
  aboutUs: 'about-us',
  aboutArticle: 'about-us',
  search: 'documents',
  searchEvents: 'events',
  searchMentalHealth: 'mental-health',
  searchHelpCenter: 'help-center',
  searchAboutUs: 'about-us',
};

/** The feed that a page names in its head: its section's, else the news. */
export const feedOf = (route: RouteKey): FeedSection => byRoute[route] ?? 'news';
