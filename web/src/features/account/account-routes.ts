/** Routes of the account pages (docs/specification.md §2). */
export type AccountRoute = 'account' | 'favorites' | 'watched' | 'profileSettings' | 'playlistDetail';
