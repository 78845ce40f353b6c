import type { Lang } from '@hat-nang/model/languages';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { Box, type BoxProps } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { signedInClass } from '@/session/signed-in';
import { Icon } from '../ui/icon.tsx';
import { ButtonLink, SiteLink } from '../ui/link.tsx';
import { AccountName } from './account-name.tsx';

/**
 * Style of elements for signed-out visitors. Static pages contain the signed-in and the signed-out state, and a class on <html> (session/signed-in.ts) hides
 * one of the states. The hidden state never flashes, and the menu works before any script file has loaded.
 */
const signedOutStyle = { [`.${signedInClass} &`]: { display: 'none' } };
const signedInStyle = { [`html:not(.${signedInClass}) &`]: { display: 'none' } };

const accountLinks: readonly (readonly [RouteKey, 'home' | 'favorites' | 'watched' | 'settings', string])[] = [
  ['account', 'home', 'ph:house-simple-bold'],
  ['favorites', 'favorites', 'ph:heart-bold'],
  ['watched', 'watched', 'ph:clock-counter-clockwise-bold'],
  ['profileSettings', 'settings', 'ph:gear-six-bold'],
];

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'target',
  px: '3',
  borderRadius: 'md',
  fontWeight: 'semibold',
  textAlign: 'start',
  cursor: 'pointer',
  color: 'fg',
  _hover: { bg: 'bg.sunken' },
} as const;

/** Links to the account pages, and the log-out button. features/account/session-loader.tsx handles clicks on `data-log-out`. */
function AccountLinks({ lang, popover }: { lang: Lang; popover: string }) {
  const t = getT(lang);
  return (
    <Box as="ul" listStyleType="none">
      {accountLinks.map(([route, text, icon]) => (
        <li key={route}>
          <SiteLink href={href(lang, route)} prefetch={false} {...rowStyle}>
            <Icon name={icon} />
            {t(`account-pages:menu.${text}`)}
          </SiteLink>
        </li>
      ))}
      <Box as="li" mt="1" pt="1" borderTopWidth="1px" borderColor="border">
        <Box asChild {...rowStyle}>
          <button type="button" data-log-out="" popoverTarget={popover} popoverTargetAction="hide">
            <Icon name="ph:sign-out-bold" />
            {t('account-pages:menu.logOut')}
          </button>
        </Box>
      </Box>
    </Box>
  );
}

/** Button that opens the login dialog. Without JavaScript the button links to the account page. */
function SignInButton({ lang, ...style }: { lang: Lang } & Pick<BoxProps, 'display'>) {
  return (
    <ButtonLink
      href={href(lang, 'account')}
      data-dialog="login"
      aria-haspopup="dialog"
      prefetch={false}
      whiteSpace="nowrap"
      css={signedOutStyle}
      {...style}
    >
      <Icon name="ph:user-circle-bold" />
      {getT(lang)('signIn')}
    </ButtonLink>
  );
}

/** Part of the header, except on phones: the sign-in button, or the account button with its menu. */
export function AccountMenu({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const id = 'account-menu';
  return (
    <Box display={{ base: 'none', sm: 'block' }} position="relative">
      <SignInButton lang={lang} />
      <Box
        asChild
        display="inline-flex"
        alignItems="center"
        gap="2"
        minHeight="target"
        maxWidth="14rem"
        px="4"
        borderRadius="full"
        borderWidth="2px"
        borderColor="fg.link"
        color="fg.link"
        fontWeight="bold"
        cursor="pointer"
        whiteSpace="nowrap"
        css={{ ...signedInStyle, '& span': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
        _hover={{ bg: 'bg.sunken' }}
      >
        <button
          type="button"
          popoverTarget={id}
          data-account-button=""
          title={t('account-pages:menu.label')}
          style={{ anchorName: `--${id}` } as never}
        >
          <Icon name="ph:user-circle-bold" />
          <AccountName label={t('account-pages:menu.label')} />
          <Icon name="ph:caret-down-bold" size="0.875em" />
        </button>
      </Box>
      <Box
        id={id}
        popover="auto"
        bg="bg.surface"
        color="fg"
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
        boxShadow="lg"
        p="2"
        minWidth="15rem"
        css={{
          position: 'absolute',
          margin: 0,
          inset: 'auto',
          positionAnchor: `--${id}`,
          top: 'calc(anchor(bottom, 4rem) + 0.25rem)',
          right: 'anchor(right, 1rem)',
        }}
      >
        <nav aria-label={t('account-pages:menu.label')}>
          <AccountLinks lang={lang} popover={id} />
        </nav>
      </Box>
    </Box>
  );
}

/** The sign-in button or the account links, inside the menu of small screens. */
export function AccountSection({ lang, popover }: { lang: Lang; popover: string }) {
  const t = getT(lang);
  return (
    <>
      <SignInButton lang={lang} />
      <Box
        as="nav"
        aria-label={t('account-pages:menu.label')}
        p="2"
        borderRadius="lg"
        borderWidth="1px"
        borderColor="border"
        bg="bg.subtle"
        css={signedInStyle}
      >
        <Box display="flex" alignItems="center" gap="2" px="3" py="2" fontWeight="bold" color="fg.heading">
          <Icon name="ph:user-circle-bold" size="1.5rem" />
          <AccountName label={t('account-pages:menu.label')} />
        </Box>
        <AccountLinks lang={lang} popover={popover} />
      </Box>
    </>
  );
}
