import { declaredSections } from './sections/index.ts';

/** Rich text columns of translations. The keys are tables. */
export const RICH_TEXT: Readonly<Record<string, readonly string[]>> = {
  document_pages_translations: ['text', 'easy_text'],
  ...Object.fromEntries(
    declaredSections.map(({ collection, publication }) => [
      `${collection}_translations`,
      [...publication.texts, ...('optionalTexts' in publication ? (publication.optionalTexts ?? []) : [])].filter(
        (column) => !['title', 'slug'].includes(column),
      ),
    ]),
  ),
};

const splitNames = (list: string) => list.split(' ');

/** Allowed elements. The site also shows `h1`, `b` and `i`, under the names of `RENAMED_ELEMENTS`. The stored text is unchanged. */
export const SHOWN_ELEMENTS: readonly string[] = [
  ...splitNames('p br hr h2 h3 h4 ul ol li strong em u s sub sup blockquote a code pre'),
  ...splitNames('table caption thead tbody tr th td figure figcaption img span abbr details summary'),
];
export const RENAMED_ELEMENTS = { h1: 'h2', b: 'strong', i: 'em' } as const;

/** Allowed attributes by element; `*` means all elements. The site shows an `iframe` only if the settings contain the host of its address. */
export const SHOWN_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: splitNames('href title target rel lang'),
  img: splitNames('src alt width height loading'),
  th: splitNames('scope colspan rowspan'),
  td: splitNames('colspan rowspan'),
  iframe: splitNames('src title width height allowfullscreen loading referrerpolicy'),
  span: splitNames('lang data-s'),
  abbr: ['title'],
  '*': splitNames('lang dir'),
};

/** Schemes of links, without the colon. */
export const LINK_SCHEMES: readonly string[] = splitNames('http https mailto tel');
