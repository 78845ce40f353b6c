/** Paths of Directus with the highest cost that a visitor's query may have (`directus-extensions/guard/src/query-rules.ts`). */
export const worstQueries: readonly string[] = [
  '/items/documents?fields=*,translations.*&limit=100',
  '/items/documents?fields=id,pages.translations.*&limit=13',
  '/items/app_configs?fields=*,translations.*,home_news.news_id.*',
  `/items/documents?fields=id&filter=${encodeURIComponent(
    JSON.stringify({
      _or: Array.from({ length: 38 }, (_, id) => ({ translations: { title: { _contains: `a${id}` } } })),
    }),
  )}`,
];
