import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { getSiteConfig } from '@/cms/config';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';

/** A link to the contact page and the configured phone number and office hours, at the end of the help centre's start page and of each help article. */
export async function ContactOffer({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const { contact } = await getSiteConfig(lang);
  return (
    <PageWidth as="section" aria-labelledby="contact-offer" mt={{ base: '10', md: '14' }}>
      <Box
        bg="bg.sunken"
        borderRadius="lg"
        p={{ base: '5', md: '8' }}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="5"
      >
        <Box maxWidth="prose">
          <Box as="h2" id="contact-offer" fontSize="2xl">
            {t('help-center:offer.title')}
          </Box>
          <Box as="p" mt="1">
            {t('help-center:offer.text')}
          </Box>
          {contact.officeHours ? (
            <Box as="p" mt="2" color="fg.muted" display="flex" alignItems="center" gap="2">
              <Icon name="ph:clock-bold" />
              {contact.officeHours}
            </Box>
          ) : null}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="3">
          <ButtonLink href={href(lang, 'contact')}>
            <Icon name="ph:chat-circle-text-bold" />
            {t('help-center:offer.write')}
          </ButtonLink>
          {contact.phone ? (
            <ButtonLink href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} variant="outline">
              <Icon name="ph:phone-bold" />
              {contact.phone}
            </ButtonLink>
          ) : null}
        </Box>
      </Box>
    </PageWidth>
  );
}
