/**
 * The page of a book in its address: `?page=3`. The proxy converts it to one path segment, so that every page of a book is a static page that needs no
 * script. Other query parameters are ignored.
 */
const maxPage = 500;

/** `page-3`; undefined for the first page. */
export const toPageSegment = (search: URLSearchParams): string | undefined => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) > 1 && Number(text) <= maxPage ? `page-${text}` : undefined;
};

/** Inverse of toPageSegment; undefined for any other segment. */
export const fromPageSegment = (segment: string): number | undefined => {
  const page = /^page-(\d+)$/.exec(segment)?.[1];
  return page && toPageSegment(new URLSearchParams({ page })) === segment ? Number(page) : undefined;
};
