import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import type { Lang } from '@/i18n/languages';
import { href, type RouteKey } from '@/i18n/routes';
import { getT } from '@/i18n/server';

/** The designed "being prepared" page of a section that is not built yet. */
export function PreparedPage({ lang, route, title }: { lang: Lang; route: RouteKey; title?: string }) {
  const t = getT(lang);
  const section = t(`prepared:sections.${route as 'events'}`);
  return (
    <Box pt="6">
      <Box as="h1" fontSize="4xl" textAlign="center" px="4">
        {title ?? section}
      </Box>
      <EmptyState picture="coming-soon" title={t('prepared:title')} text={t('prepared:body', { section })}>
        <ButtonLink href={href(lang, 'home')}>{t('notFound.goHome')}</ButtonLink>
        <ButtonLink href={href(lang, 'news')} variant="outline">
          {t('notFound.goNews')}
        </ButtonLink>
      </EmptyState>
    </Box>
  );
}
