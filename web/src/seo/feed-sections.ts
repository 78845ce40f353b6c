import type { RouteKey } from '@hat-nang/model/routes';
import { sectionOfRoute } from '@hat-nang/model/section-routes';
import { type SectionWith, sectionsWith } from '@hat-nang/model/sections';

/** Sections with a feed of their own at `/feeds/{lang}/{section}.xml`. */
export type FeedSection = SectionWith<'feed'>['word'];
export const feedSections: readonly FeedSection[] = sectionsWith('feed').map(({ word }) => word);

/** Returns the feed for the `<head>` of a page: the feed of its section, else the news. */
export const feedOf = (route: RouteKey): FeedSection => {
  const section = sectionOfRoute(route);
  return section !== undefined && 'feed' in section ? section.word : 'news';
};
