import { href } from '@hat-nang/model/routes';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { createSectionFeature, type SectionFeature, toTopics } from '@/components/sections/section-feature';
import { aboutUsSection } from '../about-us/about-us-section.tsx';
import {
  documentFilters,
  feedDocuments,
  getDocumentLabels,
  getLesson,
  ListedDocument,
  listDocumentsById,
} from '../documents/public.ts';
import { eventsSection } from '../events/events-section.tsx';
import { helpCenterSection } from '../help-center/help-center-section.tsx';
import { getPopular } from '../home/public.ts';
import { lessonPlansSection } from '../lesson-plans/lesson-plans-section.tsx';
import { mentalHealthSection } from '../mental-health/mental-health-section.tsx';
import { newsSection } from '../news/news-section.tsx';

/**
 * The feature of the documents is in this file, not in their folder, to avoid an import cycle: `listStartCards` imports Home, and Home imports the
 * documents.
 */
const documentsSection = createSectionFeature({
  readItem: getLesson,
  listLatest: feedDocuments,
  listByIds: listDocumentsById,
  listStartCards: async (lang) => (await getPopular(lang)).popular,
  card: ListedDocument,
  minCardWidth: '15.5rem',
  listFilters: async (lang, choices, link) => documentFilters(lang, choices, await getDocumentLabels(lang), link),
  listTopics: async (lang) => toTopics(href(lang, 'documents'), (await getDocumentLabels(lang)).categories),
});

/** Functions of each section for the search, the feeds and the share pictures, by `SearchKind`. */
export const sectionFeatures: Readonly<Record<SearchKind, SectionFeature>> = {
  documents: documentsSection,
  news: newsSection,
  events: eventsSection,
  'lesson-plans': lessonPlansSection,
  'mental-health': mentalHealthSection,
  'about-us': aboutUsSection,
  'help-center': helpCenterSection,
};
