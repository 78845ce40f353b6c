/** What `?playlist=` names: the number of one's own playlist, or the token of a shared one. Apart, for the reader needs it before anything else. */
export const playlistIn = (search: string): string | undefined => {
  const value = new URLSearchParams(search).get('playlist') ?? '';
  return /^(\d{1,10}|[0-9a-f]{32})$/.test(value) ? value : undefined;
};
