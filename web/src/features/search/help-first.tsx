import type { Lang } from '@hat-nang/model/languages';
import type { RouteKey } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';
import { CompactCrisisHelp, CrisisHelp, type CrisisNeed } from '../crisis/public.ts';
import { QuickExit } from '../mental-health/public-island.ts';

/** Crisis help at the top of a search page, with the quick exit. Renders nothing if `need` is `none`. */
export function HelpFirst({ lang, need }: { lang: Lang; need: CrisisNeed }) {
  if (need === 'none') return null;
  return (
    <>
      <QuickExit lang={lang} />
      {need === 'whole' ? <CrisisHelp lang={lang} /> : <CompactCrisisHelp lang={lang} />}
    </>
  );
}

/** Returns the metadata of a search page. If `need` is `whole`, the title does not contain the query, because tabs and the history show the title. */
export const searchPageMetadata = (
  lang: Lang,
  route: RouteKey,
  { title, q, need }: { title: string; q: string; need: CrisisNeed },
): Promise<Metadata> => {
  const t = getT(lang);
  return pageMetadata({
    lang,
    route,
    title: need === 'whole' ? t('crisis:pageTitle') : q ? t('search:titleFor', { words: q, title }) : title,
    description: t('search:description'),
    noindex: true,
  });
};
