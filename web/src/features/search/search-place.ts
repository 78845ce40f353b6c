import type { RouteKey } from '@hat-nang/model/routes';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';

/** What one search page searches: a section, or all of them. */
export type SearchPlace = SearchKind | 'all';

export const placeRoute = (place: SearchPlace): RouteKey => (place === 'all' ? 'searchAll' : searchRoutes[place]);
