/** Provides the address of every route in the route table, with items that a test has created. */
import { type Lang, languages } from '@hat-nang/model/languages';
import { href, type RouteKey, routes } from '@hat-nang/model/routes';
import { declaredSections } from '@hat-nang/model/sections';
import type { createFixtures, Item, ItemKind } from './items.ts';

export interface Address {
  readonly route: RouteKey;
  readonly lang: Lang;
  readonly path: string;
  /** Paths of the page in each language in which the route has an address (`hasAddress`). */
  readonly paths: Partial<Record<Lang, string>>;
  /** Item or category that the page shows. */
  readonly item?: Item;
}

/** Returns whether a route has an address in a language. In the route table of the specification, the placeholder has no English address. */
export const hasAddress = (route: RouteKey, lang: Lang): boolean => !(route === 'placeholder' && lang === 'en');

/** Creates a category of mental health and one item per section. Returns the item or category that the page of a route shows, by route. */
export async function createSampleItems(fixtures: ReturnType<typeof createFixtures>) {
  const slug = `muc-thu-${Date.now().toString(36)}x`;
  const category = await fixtures.create('categories', {
    kind: 'mental_health',
    status: 'published',
    translations: [
      { languages_code: 'vi-VN', name: 'Chuyên mục thử', slug },
      { languages_code: 'en-US', name: 'Test category', slug: `${slug}-en` },
    ],
  });
  const topic: Item = {
    kind: 'mental_health',
    id: Number(category.id),
    title: { vi: 'Chuyên mục thử', en: 'Test category' },
    slug: { vi: slug, en: `${slug}-en` },
  };
  const byRoute: Partial<Record<RouteKey, Item>> = {};
  for (const { collection, routes: sectionRoutes, category: source } of declaredSections) {
    const isTopic = source?.page !== undefined && source.column !== undefined;
    const item = await fixtures.item(collection as ItemKind, isTopic ? { [String(source.column)]: category.id } : {});
    for (const route of Object.keys(sectionRoutes) as RouteKey[]) {
      if (routes[route].en.includes('[')) byRoute[route] = isTopic && route === source.page ? topic : item;
    }
  }
  // The registration form shows its event.
  byRoute.eventRegistration = byRoute.eventsDetail;
  return byRoute;
}

/** Returns the address of every route, in each language in which the route has one. */
export function allAddresses(items: Partial<Record<RouteKey, Item>>): Address[] {
  return (Object.keys(routes) as RouteKey[]).flatMap((route) => {
    const item = items[route];
    const pathIn = (lang: Lang) =>
      href(lang, route, { slug: item?.slug[lang] ?? 'x', id: item?.id ?? 1, token: 'abcdefgh12345678' });
    const offeredLanguages = languages.filter((lang) => hasAddress(route, lang));
    const paths = Object.fromEntries(offeredLanguages.map((lang) => [lang, pathIn(lang)]));
    return offeredLanguages.map((lang) => ({ route, lang, path: pathIn(lang), paths, item }));
  });
}
