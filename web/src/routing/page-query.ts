/**
 * Page of a book in the address of the book reader, for example `?page=3`. `web/src/proxy.ts` converts the page number to one path segment, so every page of
 * a book is a static page that needs no script. Other query parameters are ignored.
 */
const maxPage = 500;

/** Returns the path segment of a page, for example `page-3`. Undefined for the first page. */
export const toPageSegment = (search: URLSearchParams): string | undefined => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) > 1 && Number(text) <= maxPage ? `page-${text}` : undefined;
};

/** Parses a segment that toPageSegment has formatted. Undefined for any other segment. */
export const parsePageSegment = (segment: string): number | undefined => {
  const page = /^page-(\d+)$/.exec(segment)?.[1];
  return page && toPageSegment(new URLSearchParams({ page })) === segment ? Number(page) : undefined;
};
