import type { Lang } from '../languages.ts';
import type { Route } from '../route.ts';

/** Describes where the database stores an item's category. */
interface CategorySource<Key extends string> {
  /** Column of the category, if an item has one category. Undefined if a junction table allows several categories. */
  readonly column?: string;
  /** Collection of the categories. Rows of `categories` have the section's collection as their `kind`. */
  readonly collection: string;
  /** Display name of a group collection that only this section uses. */
  readonly names?: Readonly<Record<Lang, string>>;
  /** Route key of the page of one category. Set if the category has an address instead of a filter. */
  readonly page?: Key;
  /** If true, an item is visible only while its category is published. */
  readonly isRequired?: true;
}

/** Background and text colour of a section's badge: theme colours such as `info.600`. */
export interface Tint {
  readonly ground: string;
  readonly ink: string;
}

/** Indexed fields of a section, and the filters of its search page. */
export interface SearchedFields {
  /** Unique letter that identifies the section in the index. */
  readonly letter: string;
  /** Column of the item with its author or organizer. */
  readonly author?: string;
  /** Date column that sorts the items. The default is the date of publication. */
  readonly moment?: string;
  /** Column of a translation with the summary, as rich or plain text. */
  readonly summary: string;
  /** Columns of a translation with the text, in reading order. */
  readonly body: readonly string[];
  /** Names of the filters in the address of the search page and in `GET /search`. */
  readonly filters: readonly string[];
  /** Maps the name of each further search fact to its column. The item has the fact if the column is true or not empty. */
  readonly facts?: Readonly<Record<string, string>>;
}

/**
 * Requirements for publishing an item (docs/decisions/042-checks-on-publishing.md). Each name is a column or a list field of the item, unless its comment
 * says that the name is a column of a translation.
 */
interface Publication {
  /** Columns of the Vietnamese translation that must not be empty. */
  readonly texts: readonly string[];
  /** Rich text columns of a translation that may be empty. */
  readonly optionalTexts?: readonly string[];
  /** Column of a translation with the description of the picture. The description is required in every language of the item. */
  readonly pictureText?: string;
  /** Columns and lists that must not be empty. */
  readonly required?: readonly string[];
  /** Columns with an address on another site. */
  readonly links?: readonly string[];
  /** Two date columns. The second date must be after the first. */
  readonly period?: readonly [start: string, end: string];
  /** Requires a place: the item's column with an online address, or one of these columns of the Vietnamese translation. */
  readonly place?: { readonly online: string; readonly texts: readonly string[] };
  /** Requires an access fact: one of the item's columns is true, or one of these columns of the Vietnamese translation is not empty. */
  readonly access?: { readonly facts: readonly string[]; readonly texts: readonly string[] };
  /** List field with numbered pages. */
  readonly pages?: string;
  /** List field with activities about the pages (docs/decisions/299-activities-after-the-book.md). */
  readonly activities?: string;
}

/**
 * A kind of content with a page per item, declared once. Its collection has `status`, `date_published`, `date_unpublished`, and translations with a
 * `slug`. schema/sections.test.ts compares the declarations and schema/snapshot.yaml in both directions.
 */
export interface Section<Key extends string = string> {
  /**
   * Name in kebab-case of the feature, its messages, demo files, search, feed, preview and share pictures. The collection (such as `lesson_plans`) and the
   * route keys derive from the name (see `NamedSection`).
   */
  readonly word: string;
  /** Display names of the section and of one item, which lists with several kinds show. */
  readonly names: Readonly<Record<Lang, { readonly all: string; readonly one: string }>>;
  /** Iconify name of an icon in the installed sets. A searchable section requires an icon. */
  readonly icon?: string;
  /** Addresses of the section's pages, as in the route table. */
  readonly routes: Readonly<Record<Key, Route>>;
  readonly publication: Publication;
  readonly category?: CategorySource<Key>;
  readonly searched?: SearchedFields;
  /** If true, the section has a feed at `/feeds/{lang}/{word}.xml`. */
  readonly feed?: true;
  /** Colours of the share pictures at `/og/{lang}/{word}/{id}.png`. Unset if the section has none. */
  readonly sharePicture?: Tint;
  /** Column with an item's picture. */
  readonly picture?: string;
  /** Column of `favorites` that references an item. */
  readonly favorite?: string;
  /** Columns that the user's favourites show in addition to title and picture. */
  readonly ownColumns?: readonly string[];
  /** List field in `app_configs` with the editors' selection for Home. Its junction is `app_configs_{collection}`. */
  readonly home?: string;
  /**
   * Tables that belong to an item besides its translations. The value is the column with the foreign key to the item. The public may read the rows with the
   * item. A change of such a row is a change of the item.
   */
  readonly parts?: Readonly<Record<string, string>>;
  /** Parts that only an item's own page shows. Their changes leave the lists and Home in the caches. */
  readonly detailParts?: readonly string[];
  /** Further date columns that change what the site shows. */
  readonly moments?: readonly string[];
}

type SnakeCase<Word extends string> = Word extends `${infer Head}-${infer Tail}` ? `${Head}_${SnakeCase<Tail>}` : Word;
type CamelCase<Word extends string> = Word extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Word;

/** Names that derive from the section's word. */
interface DerivedKeys<Word extends string> {
  readonly collection: SnakeCase<Word>;
  /** Route key of the list of all items. */
  readonly list: CamelCase<Word>;
  /** Route key of one item. */
  readonly detail: `${CamelCase<Word>}Detail`;
  readonly related: `related${Capitalize<CamelCase<Word>>}`;
  readonly search: `search${Capitalize<CamelCase<Word>>}`;
}
type PageKey = 'list' | 'detail' | 'related' | 'search';
type SectionDeclaration = Pick<Section, 'word' | 'routes'>;
/** Route keys for which a section has an address. */
type DeclaredPages<Each extends SectionDeclaration> = {
  readonly [Page in PageKey as DerivedKeys<Each['word']>[Page] extends keyof Each['routes']
    ? Page
    : never]: DerivedKeys<Each['word']>[Page];
};

/** A section declaration with the names that derive from its word: the collection and the route keys. */
export type WithDerivedNames<Each extends SectionDeclaration> = Each &
  Pick<DerivedKeys<Each['word']>, 'collection'> &
  DeclaredPages<Each>;

/** Any section with its derived names, typed by the interface. */
export interface NamedSection extends Section {
  readonly collection: string;
  readonly detail: string;
  readonly list?: string;
  readonly related?: string;
  readonly search?: string;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Adds the names that derive from the section's word. */
export function addDerivedNames<Each extends SectionDeclaration>(section: Each): WithDerivedNames<Each> {
  const [first = '', ...rest] = section.word.split('-');
  const key = first + rest.map(capitalize).join('');
  const pages = {
    list: key,
    detail: `${key}Detail`,
    related: `related${capitalize(key)}`,
    search: `search${capitalize(key)}`,
  };
  const presentPages = Object.entries(pages).filter(([, page]) => page in section.routes);
  return {
    ...section,
    collection: section.word.replaceAll('-', '_'),
    ...Object.fromEntries(presentPages),
  } as WithDerivedNames<Each>;
}
