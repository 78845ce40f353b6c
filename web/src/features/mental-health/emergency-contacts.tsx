import type { Lang } from '@hat-nang/model/languages';
import { getSiteConfig } from '@/cms/config';
import { Box } from '@/components/ui/box';
import { ContactLines } from '@/components/ui/contact-lines';
import { Icon } from '@/components/ui/icon';
import { PageWidth } from '@/components/ui/section';

/** The emergency contacts of `app_configs`. Renders nothing without contacts. */
export async function EmergencyContacts({ lang }: { lang: Lang }) {
  const { emergency } = await getSiteConfig(lang);
  if (emergency.contacts.length === 0) return null;
  return (
    <PageWidth as="aside" aria-labelledby="emergency" my={{ base: '8', md: '10' }}>
      <Box
        bg="bg.surface"
        borderWidth="2px"
        borderColor="error.600"
        borderRadius="lg"
        p={{ base: '5', md: '7' }}
        _dark={{ borderColor: 'error.400' }}
      >
        <Box as="h2" id="emergency" fontSize="2xl" display="flex" alignItems="center" gap="2">
          <Box as="span" color="fg.error" display="inline-flex">
            <Icon name="ph:lifebuoy-bold" />
          </Box>
          {emergency.title}
        </Box>
        <Box as="p" mt="1" maxWidth="prose">
          {emergency.text}
        </Box>
        <ContactLines contacts={emergency.contacts} />
      </Box>
    </PageWidth>
  );
}
