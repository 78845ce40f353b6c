import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { getT } from '@/i18n/server';
import { ResetLinkOpener } from './reset-link-opener.tsx';

/** Page to which the mail for a forgotten password links. The dialog "set new password" opens above this page. A button of the page opens the dialog again. */
export function ResetPasswordPage({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const address = href(lang, 'resetPassword');
  return (
    <Box maxWidth="36rem" mx="auto" px="4" py={{ base: '10', md: '16' }} textAlign="center">
      <ResetLinkOpener />
      <Box
        display="inline-grid"
        placeItems="center"
        width="5rem"
        height="5rem"
        mb="4"
        borderRadius="full"
        bg="bg.accent"
        color="fg.onAccent"
      >
        <Icon name="ph:key-fill" size="2.5rem" />
      </Box>
      <Box as="h1" fontSize="4xl">
        {t('account-pages:resetPage.title')}
      </Box>
      <Box as="p" mt="3" fontSize="lg" color="fg.muted">
        {t('account-pages:resetPage.text')}
      </Box>
      <Box mt="8" display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        <ButtonLink href={`${address}?dialog=set-new-password`} data-dialog="set-new-password" prefetch={false}>
          {t('account-pages:resetPage.enter')}
        </ButtonLink>
        <ButtonLink
          href={`${address}?dialog=forgot-password`}
          data-dialog="forgot-password"
          prefetch={false}
          variant="outline"
        >
          {t('account-pages:resetPage.request')}
        </ButtonLink>
      </Box>
      <noscript>
        <Box as="p" mt="6">
          {t('account-pages:resetPage.noScript')}
        </Box>
      </noscript>
    </Box>
  );
}
