import { type SectionWith, sectionsWith } from './sections/index.ts';

type Searched = SectionWith<'searched'>;

/** Words of the searchable sections, in display order. */
export const searchKinds: readonly Searched['word'][] = sectionsWith('searched').map(({ word }) => word);
export type SearchKind = Searched['word'];

type FieldsOf<Kind extends SearchKind> = Extract<Searched, { word: Kind }>;

/** Maps the word of every searched section to one of its properties. */
function byKind<Name extends keyof Searched>(name: Name): { readonly [Kind in SearchKind]: FieldsOf<Kind>[Name] } {
  return Object.fromEntries(sectionsWith('searched').map((section) => [section.word, section[name]])) as {
    [Kind in SearchKind]: FieldsOf<Kind>[Name];
  };
}

/** Route key of the search page of each kind. */
export const searchRoutes = byKind('search');

/** Icon of each kind. */
export const searchIcons = byKind('icon');

/** Indexed fields and filters of each kind. */
export const searchedFields = byKind('searched');
