import type { UnderstoodNeed } from '@hat-nang/model/contracts/search';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';
import type { FilterChoice, FilterGroup } from '@/components/ui/filter-panel';
import { getT } from '@/i18n/server';
import { formatSearchQuery, type SearchQuery } from '@/routing/search-query';

/** Nobody of this site's readers is older (directus-extensions/search/src/ages.ts). */
const oldest = 99;

const eventFacts = {
  interpreter: 'interpreter',
  captions: 'captions',
  quiet: 'quietRoom',
  wheelchair: 'wheelchair',
} as const;

const isEventFact = (name: string): name is keyof typeof eventFacts => name in eventFacts;

/** What people read of a need; the words themselves where nothing else names it. */
const labelOf = (lang: Lang, { text, name, value, ages }: UnderstoodNeed, groups: readonly FilterGroup[]): string => {
  const t = getT(lang);
  if (ages) {
    const { from, to } = ages;
    if (to >= oldest) return t('search:understood.agesFrom', { from });
    if (from === 0) return t('search:understood.agesBelow', { to: to + 1 });
    return from === to ? t('search:understood.age', { from }) : t('search:understood.ages', { from, to });
  }
  if (name === 'online') return t('events:online');
  if (isEventFact(name)) return t(`events:access.${eventFacts[name]}`);
  const key = `${name}-${value === '1' ? 'true' : value}`;
  return groups.flatMap(({ choices }) => choices).find((choice) => choice.key === key)?.label ?? text;
};

export interface UnderstoodChoices {
  choices: FilterChoice[];
  /** The search without any of them. */
  clear: string;
}

/**
 * What of the words was taken as a need, each with the address that takes it away.
 * @param words the words that were answered
 * @param groups the section's filters, which name the same facts
 */
export const understoodChoices = (
  lang: Lang,
  kind: SearchKind,
  { query, words, understood }: { query: SearchQuery; words: string; understood: readonly UnderstoodNeed[] },
  groups: readonly FilterGroup[],
): UnderstoodChoices => {
  const without = (texts: readonly string[]) =>
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
      label: labelOf(lang, need, groups),
      url: without([need.text]),
      isChosen: true,
    })),
    clear: without(understood.map(({ text }) => text)),
  };
};
