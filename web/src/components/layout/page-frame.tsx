import type { Lang } from '@hat-nang/model/languages';
import { type RouteKey, type RouteParams, routeOf } from '@hat-nang/model/routes';
import type { ReactNode } from 'react';
import { getSiteConfig } from '@/cms/config';
import type { Alternates } from '@/cms/translation';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { formatPreviewQuery } from '@/preview/preview-address';
import { previewAddress } from '@/preview/session';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HelpCenterBar } from './help-center-bar.tsx';
import { type LanguageLinks, languageLinks } from './language-links.ts';
import { PreviewBar } from './preview-bar.tsx';

export interface PageFrameProps {
  lang: Lang;
  route: RouteKey;
  params?: RouteParams;
  /** Slugs of an item per language, for the links of the language switch. */
  alternates?: Alternates;
  crumbs?: Crumb[];
  /** Query string of a list. The links of the language switch preserve this query string. */
  query?: string;
  /** Content above the breadcrumb, inside `<main>`. */
  above?: ReactNode;
  children: ReactNode;
}

/** The layout of a page (docs/specification.md §2 "Layouts"): default, help-center or none. The route table selects the layout. */
export async function PageFrame({ lang, route, params, alternates, crumbs, query, above, children }: PageFrameProps) {
  const { layout, hidesSearchHeader } = routeOf(route);
  const preview = await previewAddress();
  const links: LanguageLinks = languageLinks(
    route,
    params,
    alternates,
    query ?? (preview && formatPreviewQuery(preview.item, preview.isPane)),
  );
  if (layout === 'none') {
    return (
      <Box as="main" id="content" minHeight="100dvh">
        {children}
      </Box>
    );
  }
  const config = await getSiteConfig(lang);
  const t = getT(lang);
  return (
    <Box id="top" display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink text={t('skipToContent')} />
      <PreviewBar lang={lang} languageLinks={links} />
      <Header lang={lang} config={config} languageLinks={links} hidesSearch={hidesSearchHeader === true} />
      {layout === 'help-center' ? <HelpCenterBar lang={lang} /> : null}
      <Box as="main" id="content" tabIndex={-1} flex="1" outline="none" pb={{ base: '12', md: '20' }}>
        {above}
        {crumbs && crumbs.length > 0 ? <Breadcrumb lang={lang} crumbs={crumbs} /> : null}
        {children}
      </Box>
      <Footer lang={lang} config={config} />
    </Box>
  );
}

function SkipLink({ text }: { text: string }) {
  return (
    <Box
      asChild
      position="absolute"
      left="4"
      top="-20"
      zIndex="toast"
      bg="bg.accent"
      color="fg.onAccent"
      px="5"
      py="3"
      borderRadius="md"
      fontWeight="bold"
      _focus={{ top: '2' }}
    >
      <a href="#content">{text}</a>
    </Box>
  );
}
