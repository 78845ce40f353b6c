import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { SiteLink } from '../ui/link.tsx';

export interface Crumb {
  name: string;
  /** Address of the page. Undefined for the current page. */
  url?: string;
}

/** The links from Home to the current page. */
export function Breadcrumb({ lang, crumbs }: { lang: Lang; crumbs: Crumb[] }) {
  const t = getT(lang);
  const trail: Crumb[] = [{ name: t('home'), url: href(lang, 'home') }, ...crumbs];
  return (
    <Box as="nav" aria-label={t('breadcrumb')} maxWidth="page" mx="auto" px={{ base: '4', md: '6' }} pt="4">
      <Box
        as="ol"
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        fontSize="sm"
        color="fg.muted"
      >
        {trail.map(({ name, url }, index) => (
          <Box as="li" key={url ?? name} display="inline-flex" alignItems="center" gap="2" minWidth="0">
            {index > 0 ? <span aria-hidden="true">›</span> : null}
            {url ? (
              <SiteLink
                href={url}
                display="inline-flex"
                alignItems="center"
                minHeight="target"
                minWidth="target"
                color="fg.link"
                textDecoration="underline"
                textUnderlineOffset="3px"
              >
                {name}
              </SiteLink>
            ) : (
              <Box as="span" aria-current="page" lineClamp="1">
                {name}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
