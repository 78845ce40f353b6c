import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { ContactLines } from '@/components/ui/contact-lines';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { toTelephoneUrl } from '@/components/ui/telephone';
import { getT } from '@/i18n/server';
import { helplineDirectoryUrl } from './abroad-url.ts';
import { readHelpContacts } from './help-contacts.ts';

/** Help above the results of a search with crisis words: phone numbers, advice for the call, links. The help works without JavaScript. */
export async function CrisisHelp({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const contacts = await readHelpContacts(lang);
  return (
    <PageWidth as="section" aria-labelledby="crisis" data-crisis="whole" mb={{ base: '8', md: '10' }}>
      <Box
        bg="bg.surface"
        borderWidth="3px"
        borderColor="error.600"
        borderRadius="lg"
        p={{ base: '4', md: '7' }}
        _dark={{ borderColor: 'error.400' }}
      >
        <Box as="h2" id="crisis" fontSize={{ base: '2xl', md: '3xl' }}>
          {t('crisis:title')}
        </Box>
        {/* `role="alert"`: a screen reader announces the text at once if a client-side navigation inserts this box. */}
        <Box as="p" role="alert" mt="2" maxWidth="prose" fontSize="lg">
          {t('crisis:calm')}
        </Box>
        <ContactLines contacts={contacts} />
        <Box as="h3" mt="6" fontSize="xl">
          {t('crisis:say.title')}
        </Box>
        <Box as="ul" mt="2" pl="5" listStyleType="disc" maxWidth="prose" display="grid" gap="1">
          <li>{t('crisis:say.first')}</li>
          <li>{t('crisis:say.place')}</li>
          <li>{t('crisis:say.silent')}</li>
        </Box>
        <AbroadHelp lang={lang} />
        <Box mt="5" pt="4" borderTopWidth="1px" borderColor="border">
          <Box as="p" fontSize="sm" color="fg.muted" maxWidth="prose" mb="3">
            {t('crisis:private')}
          </Box>
          <ButtonLink href={href(lang, 'mentalHealth')} prefetch={false} variant="outline">
            <Icon name="ph:hand-heart-bold" />
            {t('crisis:read')}
          </ButtonLink>
        </Box>
      </Box>
    </PageWidth>
  );
}

function AbroadHelp({ lang }: { lang: Lang }) {
  const t = getT(lang);
  return (
    <Box as="p" mt="4" maxWidth="prose">
      {t('crisis:abroad')}{' '}
      <Box asChild color="fg.link" fontWeight="bold" textDecoration="underline" textUnderlineOffset="4px">
        <a href={helplineDirectoryUrl} rel="noreferrer">
          {t('crisis:abroadLink')}
        </a>
      </Box>
    </Box>
  );
}

/**
 * The small help box with the first three emergency contacts. It appears above mental-health posts, and above the results of some searches (crisis-need.ts).
 */
export async function CompactCrisisHelp({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const contacts = (await readHelpContacts(lang)).slice(0, 3);
  return (
    <PageWidth as="section" aria-label={t('crisis:small.label')} data-crisis="small" mb="4">
      <Box
        bg="bg.surface"
        borderWidth="2px"
        borderColor="error.600"
        borderRadius="lg"
        px={{ base: '4', md: '5' }}
        py="2"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="5"
        _dark={{ borderColor: 'error.400' }}
      >
        <Box as="p" fontWeight="bold">
          {t('crisis:small.title')}
        </Box>
        <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" columnGap="5">
          {contacts.map(({ name, phone }) => (
            <li key={phone}>
              <Box asChild display="inline-flex" alignItems="center" gap="2" minHeight="target">
                <a href={toTelephoneUrl(phone)}>
                  <Box as="strong" color="fg.error" fontSize="lg" textDecoration="underline" textUnderlineOffset="4px">
                    {phone}
                  </Box>{' '}
                  {name}
                </a>
              </Box>
            </li>
          ))}
        </Box>
        <Box
          asChild
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          color="fg.link"
          textDecoration="underline"
        >
          <a href={helplineDirectoryUrl} rel="noreferrer">
            {t('crisis:small.abroad')}
          </a>
        </Box>
      </Box>
    </PageWidth>
  );
}
