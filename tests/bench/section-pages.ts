import { href, type RouteKey } from '@hat-nang/model/routes';
import { sections, sectionsWith } from '@hat-nang/model/sections';
import type { Instance } from '../../scripts/stack/instance.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import type { BenchPage } from './bench.ts';

/** English names of list and form pages, by route. Their routes have no parameters. */
const listNames: Partial<Record<RouteKey, string>> = {
  ...Object.fromEntries(sectionsWith('list').map(({ list, names }) => [list, names.en.all])),
  contact: 'Contact',
};
const details: [RouteKey, string, string][] = [
  ...sections.map(({ detail, collection, names }): [RouteKey, string, string] => [detail, collection, names.en.one]),
  ['mentalHealthCategory', 'categories', 'A category of mental health'],
];

interface Row {
  id: number;
  translations: { languages_code: string; slug: string }[];
}

/**
 * Returns the names and Vietnamese addresses of the list pages, of one detail page per section, of a category, and of the contact form.
 * @throws StepError when a section has no published item, or when its first item has no Vietnamese slug
 */
export async function sectionPages({ running, secrets }: Instance): Promise<BenchPage[]> {
  const readFirst = async (collection: string): Promise<{ slug: string; id: number }> => {
    const filter = `filter[status][_eq]=published${collection === 'categories' ? '&filter[kind][_eq]=mental_health' : ''}`;
    const query = `${filter}&sort=id&limit=1&fields=id,translations.languages_code,translations.slug`;
    const answer = await fetch(`${running.urls.directus}/items/${collection}?${query}`, {
      headers: { authorization: `Bearer ${secrets.adminToken}` },
    });
    const [row] = ((await answer.json()) as { data: Row[] }).data;
    const slug = row?.translations.find(({ languages_code }) => languages_code === 'vi-VN')?.slug;
    if (!row || !slug) throw new StepError(`There is nothing in ${collection} to measure.`);
    return { slug, id: row.id };
  };
  const pages = (Object.keys(listNames) as RouteKey[]).map((route) => ({
    name: listNames[route] ?? route,
    url: running.urls.site + href('vi', route),
  }));
  for (const [route, collection, name] of details)
    pages.push({ name, url: running.urls.site + href('vi', route, await readFirst(collection)) });
  return pages;
}
