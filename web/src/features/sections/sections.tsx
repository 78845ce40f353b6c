import { href } from '@hat-nang/model/routes';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { type SectionFeature, sectionFeature, topicsOf } from '@/components/sections/section-feature';
import { aboutUsSection } from '../about-us/public.ts';
import {
  documentFilters,
  feedDocuments,
  getDocumentLabels,
  getLesson,
  ListedDocument,
  listDocumentsById,
} from '../documents/public.ts';
import { eventsSection } from '../events/public.ts';
import { helpCenterSection } from '../help-center/public.ts';
import { getHome } from '../home/public.ts';
import { mentalHealthSection } from '../mental-health/public.ts';
import { newsSection } from '../news/public.ts';

/** The documents' own part stands here: what their search begins with is chosen for Home, which shows documents itself. */
const documentsSection = sectionFeature({
  get: getLesson,
  latest: feedDocuments,
  byId: listDocumentsById,
  start: async (lang) => (await getHome(lang)).popular,
  card: ListedDocument,
  min: '15.5rem',
  filters: async (lang, choices, link) => documentFilters(lang, choices, await getDocumentLabels(lang), link),
  topics: async (lang) => topicsOf(href(lang, 'documents'), (await getDocumentLabels(lang)).categories),
});

/** What each section gives to the search, the feeds and the share pictures. */
export const sectionFeatures: Readonly<Record<SearchKind, SectionFeature>> = {
  documents: documentsSection,
  news: newsSection,
  events: eventsSection,
  'mental-health': mentalHealthSection,
  'about-us': aboutUsSection,
  'help-center': helpCenterSection,
};
