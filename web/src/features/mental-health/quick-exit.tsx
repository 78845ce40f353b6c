import type { Lang } from '@hat-nang/model/languages';
import { getQuickExitAddress } from '@/cms/exit-address';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { QuickExitLink } from '@/components/ui/quick-exit-link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';

/**
 * A link for visitors who must hide that they read this page. The link remains visible while the page scrolls. It leads to the neutral page from the
 * settings, or to the news if no neutral page is set. Without JavaScript it is a plain link.
 */
export async function QuickExit({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const { names, rules } = classesFor({
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      px: '4',
      borderRadius: 'full',
      bg: 'error.600',
      color: 'white',
      fontWeight: 'bold',
      boxShadow: 'md',
      pointerEvents: 'auto',
      _hover: { bg: 'error.800' },
    },
  });
  return (
    <Box
      data-quick-exit=""
      position="sticky"
      top="0"
      zIndex="90"
      pointerEvents="none"
      // When the browser scrolls to a focused element, this padding prevents the sticky button from covering the element.
      css={{ 'html:has(&)': { scrollPaddingTop: '4.5rem' } }}
    >
      <StyleRules of={rules} />
      {/* Pages of other sites must not receive the address of this page in `Referer`. */}
      <meta name="referrer" content="same-origin" />
      <Box maxWidth="page" mx="auto" px={{ base: '4', md: '6' }} py="2" display="flex" justifyContent="flex-end">
        <QuickExitLink
          href={await getQuickExitAddress(lang)}
          className={names.link}
          messages={{ more: t('mental-health:exit.more'), leaving: t('mental-health:exit.leaving') }}
        >
          <Icon name="ph:sign-out-bold" />
          {t('mental-health:exit.label')}
        </QuickExitLink>
      </Box>
    </Box>
  );
}

/** Hint that explains the quick exit and its keys. */
export function QuickExitHint({ lang }: { lang: Lang }) {
  return (
    <PageWidth as="p" data-not-printed="" fontSize="sm" color="fg.muted" mt="6">
      {getT(lang)('mental-health:exit.hint')}
    </PageWidth>
  );
}
