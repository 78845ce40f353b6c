import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { ReactNode } from 'react';
import { CardGrid } from '@/components/ui/section';
import { sectionFeatures } from '../sections/public.ts';
import { FoundText } from './found-text.tsx';
import type { Hit } from './search.ts';

const startSize = 6;

/** The same cards as those of the lists, with what was found marked. */
export const foundCards = async (
  lang: Lang,
  kind: SearchKind,
  hits: readonly Hit[],
  {
    titleAs = 'h2',
    isFirst = true,
    onPhones = hits.length,
  }: {
    titleAs?: 'h2' | 'h3';
    isFirst?: boolean;
    /** Cards that a narrow page shows; the others are behind the link to all of them. */
    onPhones?: number;
  } = {},
): Promise<ReactNode> => {
  const { byId, min } = sectionFeatures[kind];
  const cards = await byId(
    lang,
    hits.map(({ id }) => id),
  );
  const shown = hits.flatMap(({ id, title, snippet }, index) => {
    const found = { title: <FoundText of={title} />, excerpt: snippet ? <FoundText of={snippet} /> : undefined };
    // What was taken back a moment ago is left out.
    const own = cards.find((each) => each.id === id);
    return own ? [own.show({ lang, titleAs, isFirst: isFirst && index === 0, found })] : [];
  });
  const isHidden = {
    '@media (max-width: 47.98em)': { [`& > :nth-child(n + ${onPhones + 1})`]: { display: 'none' } },
  };
  return (
    <CardGrid min={min} css={onPhones < hits.length ? isHidden : undefined}>
      {shown}
    </CardGrid>
  );
};

/** The cards that a search begins with; null where there is nothing yet. */
export const startCards = async (lang: Lang, kind: SearchKind): Promise<ReactNode> => {
  const { start, min } = sectionFeatures[kind];
  const cards = (await start(lang)).slice(0, startSize);
  if (cards.length === 0) return null;
  return (
    <CardGrid min={min}>
      {cards.map((card, index) => card.show({ lang, titleAs: 'h3', isFirst: index === 0 }))}
    </CardGrid>
  );
};
