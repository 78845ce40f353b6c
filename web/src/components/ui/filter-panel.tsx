import { Box } from './box.tsx';
import { Icon } from './icon.tsx';
import { ButtonLink, SiteLink } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FilterChoice {
  /** Key of the option, the same before and after a filter changes. keep-choice.tsx uses the key to restore the focus. */
  key: string;
  label: string;
  icon?: string;
  /** For an unselected option, address of the list with this option. For a selected option, address of the list without this option. */
  url: string;
  isChosen: boolean;
  /** Number of items of the list at `url`, or undefined if the number is not known. A number above `maxShownCount` is shown as "99+". */
  count?: number;
}

export interface FilterGroup {
  key: string;
  title: string;
  choices: FilterChoice[];
}

/** Texts of the filters in the language of the page. */
export interface FilterTexts {
  title: string;
  /** Label of the selected filters above the list. */
  chosen: string;
  /** Label of the link that removes all filters. */
  clear: string;
  /** Returns the label of the link that removes a selected filter: "Remove the filter {name}". */
  remove: (name: string) => string;
  /** Returns the label of a count for screen readers: "12 results". */
  count: (count: number) => string;
  /** Returns the label of the control that shows the remaining options of a long filter. */
  more: (count: number) => string;
}

const maxShownCount = 99;
/** A filter with more than `maxUnfoldedCount` options shows the first `foldedCount` options. A `details` element contains the other options. */
const maxUnfoldedCount = 24;
const foldedCount = 12;

interface FilterPanelProps {
  texts: FilterTexts;
  groups: FilterGroup[];
  /** Address of the list without filters. */
  clearUrl: string;
  /** Link that skips the filters. The link is visible only below the `lg` breakpoint, where the filters are above the list. */
  results: { url: string; label: string };
}

const findChosenChoices = (groups: FilterGroup[]): FilterChoice[] =>
  groups.flatMap(({ choices }) => choices).filter(({ isChosen }) => isChosen);

/**
 * The filters of a list as plain links, which need no JavaScript and can be shared. The filters are in a native `details` element, at first closed on small
 * screens, and open on wide screens. In a browser without `::details-content`, wide screens also show the element closed at first.
 */
export function FilterPanel({ texts, groups, clearUrl, results }: FilterPanelProps) {
  const { title } = texts;
  const count = findChosenChoices(groups).length;
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
          <FilterGroupView key={group.key} group={group} texts={texts} />
        ))}
        <Box display={{ base: 'flex', lg: 'none' }} flexDirection="column" alignItems="stretch" gap="2">
          <ButtonLink href={results.url} prefetch={false} data-results>
            {results.label}
          </ButtonLink>
          {count > 0 ? <ClearLink url={clearUrl} label={texts.clear} /> : null}
        </Box>
      </Box>
    </Box>
  );
}

function FilterGroupView({ group: { key, title, choices }, texts }: { group: FilterGroup; texts: FilterTexts }) {
  const id = `filter-${key}`;
  const shownCount = choices.length > maxUnfoldedCount ? foldedCount : choices.length;
  const moreChoices = choices.slice(shownCount);
  return (
    <Box>
      <Box as="p" id={id} fontWeight="bold" color="fg.heading" mb="2.5">
        {title}
      </Box>
      <ChoiceList titleId={id} choices={choices.slice(0, shownCount)} texts={texts} />
      {moreChoices.length > 0 ? (
        <details open={moreChoices.some(({ isChosen }) => isChosen)}>
          <Box
            as="summary"
            mt="1"
            display="inline-flex"
            alignItems="center"
            minHeight="target"
            px="2"
            color="fg.link"
            fontWeight="bold"
            fontSize="sm"
            cursor="pointer"
            textDecoration="underline"
            textUnderlineOffset="3px"
            css={{ '&::-webkit-details-marker': { display: 'none' } }}
          >
            {texts.more(moreChoices.length)}
          </Box>
          <Box mt="2">
            <ChoiceList titleId={id} choices={moreChoices} texts={texts} />
          </Box>
        </details>
      ) : null}
    </Box>
  );
}

function ChoiceList({ titleId, choices, texts }: { titleId: string; choices: FilterChoice[]; texts: FilterTexts }) {
  return (
    <Box as="ul" aria-labelledby={titleId} listStyleType="none" display="flex" flexWrap="wrap" gap="2">
      {choices.map((choice) => (
        <li key={choice.key}>
          <FilterLink choice={choice} texts={texts} />
        </li>
      ))}
    </Box>
  );
}

/** One option of a filter. A selected option has a check mark and a text for screen readers, and its link removes the option. */
function FilterLink({ choice, texts }: { choice: FilterChoice; texts: FilterTexts }) {
  const { key, label, icon, url, isChosen, count } = choice;
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
      {count === undefined ? null : (
        <>
          <Box as="span" aria-hidden="true" fontWeight="normal" color={isChosen ? 'white' : 'fg.muted'}>
            {count > maxShownCount ? `${maxShownCount}+` : count}
          </Box>
          <VisuallyHidden> – {texts.count(count)}</VisuallyHidden>
        </>
      )}
      {isChosen ? <VisuallyHidden> – {texts.remove(label)}</VisuallyHidden> : null}
    </SiteLink>
  );
}

function ClearLink({ url, label }: { url: string; label: string }) {
  return (
    <SiteLink
      href={url}
      scroll={false}
      prefetch={false}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minHeight="target"
      px="2"
      color="fg.link"
      fontWeight="bold"
      fontSize="sm"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {label}
    </SiteLink>
  );
}

/** The selected options above the list, each with a link that removes the option. */
export function ChosenFilters({
  label,
  groups,
  removeLabel,
  clear,
}: {
  label: string;
  groups: FilterGroup[];
  removeLabel: (name: string) => string;
  /** Link that removes all filters. If undefined, this link is absent. */
  clear?: { url: string; label: string };
}) {
  const chosenOptions = findChosenChoices(groups);
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
        {clear ? (
          <li>
            <ClearLink {...clear} />
          </li>
        ) : null}
      </Box>
    </Box>
  );
}
