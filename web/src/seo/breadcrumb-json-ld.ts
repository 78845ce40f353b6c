import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Crumb } from '@/components/layout/breadcrumb';
import { getT } from '@/i18n/server';

/** Returns a schema.org BreadcrumbList of Home and the given breadcrumbs. */
export const breadcrumbJsonLd = (lang: Lang, crumbs: readonly Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: getT(lang)('home'), url: href(lang, 'home') }, ...crumbs].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(url ? { item: `${origin}${url}` } : {}),
  })),
});
