/** The value of `?playlist=`: the id of an own playlist, or the token of a shared one. A separate file, because the reader needs it first. */
export const playlistIn = (search: string): string | undefined => {
  const value = new URLSearchParams(search).get('playlist') ?? '';
  return /^(\d{1,10}|[0-9a-f]{32})$/.test(value) ? value : undefined;
};
