import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { ReactNode } from 'react';
import type { SiteConfig } from '@/cms/config';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { privacyPolicyPath } from '@/routing/privacy-policy';
import { toClass } from '@/theme/css';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { ContactForm } from './contact-form.tsx';

interface ContactViewProps {
  lang: Lang;
  config: SiteConfig;
  isTemplate?: boolean;
}

/** The contact page: the form, and the other ways to reach the foundation. */
export function ContactView({ lang, config, isTemplate }: ContactViewProps) {
  const t = getT(lang);
  return (
    <>
      <PageHeading title={t('contact:title')} intro={t('contact:intro')} />
      <PageWidth
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gap={{ base: '10', lg: '14' }}
        alignItems="start"
      >
        <Box as="section" aria-labelledby="contact-form" maxWidth="42rem">
          <Box as="h2" id="contact-form" fontSize="2xl" mb="4">
            {t('contact:write')}
          </Box>
          <StyledForm lang={lang} isTemplate={isTemplate} />
        </Box>
        <ContactChannels lang={lang} contact={config.contact} />
      </PageWidth>
    </>
  );
}

function StyledForm({ lang, isTemplate }: Omit<ContactViewProps, 'config'>) {
  const t = getT(lang);
  const button = toClass(system.getRecipeFn('button')({ size: 'lg' }));
  const noteStyle = { borderRadius: 'md', px: '4', py: '3', mb: '5', fontWeight: 'semibold' } as const;
  const { names, rules } = classesFor({
    form: { display: 'flex', flexDirection: 'column', gap: '5', alignItems: 'stretch' },
    field: { display: 'flex', flexDirection: 'column', gap: '1' },
    label: { fontWeight: 'bold' },
    hint: { fontSize: 'sm', color: 'fg.muted' },
    input: {
      width: 'full',
      minHeight: 'target',
      px: '4',
      py: '2.5',
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      '&[aria-invalid=true]': { borderColor: 'fg.error' },
    },
    check: { display: 'flex', gap: '3', alignItems: 'center', minHeight: 'target', cursor: 'pointer' },
    checkbox: { width: '6', height: '6', flexShrink: '0', accentColor: '{colors.primary.500}' },
    error: { color: 'fg.error', fontWeight: 'bold', '&:empty': { display: 'none' } },
    summary: { ...noteStyle, bg: 'bg.error', color: 'fg.error', mb: '0', '&:empty': { display: 'none' } },
    // Without JavaScript, the server redirects a sent message to `#sent`, and `:target` shows this text.
    sent: {
      ...noteStyle,
      display: 'none',
      alignItems: 'center',
      gap: '3',
      bg: 'bg.success',
      color: 'fg.success',
      '&:target, &[data-shown]': { display: 'flex' },
    },
    trap: { position: 'absolute', left: '-10000px', width: '1px', height: '1px', overflow: 'hidden' },
  });
  const policyUrl = privacyPolicyPath(lang);
  return (
    <>
      <StyleRules of={[button, ...rules]} />
      <ContactForm
        lang={lang}
        isTemplate={isTemplate}
        classNames={{ ...names, button: button.className }}
        labels={{
          name: t('contact:name'),
          email: t('contact:email'),
          phone: t('contact:phone'),
          message: t('contact:message'),
          send: t('contact:send'),
          sending: t('contact:sending'),
          sent: t('contact:sent'),
          trap: t('contact:trap'),
          failed: t('contact:failed'),
        }}
        hints={{ phone: t('contact:phoneHint'), email: t('contact:emailHint') }}
        icon={<Icon name="ph:check-circle-bold" size="1.5rem" />}
        agreement={
          <>
            {t('contact:agreement')}{' '}
            <SiteLink
              href={policyUrl}
              target="_blank"
              rel="noopener"
              color="fg.link"
              textDecoration="underline"
              textUnderlineOffset="3px"
              fontWeight="bold"
            >
              {t('contact:policy')}
            </SiteLink>
          </>
        }
      />
    </>
  );
}

function ContactChannels({ lang, contact }: { lang: Lang; contact: SiteConfig['contact'] }) {
  const t = getT(lang);
  const linkStyle = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'target',
    fontWeight: 'bold',
    color: 'fg.link',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
  } as const;
  return (
    <Box
      as="section"
      aria-labelledby="contact-ways"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="sm"
      p={{ base: '5', md: '6' }}
    >
      <Box as="h2" id="contact-ways" fontSize="2xl" mb="4">
        {t('contact:ways')}
      </Box>
      <Box as="dl" display="flex" flexDirection="column" gap="4">
        <ContactChannel icon="ph:clock-bold" name={t('contact:hours')}>
          {contact.officeHours || t('contact:officeHours')}
        </ContactChannel>
        {contact.address ? (
          <ContactChannel icon="ph:map-pin-bold" name={contact.addressLabel || t('contact:address')}>
            <Box as="span" display="block">
              {contact.address}
            </Box>
            {contact.map ? (
              <SiteLink href={contact.map} target="_blank" rel="noopener noreferrer" {...linkStyle}>
                {t('contact:map')}
                <Icon name="ph:arrow-square-out-bold" size="1em" />
              </SiteLink>
            ) : null}
          </ContactChannel>
        ) : null}
        {contact.phone ? (
          <ContactChannel icon="ph:phone-bold" name={t('footer.phone')}>
            <SiteLink href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} {...linkStyle}>
              {contact.phone}
            </SiteLink>
          </ContactChannel>
        ) : null}
        {contact.fax ? (
          <ContactChannel icon="ph:printer-bold" name={t('footer.fax')}>
            {contact.fax}
          </ContactChannel>
        ) : null}
        {contact.email ? (
          <ContactChannel icon="ph:envelope-simple-bold" name={t('footer.email')}>
            <SiteLink href={`mailto:${contact.email}`} {...linkStyle}>
              {contact.email}
            </SiteLink>
          </ContactChannel>
        ) : null}
      </Box>
      <Box as="p" mt="5" pt="5" borderTopWidth="1px" borderColor="border">
        {t('contact:helpFirst')}{' '}
        <SiteLink href={href(lang, 'helpCenter')} {...linkStyle} display="inline">
          {t('help-center:title')}
        </SiteLink>
      </Box>
    </Box>
  );
}

function ContactChannel({ icon, name, children }: { icon: string; name: string; children: ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns="1.75rem 1fr" columnGap="2">
      <Box as="dt" display="contents">
        <Box as="span" color="fg.link" pt="0.5">
          <Icon name={icon} />
        </Box>
        <Box as="span" fontWeight="bold">
          {name}
        </Box>
      </Box>
      <Box as="dd" gridColumn="2">
        {children}
      </Box>
    </Box>
  );
}
