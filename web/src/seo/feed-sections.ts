import type { RouteKey } from '@hat-nang/model/routes';
import { sectionOfRoute } from '@hat-nang/model/section-routes';
import { type SectionWith, sectionsWith } from '@hat-nang/model/sections';

/** Sections that have their own feed at `/feeds/{lang}/{section}.xml`. */
export type FeedSection = SectionWith<'feed'>['word'];
export const feedSections: readonly FeedSection[] = sectionsWith('feed').map(({ word }) => word);

/** Returns the section whose feed the `<head>` of a page links to: the section of the page if it has a feed, otherwise the news. */
export const feedOf = (route: RouteKey): FeedSection => {
  const section = sectionOfRoute(route);
  return section !== undefined && 'feed' in section ? section.word : 'news';
};
