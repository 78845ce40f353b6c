/**
 * The page of a book in its address: `?page=3`. The proxy turns it into one path segment, so that every page of a book is a static page of its own,
 * readable without a script; anything else in the query makes no other page.
 */
const last = 500;

/** `page-3`; undefined for the first page. */
export const toPageSegment = (search: URLSearchParams): string | undefined => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) > 1 && Number(text) <= last ? `page-${text}` : undefined;
};

/** The way back; undefined for a segment that toPageSegment does not write. */
export const fromPageSegment = (segment: string): number | undefined => {
  const page = /^page-(\d+)$/.exec(segment)?.[1];
  return page && toPageSegment(new URLSearchParams({ page })) === segment ? Number(page) : undefined;
};
