import type { Lang } from '../languages.ts';
import type { Route } from '../route.ts';

/** Where a section's items hold their category. */
interface CategorySource<Key extends string> {
  /** The item's column with its only category; none where an item has several, in a junction. */
  readonly column?: string;
  /** Those of `categories` have the section's collection as their `kind`. */
  readonly collection: string;
  /** What people call one of a collection that this section alone has. */
  readonly names?: Readonly<Record<Lang, string>>;
  /** The list of one category, where that is a page with an address of its own and no filter of the list. */
  readonly page?: Key;
  /** An item is shown only while its category is published. */
  readonly isRequired?: true;
}

/** Ground and ink of a section's mark: names of the theme's colours, such as `info.600`. */
export interface Tint {
  readonly ground: string;
  readonly ink: string;
}

/** What the index of the search reads, and the filters of its page. */
export interface SearchedFields {
  /** One letter, no other section's, by which the index tells the sections apart. */
  readonly letter: string;
  /** Column of the item that names its author or organizer. */
  readonly author?: string;
  /** Column by which items are ordered, where it is not the date of publication. */
  readonly moment?: string;
  /** Columns of a translation: rich or plain text. */
  readonly summary: string;
  /** In the order in which they are read. */
  readonly body: readonly string[];
  /** Names of the filters in the address of its search page and in `GET /search`. */
  readonly filters: readonly string[];
  /** What else a search may ask for, and the column of the item that tells it: true, or not empty. */
  readonly facts?: Readonly<Record<string, string>>;
}

/**
 * What an item must have before a person may publish it (decision 042). Names are columns of the item, fields with a list of rows, or, where said so,
 * columns of its translations.
 */
interface Publication {
  /** Columns of the Vietnamese translation that hold words. */
  readonly texts: readonly string[];
  /** The translation's column that describes the picture, in every language that the item has. */
  readonly pictureText?: string;
  /** Columns and lists that hold something. */
  readonly required?: readonly string[];
  /** Columns with the address of another site. */
  readonly links?: readonly string[];
  /** Two moments, the second after the first. */
  readonly period?: readonly [start: string, end: string];
  /** Either the item's column with an address on the net, or one of the Vietnamese translation's columns. */
  readonly place?: { readonly online: string; readonly texts: readonly string[] };
  /** The list of numbered pages. */
  readonly pages?: string;
}

/**
 * A kind of content with a page for each item, declared once. Its collection has `status`, `date_published`, `date_unpublished` and translations with
 * a `slug`; sections.test.ts holds every declaration to schema/snapshot.yaml, and the snapshot to the declarations.
 */
export interface Section<Key extends string = string> {
  /**
   * In kebab-case; names the feature, its messages, demo files, search, feed, preview and share pictures, and, in the spelling of each, its collection
   * (`lesson_plans`) and the keys of its addresses (see `NamedSection`).
   */
  readonly word: string;
  /** What people call the section, and one item of it, where several kinds are listed together. */
  readonly names: Readonly<Record<Lang, { readonly all: string; readonly one: string }>>;
  /** Of the installed sets (Iconify); a searched section needs one. */
  readonly icon?: string;
  /** Its addresses, as they are in the route table. */
  readonly routes: Readonly<Record<Key, Route>>;
  readonly publication: Publication;
  readonly category?: CategorySource<Key>;
  readonly searched?: SearchedFields;
  /** A feed at `/feeds/{lang}/{word}.xml`. */
  readonly feed?: true;
  /** Pictures at `/og/{lang}/{word}/{id}.png`. */
  readonly sharePicture?: Tint;
  /** The column with an item's picture. */
  readonly picture?: string;
  /** The column of `favorites` that names an item. */
  readonly favorite?: string;
  /** Columns that a list of one's own favourites shows beside title and picture. */
  readonly ownColumns?: readonly string[];
  /** The list of `app_configs` by which editors choose what Home shows; its junction is `app_configs_{collection}`. */
  readonly home?: string;
  /**
   * Tables whose rows belong to an item, beside its translations, with the column that names the item (or another part of it). The public reads them
   * with the item, and a change of theirs is a change of the item.
   */
  readonly parts?: Readonly<Record<string, string>>;
  /** Columns, beside those of publication, whose moment changes what the site shows. */
  readonly moments?: readonly string[];
}

type Snake<Word extends string> = Word extends `${infer Head}-${infer Tail}` ? `${Head}_${Snake<Tail>}` : Word;
type Camel<Word extends string> = Word extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Word;

/** What follows from the word alone. */
interface KeysOf<Word extends string> {
  readonly collection: Snake<Word>;
  /** The list of all items. */
  readonly list: Camel<Word>;
  /** One item. */
  readonly detail: `${Camel<Word>}Detail`;
  readonly related: `related${Capitalize<Camel<Word>>}`;
  readonly search: `search${Capitalize<Camel<Word>>}`;
}
type PageKey = 'list' | 'detail' | 'related' | 'search';
type Declared = Pick<Section, 'word' | 'routes'>;
/** The keys of pages that a section has an address for. */
type PagesOf<Each extends Declared> = {
  readonly [Page in PageKey as KeysOf<Each['word']>[Page] extends keyof Each['routes'] ? Page : never]: KeysOf<
    Each['word']
  >[Page];
};

/** A declaration with what follows from its word: the collection, and the keys of the pages that have an address. */
export type Named<Each extends Declared> = Each & Pick<KeysOf<Each['word']>, 'collection'> & PagesOf<Each>;

/** Any section as the interface has it. */
export interface NamedSection extends Section {
  readonly collection: string;
  readonly detail: string;
  readonly list?: string;
  readonly related?: string;
  readonly search?: string;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Adds what follows from the word. */
export function named<Each extends Declared>(section: Each): Named<Each> {
  const [first = '', ...rest] = section.word.split('-');
  const key = first + rest.map(capitalized).join('');
  const pages = {
    list: key,
    detail: `${key}Detail`,
    related: `related${capitalized(key)}`,
    search: `search${capitalized(key)}`,
  };
  const there = Object.entries(pages).filter(([, page]) => page in section.routes);
  return { ...section, collection: section.word.replaceAll('-', '_'), ...Object.fromEntries(there) } as Named<Each>;
}
