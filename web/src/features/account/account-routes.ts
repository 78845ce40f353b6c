/** The pages of one's own (docs/specification.md §2). */
export type AccountRoute = 'account' | 'favorites' | 'watched' | 'profileSettings' | 'playlistDetail';
