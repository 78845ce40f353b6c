import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, SiteLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';
import { signedInClass } from '@/session/signed-in';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { AccountIsland } from './account-island.tsx';
import type { AccountRoute } from './account-routes.ts';

const tabs = [
  ['account', 'ph:house-simple-bold'],
  ['favorites', 'ph:heart-bold'],
  ['watched', 'ph:clock-counter-clockwise-bold'],
  ['profileSettings', 'ph:gear-six-bold'],
] as const;

const signedOutStyle = { [`.${signedInClass} &`]: { display: 'none' } };
const signedInStyle = { [`html:not(.${signedInClass}) &`]: { display: 'none' } };

export const accountMetadata = (lang: Lang, route: AccountRoute, id?: number): Promise<Metadata> =>
  pageMetadata({
    lang,
    route,
    params: id === undefined ? {} : { id: String(id) },
    title: getT(lang)(`my-account:pages.${route}`),
    noindex: true,
  });

/**
 * An account page (docs/specification.md §2). The HTML of the page is the same for all users; the browser fetches the user's data. A signed-out visitor gets
 * an explanation and the login dialog.
 */
export function AccountPage({ lang, route, id }: { lang: Lang; route: AccountRoute; id?: number }) {
  const t = getT(lang);
  const params = id === undefined ? {} : { id: String(id) };
  return (
    <PageFrame lang={lang} route={route} params={params}>
      <PageWidth pt={{ base: '4', md: '6' }}>
        <Box css={signedInStyle}>
          <AccountTabs lang={lang} route={route} />
          {route === 'playlistDetail' ? null : (
            <Box mb="6">
              <Box as="h1" fontSize="4xl">
                {t(`my-account:pages.${route}`)}
              </Box>
              <Box as="p" mt="1" fontSize="lg" color="fg.muted" maxWidth="prose" textWrap="pretty">
                {t(`account-pages:intro.${route}`)}
              </Box>
            </Box>
          )}
        </Box>
        <SignedOut lang={lang} route={route} />
        <Island lang={lang} route={route} id={id} />
      </PageWidth>
    </PageFrame>
  );
}

function AccountTabs({ lang, route }: { lang: Lang; route: AccountRoute }) {
  const t = getT(lang);
  return (
    <Box as="nav" aria-label={t('account-pages:nav')} mb={{ base: '5', md: '7' }}>
      <Box
        as="ul"
        listStyleType="none"
        display={{ base: 'grid', sm: 'flex' }}
        gridTemplateColumns="1fr 1fr"
        flexWrap="wrap"
        gap="2"
        py="1"
      >
        {tabs.map(([tabRoute, icon]) => {
          const isCurrent = tabRoute === route;
          return (
            <li key={tabRoute}>
              <SiteLink
                href={href(lang, tabRoute)}
                aria-current={isCurrent ? 'page' : undefined}
                prefetch={false}
                display="flex"
                alignItems="center"
                gap="2"
                minHeight="target"
                height="full"
                px={{ base: '2.5', sm: '4' }}
                borderRadius="full"
                borderWidth="2px"
                fontSize={{ base: 'sm', sm: 'md' }}
                fontWeight="bold"
                lineHeight="short"
                borderColor={isCurrent ? 'primary.700' : 'border'}
                bg={isCurrent ? 'primary.700' : 'bg.surface'}
                color={isCurrent ? 'white' : 'fg'}
                _hover={isCurrent ? {} : { borderColor: 'border.strong' }}
              >
                <Icon name={icon} />
                {t(`my-account:pages.${tabRoute}`)}
              </SiteLink>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const benefits = [
  ['favorites', 'ph:heart-fill'],
  ['playlists', 'ph:playlist-bold'],
  ['watched', 'ph:bookmark-simple-fill'],
] as const;

function SignedOut({ lang, route }: { lang: Lang; route: AccountRoute }) {
  const t = getT(lang);
  const pageTitle = t(`my-account:pages.${route}`);
  return (
    <Box
      css={signedOutStyle}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1.2fr 1fr' }}
      gap={{ base: '6', md: '10' }}
      alignItems="center"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      p={{ base: '5', md: '10' }}
    >
      <div>
        <Box as="p" fontWeight="bold" color="fg.muted">
          {pageTitle}
        </Box>
        <Box as="h1" fontSize="4xl" mt="1">
          {t('account-pages:signedOut.title')}
        </Box>
        <Box as="p" mt="3" fontSize="lg" maxWidth="prose">
          {t('account-pages:signedOut.text')}
        </Box>
        <Box mt="6" display="flex" flexWrap="wrap" gap="3">
          <ButtonLink href="?dialog=login" data-dialog="login" size="lg" prefetch={false} scroll={false}>
            {t('account-pages:signedOut.signIn')}
          </ButtonLink>
          <ButtonLink
            href="?dialog=sign-up"
            data-dialog="sign-up"
            size="lg"
            variant="outline"
            prefetch={false}
            scroll={false}
          >
            {t('account-pages:signedOut.signUp')}
          </ButtonLink>
        </Box>
        <noscript>
          <p>{t('account-pages:signedOut.noScript')}</p>
        </noscript>
      </div>
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="4">
        {benefits.map(([name, icon]) => (
          <Box as="li" key={name} display="flex" gap="3.5" alignItems="center" fontWeight="semibold">
            <Box
              as="span"
              display="inline-flex"
              alignItems="center"
              justifyContent="center"
              flexShrink="0"
              width="3rem"
              height="3rem"
              borderRadius="full"
              bg="bg.accent"
              color="fg.onAccent"
            >
              <Icon name={icon} size="1.5rem" />
            </Box>
            {t(`account-pages:signedOut.points.${name}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Island({ lang, route, id }: { lang: Lang; route: AccountRoute; id?: number }) {
  const t = getT(lang);
  const { names, rules } = classesFor({
    skeleton: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
      '& > span': { height: '11rem', borderRadius: 'lg', bg: 'bg.sunken', opacity: 0.7 },
      ...signedInStyle,
    },
    failure: {
      textAlign: 'center',
      py: '10',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
    },
    title: { fontFamily: 'heading', fontWeight: 'bold', fontSize: '2xl', color: 'fg.heading' },
    button: {
      minHeight: 'target',
      px: '5',
      borderRadius: 'full',
      bg: 'primary.700',
      color: 'white',
      fontWeight: 'bold',
      cursor: 'pointer',
      _dark: { bg: 'primary.200', color: 'primary.950' },
    },
  });
  return (
    <>
      <StyleRules of={rules} />
      <AccountIsland
        lang={lang}
        route={route}
        id={id}
        classNames={names}
        labels={{
          loading: t('my-account:loading'),
          failed: t('my-account:failed.title'),
          failedText: t('my-account:failed.text'),
          retry: t('my-account:failed.retry'),
        }}
      />
    </>
  );
}
