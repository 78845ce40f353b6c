import { Box } from '@/components/ui/box';
import { type ChoiceLink, ChoiceLinks } from './choice-links.tsx';
import { Icon } from './icon.tsx';

/** A collapsible list of links. The summary shows the selected link. It works without JavaScript. */
export function ChoiceDisclosure({ label, choices }: { label: string; choices: ChoiceLink[] }) {
  const current = choices.find(({ isCurrent }) => isCurrent);
  return (
    <Box as="details" width="full" css={{ '&[open] > summary svg:last-of-type': { transform: 'rotate(180deg)' } }}>
      <Box
        as="summary"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minHeight="target"
        px="4"
        borderRadius="full"
        borderWidth="2px"
        borderColor="border"
        bg="bg.surface"
        fontWeight="semibold"
        cursor="pointer"
        _hover={{ borderColor: 'border.strong' }}
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Box as="span" fontWeight="bold" color="fg.muted">
          {label}:
        </Box>
        {current?.label}
        <Icon name="ph:caret-down-bold" size="0.875em" />
      </Box>
      <Box mt="3">
        <ChoiceLinks label={label} choices={choices} />
      </Box>
    </Box>
  );
}
