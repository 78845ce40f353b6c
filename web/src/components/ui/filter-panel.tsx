import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { ButtonLink, SiteLink } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FilterChoice {
  /** Key that does not change when the list is filtered. keep-choice.tsx uses it to restore the focus. */
  key: string;
  label: string;
  icon?: string;
  /** Address of the list with this option added. For a selected option, address of the list without this option. */
  url: string;
  isChosen: boolean;
}

export interface FilterGroup {
  key: string;
  title: string;
  choices: FilterChoice[];
}

interface FilterPanelProps {
  title: string;
  groups: FilterGroup[];
  /** Returns the label of the link that removes a selected filter: "Remove the filter {name}". */
  removeLabel: (name: string) => string;
  /** Link that skips the filters. It is visible only where the filters are collapsible. */
  results: { url: string; label: string };
}

/**
 * The filters of a list as plain links, which need no JavaScript and can be shared. The filters are in a native `details` element, closed on phones and
 * open beside the list on wide screens. A browser that cannot force it open shows it as collapsible.
 */
export function FilterPanel({ title, groups, removeLabel, results }: FilterPanelProps) {
  const count = groups.flatMap(({ choices }) => choices).filter(({ isChosen }) => isChosen).length;
  return (
    <Box
      as="details"
      data-filters
      css={{
        '& > summary': { listStyle: 'none' },
        '& > summary::-webkit-details-marker': { display: 'none' },
        '&[open] > summary [data-caret]': { transform: 'rotate(180deg)' },
        '@supports selector(::details-content)': {
          '& > summary': { display: { lg: 'none' } },
          '&::details-content': { contentVisibility: { lg: 'visible' }, display: { lg: 'block' } },
        },
      }}
    >
      <Box
        as="summary"
        display="flex"
        alignItems="center"
        gap="2.5"
        minHeight="3rem"
        px="4"
        borderRadius="md"
        borderWidth="2px"
        borderColor="border"
        bg="bg.surface"
        fontWeight="bold"
        cursor="pointer"
        _hover={{ borderColor: 'border.strong' }}
      >
        <Icon name="ph:sliders-horizontal-bold" />
        {title}
        {count > 0 ? (
          <Box as="span" bg="bg.accent" color="fg.onAccent" borderRadius="full" px="2.5" fontSize="sm">
            {count}
          </Box>
        ) : null}
        <Box
          as="span"
          data-caret
          ml="auto"
          display="inline-flex"
          transitionProperty="transform"
          transitionDuration="fast"
        >
          <Icon name="ph:caret-down-bold" />
        </Box>
      </Box>
      <Box
        as="nav"
        aria-label={title}
        display="flex"
        flexDirection="column"
        gap="6"
        mt={{ base: '3', lg: '0' }}
        p={{ base: '4', lg: '5' }}
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="lg"
      >
        {groups.map((group) => (
          <FilterGroupView key={group.key} group={group} removeLabel={removeLabel} />
        ))}
        <ButtonLink href={results.url} prefetch={false} data-results display={{ lg: 'none' }}>
          {results.label}
        </ButtonLink>
      </Box>
    </Box>
  );
}

function FilterGroupView({ group, removeLabel }: { group: FilterGroup; removeLabel: (name: string) => string }) {
  const id = `filter-${group.key}`;
  return (
    <Box>
      <Box as="h2" id={id} fontSize="md" fontFamily="body" mb="2.5">
        {group.title}
      </Box>
      <Box as="ul" aria-labelledby={id} listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {group.choices.map((choice) => (
          <li key={choice.key}>
            <FilterLink choice={choice} removeLabel={removeLabel} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** One option of a filter. A selected option has a check mark and a label for screen readers, and its link removes the filter. */
function FilterLink({ choice, removeLabel }: { choice: FilterChoice; removeLabel: (name: string) => string }) {
  const { key, label, icon, url, isChosen } = choice;
  return (
    <SiteLink
      href={url}
      scroll={false}
      prefetch={false}
      rel="nofollow"
      data-choice={key}
      aria-current={isChosen ? 'true' : undefined}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="target"
      minWidth="target"
      px="3.5"
      py="1"
      borderRadius="xl"
      borderWidth="2px"
      fontWeight="semibold"
      fontSize="sm"
      lineHeight="snug"
      borderColor={isChosen ? 'primary.700' : 'border'}
      bg={isChosen ? 'primary.700' : 'bg.canvas'}
      color={isChosen ? 'white' : 'fg'}
      _hover={isChosen ? {} : { borderColor: 'border.strong' }}
    >
      {isChosen ? <Icon name="ph:check-bold" /> : icon ? <Icon name={icon} /> : null}
      {label}
      {isChosen ? <VisuallyHidden> – {removeLabel(label)}</VisuallyHidden> : null}
    </SiteLink>
  );
}

/** The active filters above the list, each with a link that removes it. */
export function ChosenFilters({
  label,
  groups,
  removeLabel,
  clear,
}: {
  label: string;
  groups: FilterGroup[];
  removeLabel: (name: string) => string;
  clear: { url: string; label: string };
}) {
  const chosenOptions = groups.flatMap(({ choices }) => choices).filter(({ isChosen }) => isChosen);
  if (chosenOptions.length === 0) return null;
  return (
    <Box as="nav" aria-label={label} display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="5">
      <Box as="span" fontWeight="bold" color="fg.muted" aria-hidden="true" mr="1">
        {label}
      </Box>
      <Box as="ul" listStyleType="none" display="contents">
        {chosenOptions.map((choice) => (
          <li key={choice.key}>
            <SiteLink
              href={choice.url}
              scroll={false}
              prefetch={false}
              rel="nofollow"
              aria-label={removeLabel(choice.label)}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="target"
              px="3.5"
              borderRadius="full"
              bg="bg.accent"
              color="fg.onAccent"
              fontWeight="semibold"
              fontSize="sm"
              _hover={{ bg: 'warning.500' }}
            >
              {choice.label}
              <Icon name="ph:x-bold" size="1em" />
            </SiteLink>
          </li>
        ))}
        {chosenOptions.length > 1 ? (
          <li>
            <SiteLink
              href={clear.url}
              scroll={false}
              display="inline-flex"
              alignItems="center"
              minHeight="target"
              px="2"
              color="fg.link"
              fontWeight="bold"
              fontSize="sm"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              {clear.label}
            </SiteLink>
          </li>
        ) : null}
      </Box>
    </Box>
  );
}
