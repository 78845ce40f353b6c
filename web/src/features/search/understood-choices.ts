import type { UnderstoodNeed } from '@hat-nang/model/contracts/search';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';
import type { FilterChoice, FilterGroup } from '@/components/ui/filter-panel';
import { getT } from '@/i18n/server';
import { formatSearchQuery, type SearchQuery } from '@/routing/search-query';

/** Value of `to` in an age range without an upper limit (directus-extensions/search/src/ages.ts). */
const maxAge = 99;

const eventFacts = {
  interpreter: 'interpreter',
  captions: 'captions',
  quiet: 'quietRoom',
  wheelchair: 'wheelchair',
} as const;

const isEventFact = (name: string): name is keyof typeof eventFacts => name in eventFacts;

/** Returns the visible name of a need: a translated text, otherwise the label of the matching filter choice, otherwise the typed words. */
const toLabel = (lang: Lang, { text, name, value, ages }: UnderstoodNeed, groups: readonly FilterGroup[]): string => {
  const t = getT(lang);
  if (ages) {
    const { from, to } = ages;
    if (to >= maxAge) return t('search:understood.agesFrom', { from });
    if (from === 0) return t('search:understood.agesBelow', { to: to + 1 });
    return from === to ? t('search:understood.age', { from }) : t('search:understood.ages', { from, to });
  }
  if (name === 'online') return t('events:online');
  if (isEventFact(name)) return t(`events:access.${eventFacts[name]}`);
  const key = `${name}-${value}`;
  return groups.flatMap(({ choices }) => choices).find((choice) => choice.key === key)?.label ?? text;
};

export interface UnderstoodChoices {
  choices: FilterChoice[];
  /** Address of the same search without any of these needs. */
  clear: string;
}

/**
 * Returns the needs that the search understood as filters. The address of each choice is the same search without this need.
 * @param words the search words, after a correction
 * @param groups the filters of the section, which contain the labels
 */
export const understoodChoices = (
  lang: Lang,
  kind: SearchKind,
  { query, words, understood }: { query: SearchQuery; words: string; understood: readonly UnderstoodNeed[] },
  groups: readonly FilterGroup[],
): UnderstoodChoices => {
  const buildUrlWithout = (texts: readonly string[]) =>
    href(lang, searchRoutes[kind]) +
    formatSearchQuery({
      ...query,
      q: words,
      without: [...new Set([...(query.without ?? []), ...texts])],
      choices: { ...query.choices, page: 1 },
    });
  return {
    choices: understood.map((need) => ({
      key: `understood-${need.from}`,
      label: toLabel(lang, need, groups),
      url: buildUrlWithout([need.text]),
      isChosen: true,
    })),
    clear: buildUrlWithout(understood.map(({ text }) => text)),
  };
};
