import { sectionsWith } from '@hat-nang/model/sections';

const TRANSLATION_FIELDS = 'translations { languages_code { code } title slug }';

/** Generates the queries of a member's favourites. The collection `favorites` has one column for each section that allows favourites. */
export function formatFavoritesDocument(): string {
  const favoriteSections = sectionsWith('favorite');
  const idFields = favoriteSections.map(({ favorite }) => `${favorite} { id }`);
  const itemFields = favoriteSections.map((section) => {
    const columns = 'ownColumns' in section ? section.ownColumns : [];
    return `${section.favorite} { ${['id', ...columns, TRANSLATION_FIELDS].join(' ')} }`;
  });
  return `
    query MyHearts($filter: favorites_filter!) {
      favorites(filter: $filter, limit: 400) { ${idFields.join(' ')} }
    }
    query MyFavorites($filter: favorites_filter, $sort: [String], $limit: Int, $offset: Int) {
      favorites(filter: $filter, sort: $sort, limit: $limit, offset: $offset) { id date_created ${itemFields.join(' ')} }
      favorites_aggregated(filter: $filter) { count { id } }
    }
  `;
}
