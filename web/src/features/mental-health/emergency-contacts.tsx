import type { Lang } from '@hat-nang/model/languages';
import { getSiteConfig } from '@/cms/config';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { PageWidth } from '@/components/ui/section';

/** Whom to call at once, as `app_configs` names them; nothing when it names nobody. */
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
        <Box
          as="ul"
          listStyleType="none"
          mt="5"
          display="grid"
          gap="4"
          gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
        >
          {emergency.contacts.map(({ name, phone, hours, description }) => (
            <Box as="li" key={phone + name}>
              <Box
                asChild
                display="inline-flex"
                alignItems="center"
                gap="2"
                minHeight="target"
                fontFamily="heading"
                fontSize="2xl"
                fontWeight="bold"
                color="fg.error"
                textDecoration="underline"
                textUnderlineOffset="5px"
                textDecorationThickness="2px"
              >
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                  <Icon name="ph:phone-call-bold" />
                  {phone}
                </a>
              </Box>
              <Box as="p" fontWeight="bold">
                {name}
              </Box>
              <Box as="p" fontSize="sm">
                {description}
              </Box>
              {hours ? (
                <Box as="p" fontSize="sm" color="fg.muted" display="flex" alignItems="center" gap="1.5" mt="0.5">
                  <Icon name="ph:clock-bold" />
                  {hours}
                </Box>
              ) : null}
            </Box>
          ))}
        </Box>
      </Box>
    </PageWidth>
  );
}
