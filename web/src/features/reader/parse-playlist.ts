/**
 * Returns the value of `?playlist=`: the id of the user's own playlist, or the token of a shared playlist. Undefined for other values. This function has a
 * separate file, because the reader needs this function before the rest of the playlist code.
 */
export const parsePlaylist = (search: string): string | undefined => {
  const value = new URLSearchParams(search).get('playlist') ?? '';
  return /^(\d{1,10}|[0-9a-f]{32})$/.test(value) ? value : undefined;
};
