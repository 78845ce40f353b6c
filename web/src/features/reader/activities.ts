import type { ActivityText } from '@hat-nang/model/activities';
import type { Lang } from '@hat-nang/model/languages';
import type { Picture } from '@/cms/assets';
import type { BookActivity, ReaderBook } from './book.ts';

const MIN_PICTURES = 3;
const MAX_PICTURES = 5;

/** A picture of the book with its description in the reading language. `page` is the number of its page. */
export interface BookPicture {
  readonly page: number;
  readonly picture: Picture;
  readonly description: string;
}

/** An activity in the reading language, ready to be shown. */
export type Activity =
  | { readonly kind: 'order'; readonly pictures: readonly BookPicture[] }
  | (Pick<BookActivity, 'kind' | 'areas'> & ActivityText & { readonly picture?: BookPicture });

/** Returns the pictures with a description in the reading language. Without a description, a blind child could not take part. */
const listPictures = ({ pages }: ReaderBook, lang: Lang): BookPicture[] =>
  pages.flatMap(({ number, picture, texts }) => {
    const description = texts[lang]?.description.trim();
    return picture && description ? [{ page: number, picture, description }] : [];
  });

/** Selects half of the pictures, but at least 3 and at most 5. They are spread over the whole book. Undefined if the book has fewer than 3. */
const selectPictures = (pictures: readonly BookPicture[]): BookPicture[] | undefined => {
  if (pictures.length < MIN_PICTURES) return undefined;
  const count = Math.min(MAX_PICTURES, Math.max(MIN_PICTURES, Math.floor(pictures.length / 2)));
  return Array.from(
    { length: count },
    (_, index) => pictures[Math.round((index * (pictures.length - 1)) / (count - 1))],
  ).filter((picture) => picture !== undefined);
};

/** Returns the activities that the book offers in a language. A text in the other language is not a fallback, because its replies would not be understood. */
export const listActivities = (book: ReaderBook, lang: Lang): Activity[] => {
  const pictures = listPictures(book, lang);
  const orderPictures = book.hasOrderActivity ? selectPictures(pictures) : undefined;
  const ownActivities = book.activities.flatMap(({ kind, areas, page, texts }): Activity[] => {
    const text = texts[lang];
    const shownPage = book.pages.find(({ number }) => number === page);
    const picture = shownPage?.picture && {
      page: shownPage.number,
      picture: shownPage.picture,
      description: shownPage.texts[lang]?.description ?? '',
    };
    return text ? [{ kind, areas, ...text, ...(picture && { picture }) }] : [];
  });
  return [...(orderPictures ? [{ kind: 'order' as const, pictures: orderPictures }] : []), ...ownActivities];
};

/** Checks whether the items are in ascending order. */
export const isSorted = (items: readonly number[]): boolean =>
  items.every((item, index) => index === 0 || (items[index - 1] ?? 0) <= item);

/**
 * Shuffles numbers in ascending order. The result depends only on the seed, and is never in ascending order if there are at least two different numbers.
 */
export const shuffleNumbers = (items: readonly number[], seed: number): number[] => {
  const shuffled = [...items];
  let state = seed >>> 0;
  for (let index = shuffled.length - 1; index > 0; index--) {
    // A linear congruential generator. Its high bits are the most random.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other] as number, shuffled[index] as number];
  }
  const [first, ...others] = shuffled;
  return first !== undefined && isSorted(shuffled) ? [...others, first] : shuffled;
};

/** Returns the items with the item at `index` one place earlier (-1) or later (1). Returns the same order if there is no such place. */
export const moveItem = (items: readonly number[], index: number, step: 1 | -1): number[] => {
  const target = index + step;
  const [item, neighbor] = [items[index], items[target]];
  if (item === undefined || neighbor === undefined) return [...items];
  return items.map((value, place) => (place === index ? neighbor : place === target ? item : value));
};
