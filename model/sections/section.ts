import type { Lang } from '../languages.ts';
import type { Route } from '../route.ts';

/** Where a category of a section's items stands. */
interface CategorySource<Key extends string> {
  /** The item's column with its only category; none where an item has several, in a junction. */
  readonly column?: string;
  readonly collection: 'categories' | 'help_sections';
  /** `categories.kind` of the section's own. */
  readonly kind?: string;
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
}

/**
 * A kind of content with a page for each item, declared once. Its collection has `status`, `date_published`, `date_unpublished` and translations with
 * a `slug`; sections.test.ts holds every declaration to schema/snapshot.yaml, and the snapshot to the declarations.
 */
export interface Section<Key extends string = string> {
  /** Names the feature, its messages, its search, feed, preview and share pictures. */
  readonly word: string;
  readonly collection: string;
  /** What people call the section, and one item of it, where several kinds stand side by side. */
  readonly names: Readonly<Record<Lang, { readonly all: string; readonly one: string }>>;
  /** Of the installed sets (Iconify); a searched section needs one. */
  readonly icon?: string;
  /** Its addresses, as they stand in the route table. */
  readonly routes: Readonly<Record<Key, Route>>;
  /** The list of all items. */
  readonly list?: Key;
  /** One item. */
  readonly detail: Key;
  readonly search?: Key;
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
  /** Written by more than one person: the Studio lists what waits for a review. */
  readonly isReviewed?: true;
  /** Columns, beside those of publication, whose moment changes what the site shows. */
  readonly moments?: readonly string[];
}
