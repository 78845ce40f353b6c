import { Box } from '@/components/ui/box';
import { SiteLink } from './link.tsx';

export interface ChoiceLink {
  label: string;
  url: string;
  isCurrent: boolean;
}

/** A row of links for a choice, such as the sort order. The address contains the choice, so that no JavaScript is needed. */
export function ChoiceLinks({ label, choices }: { label: string; choices: ChoiceLink[] }) {
  return (
    <Box as="nav" aria-label={label} display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="2">
      <Box as="span" fontWeight="bold" color="fg.muted" mr="1" aria-hidden="true">
        {label}
      </Box>
      <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {choices.map(({ label: name, url, isCurrent }) => (
          <li key={url}>
            <SiteLink
              href={url}
              scroll={false}
              aria-current={isCurrent ? 'true' : undefined}
              display="inline-flex"
              alignItems="center"
              minHeight="target"
              px="4"
              borderRadius="full"
              borderWidth="2px"
              fontWeight="semibold"
              borderColor={isCurrent ? 'primary.700' : 'border'}
              bg={isCurrent ? 'primary.700' : 'bg.surface'}
              color={isCurrent ? 'white' : 'fg'}
              _hover={isCurrent ? {} : { borderColor: 'border.strong' }}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
