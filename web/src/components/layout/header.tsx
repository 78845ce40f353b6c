import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { Icon } from '../ui/icon.tsx';
import { ButtonLink, SiteLink } from '../ui/link.tsx';
import { MenuLink } from '../ui/menu-link.tsx';
import { AccountMenu, AccountSection } from './account-menu.tsx';
import { ColorModeButton } from './color-mode-button.tsx';
import type { LanguageLinks } from './language-links.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';

interface HeaderProps {
  lang: Lang;
  config: SiteConfig;
  languageLinks: LanguageLinks;
  hidesSearch: boolean;
}

/**
 * The header of every page with a layout: brand, menu, search, language, colour mode, sign-in. The menu of small screens is a native popover. The popover
 * opens before any script has loaded, closes with Escape and returns the focus.
 */
export function Header({ lang, config, languageLinks, hidesSearch }: HeaderProps) {
  const t = getT(lang);
  const { names, rules } = classesFor({
    iconButton: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'md',
      cursor: 'pointer',
      color: 'fg',
      _hover: { bg: 'bg.sunken' },
    },
  });
  const headerTools = (
    <>
      <LanguageSwitch lang={lang} links={languageLinks} />
      <StyleRules of={rules} />
      <ColorModeButton
        className={names.iconButton}
        labels={{ auto: t('colorMode.auto'), light: t('colorMode.light'), dark: t('colorMode.dark') }}
        icons={{
          auto: <Icon name="ph:circle-half-fill" size="1.375rem" />,
          light: <Icon name="ph:sun-bold" size="1.375rem" />,
          dark: <Icon name="ph:moon-stars-bold" size="1.375rem" />,
        }}
      />
    </>
  );
  return (
    <Box
      as="header"
      position="relative"
      zIndex="header"
      bg="bg.surface"
      borderBottomWidth="1px"
      borderColor="border"
      boxShadow="sm"
    >
      <Box
        maxWidth="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        display="flex"
        alignItems="center"
        gap={{ base: '2', lg: '4' }}
        minHeight="4.5rem"
      >
        <SiteLink
          href={href(lang, 'home')}
          display="flex"
          alignItems="center"
          gap="2.5"
          minHeight="target"
          color="fg.heading"
          fontFamily="heading"
          fontWeight="bold"
          fontSize={{ base: 'lg', md: 'xl' }}
          lineHeight="tight"
          flexShrink="0"
        >
          {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
          <img src="/icons/mark.svg" alt="" width={40} height={40} />
          <span>{config.brandName || t('home')}</span>
        </SiteLink>
        <Box flex="1" minWidth="0" display="flex" justifyContent="center">
          {hidesSearch ? null : (
            <Box display={{ base: 'none', md: 'block' }} minWidth="0" width="full" maxWidth="30rem">
              <SearchField lang={lang} id="header-search" />
            </Box>
          )}
        </Box>
        <Box display={{ base: 'none', lg: 'flex' }} alignItems="center" gap="1">
          {headerTools}
        </Box>
        <AccountMenu lang={lang} />
        <Box
          asChild
          display={{ base: 'inline-flex', lg: 'none' }}
          alignItems="center"
          justifyContent="center"
          width="target"
          height="target"
          borderRadius="md"
          cursor="pointer"
          _hover={{ bg: 'bg.sunken' }}
        >
          <button type="button" popoverTarget="small-menu" aria-label={t('menu.open')}>
            <Icon name="ph:list-bold" size="1.75rem" />
          </button>
        </Box>
      </Box>
      {config.headerMenu.length > 0 ? (
        <Box display={{ base: 'none', lg: 'block' }}>
          <Box as="nav" aria-label={t('menu.main')} maxWidth="page" mx="auto" px="3" pb="2">
            <MainMenu items={config.headerMenu} idPrefix="top" />
          </Box>
        </Box>
      ) : null}
      <Box
        id="small-menu"
        popover="auto"
        role="dialog"
        aria-label={t('menu.main')}
        css={{
          position: 'fixed',
          inset: '0 0 auto auto',
          width: 'min(100vw, 26rem)',
          height: '100dvh',
          maxHeight: 'none',
          margin: 0,
          overflowY: 'auto',
          '&::backdrop': { background: 'rgb(8 22 50 / 0.5)' },
        }}
        bg="bg.surface"
        color="fg"
        p="5"
        boxShadow="lg"
      >
        <Box display="flex" justifyContent="space-between" alignItems="center" mb="4">
          <Box fontFamily="heading" fontWeight="bold" fontSize="xl" color="fg.heading">
            {t('menu.main')}
          </Box>
          <Box
            asChild
            width="target"
            height="target"
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            borderRadius="md"
            cursor="pointer"
            _hover={{ bg: 'bg.sunken' }}
          >
            <button type="button" popoverTarget="small-menu" popoverTargetAction="hide" aria-label={t('menu.close')}>
              <Icon name="ph:x-bold" size="1.5rem" />
            </button>
          </Box>
        </Box>
        {hidesSearch ? null : (
          <Box mb="5">
            <SearchField lang={lang} id="menu-search" />
          </Box>
        )}
        <nav aria-label={t('menu.main')}>
          <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="1">
            {config.headerMenu.map((item) => (
              <li key={item.url + item.name}>
                <MenuLink
                  item={item}
                  display="flex"
                  alignItems="center"
                  gap="3"
                  minHeight="3rem"
                  px="3"
                  borderRadius="md"
                  fontWeight="bold"
                  _hover={{ bg: 'bg.sunken' }}
                >
                  {item.icon ? <Icon name={item.icon} size="1.5rem" /> : null}
                  {item.name}
                </MenuLink>
                {item.children.length > 0 ? (
                  <Box as="ul" listStyleType="none" pl="12">
                    {item.children.map((child) => (
                      <li key={child.url + child.name}>
                        <MenuLink
                          item={child}
                          display="flex"
                          alignItems="center"
                          minHeight="target"
                          px="3"
                          borderRadius="md"
                          color="fg.muted"
                          _hover={{ bg: 'bg.sunken' }}
                        />
                      </li>
                    ))}
                  </Box>
                ) : null}
              </li>
            ))}
          </Box>
        </nav>
        <Box
          mt="5"
          pt="5"
          borderTopWidth="1px"
          borderColor="border"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
        >
          {headerTools}
        </Box>
        <Box mt="5" display="flex" flexDirection="column" gap="3">
          <AccountSection lang={lang} popover="small-menu" />
          <ButtonLink href={href(lang, 'starting')} prefetch={false} variant="outline">
            <Icon name="ph:smiley-bold" />
            {t('changeStarting')}
          </ButtonLink>
        </Box>
      </Box>
    </Box>
  );
}

function SearchField({ lang, id }: { lang: Lang; id: string }) {
  const t = getT(lang);
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="full"
      pl="4"
      pr="1"
      _focusWithin={{ borderColor: 'border.focus', boxShadow: '0 0 0 2px var(--c-colors-border-focus)' }}
    >
      <search>
        <form
          action={href(lang, 'searchAll')}
          method="get"
          style={{ display: 'flex', alignItems: 'center', width: '100%', position: 'relative' }}
        >
          <label htmlFor={id} style={{ display: 'inline-flex' }}>
            <Icon name="ph:magnifying-glass-bold" label={t('search.label')} />
          </label>
          <Box
            asChild
            flex="1"
            minWidth="0"
            height="target"
            bg="transparent"
            px="3"
            outline="none"
            _placeholder={{ color: 'fg.muted', opacity: 1 }}
          >
            <input
              id={id}
              type="search"
              name="q"
              data-suggest=""
              placeholder={t('search.placeholder')}
              autoComplete="off"
              maxLength={100}
            />
          </Box>
        </form>
      </search>
    </Box>
  );
}
