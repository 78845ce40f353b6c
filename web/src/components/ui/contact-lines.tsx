import type { HelpContact } from '@hat-nang/model/contracts/crisis';
import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { toTelephoneUrl } from './telephone.ts';

/** Emergency contacts: large phone numbers, each with name, description and hours. */
export function ContactLines({ contacts }: { contacts: HelpContact[] }) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      mt="5"
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
    >
      {contacts.map(({ name, phone, hours, description }) => (
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
            <a href={toTelephoneUrl(phone)}>
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
  );
}
