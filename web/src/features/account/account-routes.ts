/** The pages of one's own (specification, section 2). */
export type AccountRoute = 'account' | 'favorites' | 'watched' | 'profileSettings' | 'playlistDetail';
