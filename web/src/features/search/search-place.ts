import type { RouteKey } from '@hat-nang/model/routes';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';

/** Scope of a search page: one section or all. */
export type SearchPlace = SearchKind | 'all';

export const placeRoute = (place: SearchPlace): RouteKey => (place === 'all' ? 'searchAll' : searchRoutes[place]);
