import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { ReactNode } from 'react';
import type { MenuItem, SiteConfig } from '@/cms/config';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { Icon } from '../ui/icon.tsx';
import { ButtonLink, SiteLink } from '../ui/link.tsx';
import { MenuLink } from '../ui/menu-link.tsx';
import { installableAttribute, installButtonAttribute } from './install-offer.ts';

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  color: 'fg.onBrand',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
} as const;

/** The footer of every page with a layout. Contact data, menus, the donation box and the copyright notice come from the configuration. */
export function Footer({ lang, config }: { lang: Lang; config: SiteConfig }) {
  const t = getT(lang);
  const { contact, foundation, followUs, donate } = config;
  return (
    <Box as="footer" bg="bg.brand" color="fg.onBrand" css={{ '& h2': { color: 'inherit' } }}>
      <Box
        maxWidth="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py={{ base: '8', md: '14' }}
        display="grid"
        gap={{ base: '6', md: '10' }}
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: '1.5fr 1fr 1fr' }}
      >
        <Section title={contact.title || config.brandName || t('contact')}>
          <Box as="address" fontStyle="normal" display="flex" flexDirection="column" gap="1">
            {contact.address ? (
              <Box as="p" display="flex" gap="2" py="1">
                <Icon name="ph:map-pin-bold" />
                <span>
                  {contact.addressLabel ? `${contact.addressLabel}: ` : ''}
                  {contact.map ? (
                    <SiteLink
                      href={contact.map}
                      target="_blank"
                      rel="noopener noreferrer"
                      textDecoration="underline"
                      textUnderlineOffset="4px"
                    >
                      {contact.address}
                    </SiteLink>
                  ) : (
                    contact.address
                  )}
                </span>
              </Box>
            ) : null}
            {contact.phone ? (
              <SiteLink href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} {...linkStyle}>
                <Icon name="ph:phone-bold" label={t('footer.phone')} />
                {contact.phone}
              </SiteLink>
            ) : null}
            {contact.fax ? (
              <Box as="p" display="flex" alignItems="center" gap="2" minHeight="target">
                <Icon name="ph:printer-bold" label={t('footer.fax')} />
                {contact.fax}
              </Box>
            ) : null}
            {contact.email ? (
              <SiteLink href={`mailto:${contact.email}`} {...linkStyle} overflowWrap="anywhere">
                <Icon name="ph:envelope-simple-bold" label={t('footer.email')} />
                {contact.email}
              </SiteLink>
            ) : null}
          </Box>
        </Section>
        <Section title={foundation.title || t('footer.foundation')}>
          <MenuList items={foundation.menu} />
        </Section>
        <Section title={followUs.title || t('footer.followUs')}>
          <MenuList items={followUs.links} />
          {donate.text ? (
            <Box mt="5">
              <Box as="p" mb="3">
                {donate.text}
              </Box>
              {donate.url ? (
                <ButtonLink href={donate.url} variant="accent">
                  <Icon name="ph:heart-bold" />
                  {t('footer.donate')}
                </ButtonLink>
              ) : null}
            </Box>
          ) : null}
        </Section>
      </Box>
      <Box borderTopWidth="1px" borderColor="primary.600">
        <Box
          maxWidth="page"
          mx="auto"
          px={{ base: '4', md: '6' }}
          py="4"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="6"
          fontSize="sm"
        >
          <Box as="p" flex={{ base: '1 1 100%', md: '1' }} py="2">
            {config.copyright}
          </Box>
          <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" columnGap="5">
            {config.footerMenu.map((item) => (
              <li key={item.url + item.name}>
                <MenuLink item={item} {...linkStyle} />
              </li>
            ))}
            <li>
              <SiteLink href="#top" {...linkStyle}>
                <Icon name="ph:arrow-up-bold" />
                {t('footer.toTop')}
              </SiteLink>
            </li>
            <li>
              <SiteLink href={href(lang, 'starting')} prefetch={false} {...linkStyle}>
                {t('changeStarting')}
              </SiteLink>
            </li>
            <Box as="li" css={{ display: 'none', [`html[${installableAttribute}] &`]: { display: 'block' } }}>
              <Box asChild {...linkStyle} cursor="pointer">
                <button type="button" {...{ [installButtonAttribute]: '' }}>
                  <Icon name="ph:download-simple-bold" />
                  {t('footer.install')}
                </button>
              </Box>
            </Box>
            {/* features/offline shows this button on devices with stored books, and handles clicks on the button. */}
            <Box as="li" css={{ display: 'none', 'html[data-keeps-books] &': { display: 'block' } }}>
              <Box asChild {...linkStyle} cursor="pointer">
                <button type="button" data-kept-books={lang}>
                  {t('offline:list')}
                </button>
              </Box>
            </Box>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Box as="h2" fontSize="xl" mb="3">
        {title}
      </Box>
      {children}
    </Box>
  );
}

function MenuList({ items }: { items: MenuItem[] }) {
  return (
    <Box as="ul" listStyleType="none" display="flex" flexDirection="column">
      {items.map((item) => (
        <li key={item.url + item.name}>
          <MenuLink item={item} {...linkStyle}>
            {item.icon ? <Icon name={item.icon} /> : null}
            {item.name}
          </MenuLink>
        </li>
      ))}
    </Box>
  );
}
