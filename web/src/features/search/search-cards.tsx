import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { ReactNode } from 'react';
import { CardGrid } from '@/components/ui/section';
import { sectionFeatures } from '../sections/public.ts';
import { FoundText } from './found-text.tsx';
import type { Hit } from './search.ts';

const maxStartCards = 6;

/** Renders results with the cards of the section's list. The matches are marked. */
export const renderFoundCards = async (
  lang: Lang,
  kind: SearchKind,
  hits: readonly Hit[],
  {
    titleAs = 'h2',
    hasPriority = true,
    onPhones = hits.length,
  }: {
    titleAs?: 'h2' | 'h3';
    hasPriority?: boolean;
    /** Number of visible cards on a narrow screen. The other cards are hidden. The link to all results (all-search-results.tsx) leads to a page with them. */
    onPhones?: number;
  } = {},
): Promise<ReactNode> => {
  const { listByIds, minCardWidth } = sectionFeatures[kind];
  const cards = await listByIds(
    lang,
    hits.map(({ id }) => id),
  );
  const shownCards = hits.flatMap(({ id, title, snippet }, index) => {
    const foundTexts = {
      title: <FoundText text={title} />,
      excerpt: snippet ? <FoundText text={snippet} /> : undefined,
    };
    // An item that was unpublished after the search is left out.
    const matchingCard = cards.find((candidate) => candidate.id === id);
    return matchingCard
      ? [matchingCard.render({ lang, titleAs, hasPriority: hasPriority && index === 0, match: foundTexts })]
      : [];
  });
  const hiddenCardsStyle = {
    '@media (max-width: 47.98em)': { [`& > :nth-child(n + ${onPhones + 1})`]: { display: 'none' } },
  };
  return (
    <CardGrid min={minCardWidth} css={onPhones < hits.length ? hiddenCardsStyle : undefined}>
      {shownCards}
    </CardGrid>
  );
};

/** Renders cards for a search page without search words. Null if the section has no such cards. */
export const renderStartCards = async (lang: Lang, kind: SearchKind): Promise<ReactNode> => {
  const { listStartCards, minCardWidth } = sectionFeatures[kind];
  const cards = (await listStartCards(lang)).slice(0, maxStartCards);
  if (cards.length === 0) return null;
  return (
    <CardGrid min={minCardWidth}>
      {cards.map((card, index) => card.render({ lang, titleAs: 'h3', hasPriority: index === 0 }))}
    </CardGrid>
  );
};
