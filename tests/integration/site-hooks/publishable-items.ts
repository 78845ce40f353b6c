/** Builds items that satisfy every publishing rule, from the declarations of the sections and the seeded rows. */
import type { PublishingRule } from '@hat-nang/model/publishing-texts';
import { declaredSections } from '@hat-nang/model/sections';
import { admin } from '../schema/support.ts';

export type Row = Record<string, unknown>;

let itemCount = 0;
/** Returns a unique word, so that slugs do not collide. */
export const uniqueWord = () => `${Date.now().toString(36)}q${itemCount++}`;

const readFirst = async <T extends Row>(path: string): Promise<T> => {
  const { body, text } = await admin<T[]>('GET', path);
  const [row] = body.data ?? [];
  if (row === undefined) throw new Error(`${path}: ${text}`);
  return row;
};

export interface SeededRows {
  readonly picture: string;
  /** A picture of each section. The key is the section's collection. One picture for all would have too many uses (decision 289). */
  readonly pictures: Readonly<Record<string, string>>;
  readonly sound: string;
  /** A published category of each section with categories. The key is the section's collection. */
  readonly categories: Readonly<Record<string, number>>;
  readonly license: number;
  readonly age: number;
  readonly audience: number;
}

export async function readSeededRows(): Promise<SeededRows> {
  const id = async (path: string) => Number((await readFirst<{ id: number }>(path)).id);
  const option = (key: string) => id(`/items/options?limit=1&fields=id&filter[group][key][_eq]=${key}`);
  const categories = await Promise.all(
    declaredSections.flatMap(({ collection, category }) => {
      if (category === undefined) return [];
      const kind = category.collection === 'categories' ? `&filter[kind][_eq]=${collection}` : '';
      const path = `/items/${category.collection}?limit=1&fields=id&filter[status][_eq]=published${kind}`;
      return [id(path).then((rowId) => [collection, rowId] as const)];
    }),
  );
  const { body } = await admin<Array<{ license: number; reading_age: number; cover: string }>>(
    'GET',
    `/items/documents?limit=${declaredSections.length + 1}&fields=license,reading_age,cover&filter[cover][_nnull]=true`,
  );
  const [book, ...otherBooks] = body.data;
  if (book === undefined || otherBooks.length < declaredSections.length) throw new Error('Too few books have a cover.');
  return {
    picture: book.cover,
    pictures: Object.fromEntries(
      declaredSections.map(({ collection }, index) => [collection, otherBooks[index]?.cover ?? book.cover]),
    ),
    sound: (await readFirst<{ id: string }>('/files?limit=1&fields=id&filter[type][_eq]=audio/mpeg')).id,
    categories: Object.fromEntries(categories),
    license: book.license,
    age: book.reading_age,
    audience: await option('target_audience'),
  };
}

/** Returns a complete Vietnamese translation. `overrides` overrides its fields. */
export const createTranslation = (overrides: Row = {}): Row => ({
  languages_code: 'vi-VN',
  title: `Bài kiểm ${uniqueWord()}`,
  slug: `bai-kiem-${uniqueWord()}`,
  body: '<p>Một đoạn.</p>',
  ...overrides,
});

/** Vietnamese text of a page with a picture. */
export const describedPage: Row = { languages_code: 'vi-VN', text: '<p>Một.</p>', image_description: 'Hai bạn nhỏ' };

/** Fields that a section requires in addition to those of its declaration. */
const EXTRA_FIELDS: Readonly<Record<string, (seededRows: SeededRows) => Row>> = {
  events: () => ({
    starts_at: '2031-01-01T02:00:00Z',
    ends_at: '2031-01-01T04:00:00Z',
    is_wheelchair_accessible: true,
  }),
  mental_health: ({ audience }) => ({
    reviewer: 'Ths. Lan',
    review_date: '2026-01-05',
    target_audience: [{ options_id: audience }],
  }),
  documents: ({ picture, license, age, categories }) => ({
    type: 'picture_book',
    license,
    reading_age: age,
    categories: [{ categories_id: categories.documents }],
    pages: [
      { number: 1, image: picture, translations: [describedPage] },
      { number: 2, translations: [{ languages_code: 'vi-VN', text: '<p>Hai.</p>' }] },
    ],
  }),
};

/** Builds an item that satisfies every rule, in the form in which a client sends it for publication. */
export function publishableItem(collection: string, seededRows: SeededRows): Row {
  const section = declaredSections.find((candidate) => candidate.collection === collection);
  if (section === undefined) throw new Error(`No section has the collection "${collection}".`);
  const { publication, picture, category } = section;
  const { title, slug, languages_code, body } = createTranslation();
  const publicTexts = Object.fromEntries(publication.texts.map((column) => [column, body]));
  return {
    ...(picture ? { [picture]: seededRows.pictures[collection] } : {}),
    ...(category?.column ? { [category.column]: seededRows.categories[collection] } : {}),
    ...EXTRA_FIELDS[collection]?.(seededRows),
    translations: [
      {
        ...publicTexts,
        ...{ title, slug, languages_code },
        ...(publication.pictureText ? { [publication.pictureText]: 'Hai bạn đọc sách' } : {}),
        ...(publication.place?.texts[0] ? { [publication.place.texts[0]]: 'Thư viện' } : {}),
      },
    ],
    is_vietnamese_only: true,
    status: 'published',
  };
}

const withEnglishPage = (page: Row): Row =>
  page.image === undefined
    ? page
    : { ...page, translations: [describedPage, { ...describedPage, languages_code: 'en-US', text: '<p>One.</p>' }] };

/** Adds an English text, also to pages with a picture, and removes the mark "Vietnamese only". */
export const withEnglish = (item: Row, overrides: Row = {}): Row => {
  const [vietnamese = {}] = item.translations as Row[];
  const english = { ...vietnamese, slug: `${vietnamese.slug}-en`, languages_code: 'en-US', ...overrides };
  const pages = (item.pages as Row[] | undefined)?.map(withEnglishPage);
  return { ...item, ...(pages && { pages }), is_vietnamese_only: false, translations: [vietnamese, english] };
};

/** Changes fields in every translation of an item. */
export const withText = (item: Row, overrides: Row): Row => ({
  ...item,
  translations: (item.translations as Row[]).map((translation) => ({ ...translation, ...overrides })),
});

/** A change that makes a valid item break one rule. */
export interface Case {
  readonly rule: PublishingRule;
  readonly collection: string;
  readonly field: string;
  readonly flaw: string;
  readonly breaks: (item: Row, seededRows: SeededRows) => Row;
}

export const createCase = (
  rule: PublishingRule,
  collection: string,
  field: string,
  because: string,
  breakItem: Case['breaks'],
): Case => ({ rule, collection, field, flaw: because, breaks: breakItem });
