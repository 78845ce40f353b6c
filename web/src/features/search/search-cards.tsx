import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { ReactNode } from 'react';
import { CardGrid, type Found } from '@/components/ui/section';
import { defaultListQuery } from '@/routing/list-query';
import { AboutCard, listAboutArticles, listAboutArticlesById } from '../about-us/public.ts';
import { DocumentCardView, listDocumentsById } from '../documents/public.ts';
import { EventCardView, listEvents, listEventsById } from '../events/public.ts';
import { HelpArticleCard, listHelpArticles, listHelpArticlesById } from '../help-center/public.ts';
import { getHome } from '../home/public.ts';
import { listMentalHealth, listMentalHealthById, MentalHealthCardView } from '../mental-health/public.ts';
import { listNews, listNewsById, NewsCardView } from '../news/public.ts';
import { FoundText } from './found-text.tsx';
import type { Hit } from './search.ts';

interface View<Card> {
  /** The cards of these ids, in any order. */
  byId: (lang: Lang, ids: number[]) => Promise<Card[]>;
  /** What a search begins with, before anything is asked. */
  start: (lang: Lang) => Promise<Card[]>;
  card: (props: { lang: Lang; card: Card; titleAs: 'h2' | 'h3'; isFirst: boolean; found?: Found }) => ReactNode;
  /** How narrow a card may get. */
  min?: string;
}

const startSize = 6;

const view = <Card extends { id: number }>({ byId, start, card, min }: View<Card>) => {
  const grid = (cards: readonly ReactNode[]) => <CardGrid min={min}>{cards}</CardGrid>;
  return {
    found: async (lang: Lang, hits: readonly Hit[]): Promise<ReactNode> => {
      const cards = await byId(
        lang,
        hits.map(({ id }) => id),
      );
      const Card = card;
      return grid(
        hits.flatMap(({ id, title, snippet }, index) => {
          const own = cards.find((each) => each.id === id);
          const found = {
            title: <FoundText of={title} />,
            excerpt: snippet ? <FoundText of={snippet} /> : undefined,
          };
          // What was taken back a moment ago is left out.
          return own ? [<Card key={id} lang={lang} card={own} titleAs="h2" isFirst={index === 0} found={found} />] : [];
        }),
      );
    },
    start: async (lang: Lang): Promise<ReactNode> => {
      const cards = (await start(lang)).slice(0, startSize);
      const Card = card;
      return cards.length > 0
        ? grid(
            cards.map((each, index) => (
              <Card key={each.id} lang={lang} card={each} titleAs="h3" isFirst={index === 0} />
            )),
          )
        : null;
    },
  };
};

/** The same cards as those of the lists, with what was found marked. */
export const searchViews: Record<
  SearchKind,
  {
    found: (lang: Lang, hits: readonly Hit[]) => Promise<ReactNode>;
    /** Null where there is nothing yet. */
    start: (lang: Lang) => Promise<ReactNode>;
  }
> = {
  documents: view({
    byId: listDocumentsById,
    start: async (lang) => (await getHome(lang)).popular,
    card: ({ card, ...props }) => <DocumentCardView document={card} {...props} isInList />,
    min: '15.5rem',
  }),
  news: view({
    byId: listNewsById,
    start: async (lang) => (await listNews(lang, defaultListQuery)).items,
    card: ({ card, ...props }) => <NewsCardView news={card} {...props} />,
  }),
  events: view({
    byId: listEventsById,
    start: async (lang) => {
      const soonest = { page: 1, sort: 'oldest' } as const;
      const live = await listEvents(lang, { ...soonest, status: 'live' });
      const upcoming = await listEvents(lang, { ...soonest, status: 'upcoming' });
      return [...live.items, ...upcoming.items];
    },
    card: ({ card, ...props }) => <EventCardView event={card} {...props} />,
  }),
  'mental-health': view({
    byId: listMentalHealthById,
    start: async (lang) => (await listMentalHealth(lang, defaultListQuery))?.items ?? [],
    card: ({ card, ...props }) => <MentalHealthCardView post={card} {...props} />,
  }),
  'about-us': view({
    byId: listAboutArticlesById,
    start: listAboutArticles,
    card: ({ card, titleAs, found }) => <AboutCard article={card} titleAs={titleAs} found={found} />,
  }),
  'help-center': view({
    byId: listHelpArticlesById,
    start: listHelpArticles,
    card: ({ card, titleAs, found }) => <HelpArticleCard article={card} titleAs={titleAs} found={found} />,
    min: '22rem',
  }),
};
