import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { Icon } from './icon.tsx';
import { SiteLink } from './link.tsx';

/**
 * Returns the page numbers to show: the first page, the last page, the current page, and two pages on each side. 0 marks a gap of at least two pages. A gap
 * of one page is filled with that page.
 */
const toPageNumbers = (current: number, total: number): number[] => {
  const shownPages = [...new Set([1, total, ...[-2, -1, 0, 1, 2].map((step) => current + step)])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  return shownPages.flatMap((page, index) => {
    const previousPage = shownPages[index - 1] ?? page - 1;
    if (page - previousPage === 2) return [page - 1, page];
    return page - previousPage > 2 ? [0, page] : [page];
  });
};

/** Pagination as plain links, which need no JavaScript and can be shared. The Back button restores the previous page. */
export function Pagination<Query extends ListQuery>({
  lang,
  url,
  query,
  pages,
  format = formatListQuery,
}: {
  lang: Lang;
  url: string;
  query: Query;
  pages: number;
  /** Formats the query. Needed only for lists whose query is more than a `ListQuery`. */
  format?: (query: Query) => string;
}) {
  if (pages <= 1) return null;
  const t = getT(lang);
  const toUrl = (page: number) => `${url}${format({ ...query, page })}`;
  const style = {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'target',
    minHeight: 'target',
    px: '2',
    borderRadius: 'md',
    fontWeight: 'bold',
    color: 'fg.link',
    _hover: { bg: 'bg.sunken' },
  } as const;
  return (
    <Box as="nav" aria-label={t('list.pages')} mt="10">
      <Box
        as="ul"
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        alignItems="center"
        gap="1"
      >
        {query.page > 1 ? (
          <li>
            <SiteLink href={toUrl(query.page - 1)} rel="prev" aria-label={t('list.previous')} {...style}>
              <Icon name="ph:caret-left-bold" />
            </SiteLink>
          </li>
        ) : null}
        {toPageNumbers(query.page, pages).map((page, index) => (
          <li key={page || `gap-${index}`}>
            {page === 0 ? (
              <span aria-hidden="true">…</span>
            ) : page === query.page ? (
              <Box
                as="span"
                aria-current="page"
                aria-label={t('list.page', { page })}
                {...style}
                bg="primary.700"
                color="white"
                _hover={{}}
              >
                {page}
              </Box>
            ) : (
              <SiteLink href={toUrl(page)} aria-label={t('list.page', { page })} {...style}>
                {page}
              </SiteLink>
            )}
          </li>
        ))}
        {query.page < pages ? (
          <li>
            <SiteLink href={toUrl(query.page + 1)} rel="next" aria-label={t('list.next')} {...style}>
              <Icon name="ph:caret-right-bold" />
            </SiteLink>
          </li>
        ) : null}
      </Box>
    </Box>
  );
}
