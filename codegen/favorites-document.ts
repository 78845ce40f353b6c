import { sectionsWith } from '@hat-nang/model/sections';

const TEXTS = 'translations { languages_code { code } title slug }';

/** Generates the queries of a member's favourites. Each section that allows favourites has a separate column. */
export function favoritesDocument(): string {
  const favorable = sectionsWith('favorite');
  const ids = favorable.map(({ favorite }) => `${favorite} { id }`);
  const items = favorable.map((section) => {
    const columns = 'ownColumns' in section ? section.ownColumns : [];
    return `${section.favorite} { ${['id', ...columns, TEXTS].join(' ')} }`;
  });
  return `
    query MyHearts($filter: favorites_filter!) {
      favorites(filter: $filter, limit: 400) { ${ids.join(' ')} }
    }
    query MyFavorites($filter: favorites_filter, $sort: [String], $limit: Int, $offset: Int) {
      favorites(filter: $filter, sort: $sort, limit: $limit, offset: $offset) { id date_created ${items.join(' ')} }
      favorites_aggregated(filter: $filter) { count { id } }
    }
  `;
}
