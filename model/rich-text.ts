import { declaredSections } from './sections/index.ts';

/** Columns of translations that hold rich text, by their table. */
export const RICH_TEXT: Readonly<Record<string, readonly string[]>> = {
  document_pages_translations: ['text'],
  ...Object.fromEntries(
    declaredSections.map(({ collection, publication }) => [
      `${collection}_translations`,
      publication.texts.filter((column) => !['title', 'slug'].includes(column)),
    ]),
  ),
};

const words = (list: string) => list.split(' ');

/** Elements that a page shows. What the site renames (`h1`, `b`, `i`) is stored as the editor left it. */
export const SHOWN_ELEMENTS: readonly string[] = [
  ...words('p br hr h2 h3 h4 ul ol li strong em u s sub sup blockquote a code pre'),
  ...words('table caption thead tbody tr th td figure figcaption img span abbr details summary'),
];
export const RENAMED_ELEMENTS = { h1: 'h2', b: 'strong', i: 'em' } as const;

/** Attributes by element; `*` holds for all of them. An `iframe` is shown only from the hosts that the settings name. */
export const SHOWN_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: words('href title target rel lang'),
  img: words('src alt width height loading'),
  th: words('scope colspan rowspan'),
  td: words('colspan rowspan'),
  iframe: words('src title width height allowfullscreen loading'),
  span: words('lang data-s'),
  abbr: ['title'],
  '*': words('lang dir'),
};

/** Schemes of links, without the colon. */
export const LINK_SCHEMES: readonly string[] = words('http https mailto tel');
