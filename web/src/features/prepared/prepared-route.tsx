import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import type { Lang } from '@/i18n/languages';
import { parseId, parseSlugId } from '@/i18n/params';
import { beingPrepared, href, type RouteKey, type RouteParams, routes } from '@/i18n/routes';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';
import { getPreparedItem, hasItem, type PreparedItem } from './prepared.ts';
import { PreparedPage } from './prepared-page.tsx';

interface Found {
  route: RouteKey;
  params: RouteParams;
  item?: PreparedItem;
}

const redirectTo = (lang: Lang, route: RouteKey, params: RouteParams): never =>
  permanentRedirect(href(lang, route, params));

/** Resolves an inner `prepared/{route}/{param}` path: the item must exist, and its slug must be the canonical one. */
const find = async (lang: Lang, name: string, param?: string): Promise<Found> => {
  const route = beingPrepared.find((key) => key === name) ?? notFound();
  if (param === undefined) return { route, params: {} };
  const pattern: string = routes[route].en;
  if (pattern.includes('[token]')) return { route, params: { token: param } };
  const { slug, id } = pattern.includes('[slug]')
    ? (parseSlugId(param) ?? notFound())
    : { slug: undefined, id: parseId(param) ?? notFound() };
  if (!hasItem(route)) return { route, params: { id: String(id) } };
  const item = (await getPreparedItem(lang, route, id)) ?? notFound();
  const canonical = item.alternates[lang] ?? Object.values(item.alternates)[0];
  if (slug !== undefined && slug !== canonical) redirectTo(lang, route, { slug: canonical, id: String(id) });
  return { route, params: { slug, id: String(id) }, item };
};

export const preparedMetadata = async (lang: Lang, name: string, param?: string): Promise<Metadata> => {
  const { route, params, item } = await find(lang, name, param);
  return pageMetadata({
    lang,
    route,
    params,
    alternates: item?.alternates,
    title: item?.title ?? getT(lang)(`prepared:sections.${route as 'events'}`),
    noindex: true,
  });
};

/** The page of a route that is still being prepared. */
export async function PreparedRoute({ lang, name, param }: { lang: Lang; name: string; param?: string }) {
  const { route, params, item } = await find(lang, name, param);
  return (
    <PageFrame lang={lang} route={route} params={params} alternates={item?.alternates}>
      <PreparedPage lang={lang} route={route} title={item?.title} />
    </PageFrame>
  );
}
