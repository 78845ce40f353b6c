import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/link.tsx';

/** The bar of the help-center layout, with links to the help centre and to the contact page. */
export function HelpCenterBar({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const link = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    color: 'fg.onBrand',
    fontWeight: 'bold',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  } as const;
  return (
    <Box as="nav" aria-label={t('help-center:title')} bg="bg.brand" color="fg.onBrand">
      <Box
        maxWidth="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="6"
      >
        <SiteLink href={href(lang, 'helpCenter')} {...link} fontFamily="heading" fontSize="lg">
          <Icon name="ph:lifebuoy-bold" />
          {t('help-center:title')}
        </SiteLink>
        <SiteLink href={href(lang, 'contact')} {...link}>
          <Icon name="ph:chat-circle-text-bold" />
          {t('help-center:askUs')}
        </SiteLink>
      </Box>
    </Box>
  );
}
