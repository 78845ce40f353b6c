import { type SectionWith, sectionsWith } from './sections/index.ts';

type SearchedSection = SectionWith<'searched'>;

/** Words of the searchable sections, in display order. */
export const searchKinds: readonly SearchedSection['word'][] = sectionsWith('searched').map(({ word }) => word);
export type SearchKind = SearchedSection['word'];

type SectionOfKind<Kind extends SearchKind> = Extract<SearchedSection, { word: Kind }>;

/** Maps the word of every searched section to one of its properties. */
function pickByKind<Name extends keyof SearchedSection>(
  name: Name,
): { readonly [Kind in SearchKind]: SectionOfKind<Kind>[Name] } {
  return Object.fromEntries(sectionsWith('searched').map((section) => [section.word, section[name]])) as {
    [Kind in SearchKind]: SectionOfKind<Kind>[Name];
  };
}

/** Route key of the search page of each kind. */
export const searchRoutes = pickByKind('search');

/** Icon of each kind. */
export const searchIcons = pickByKind('icon');

/** Indexed fields and filters of each kind. */
export const searchedFields = pickByKind('searched');
