/** Items that pass every rule on publishing, made of what the seeds have. */
import { admin } from '../schema/support.ts';

export type Row = Record<string, unknown>;

let serial = 0;
/** A word of its own for every item, so that slugs never meet. */
export const fresh = () => `${Date.now().toString(36)}q${serial++}`;

const first = async <T extends Row>(path: string): Promise<T> => {
  const { body, text } = await admin<T[]>('GET', path);
  const [row] = body.data ?? [];
  if (row === undefined) throw new Error(`${path}: ${text}`);
  return row;
};

export interface Seeded {
  readonly picture: string;
  readonly sound: string;
  readonly categories: Readonly<Record<string, number>>;
  readonly section: number;
  readonly license: number;
  readonly age: number;
  readonly audience: number;
}

export async function seeded(): Promise<Seeded> {
  const id = async (path: string) => Number((await first<{ id: number }>(path)).id);
  const option = (key: string) => id(`/items/options?limit=1&fields=id&filter[group][key][_eq]=${key}`);
  const kinds = ['news', 'events', 'mental_health', 'documents'];
  const categories = await Promise.all(
    kinds.map((kind) =>
      id(`/items/categories?limit=1&fields=id&filter[kind][_eq]=${kind}&filter[status][_eq]=published`),
    ),
  );
  const book = await first<{ license: number; reading_age: number; cover: string }>(
    '/items/documents?limit=1&fields=license,reading_age,cover&filter[cover][_nnull]=true',
  );
  return {
    picture: book.cover,
    sound: (await first<{ id: string }>('/files?limit=1&fields=id&filter[type][_eq]=audio/mpeg')).id,
    categories: Object.fromEntries(kinds.map((kind, index) => [kind, categories[index] ?? 0])),
    section: await id('/items/help_center_sections?limit=1&fields=id&filter[status][_eq]=published'),
    license: book.license,
    age: book.reading_age,
    audience: await option('target_audience'),
  };
}

/** The Vietnamese translation of a whole item. */
export const text = (more: Row = {}): Row => ({
  languages_code: 'vi-VN',
  title: `Bài kiểm ${fresh()}`,
  slug: `bai-kiem-${fresh()}`,
  body: '<p>Một đoạn.</p>',
  ...more,
});

/** An item of each kind that breaks no rule, as it is sent to be published. */
export function wholeItem(collection: string, { picture, categories, section, license, age, audience }: Seeded): Row {
  const illustrated = { image: picture, translations: [text({ image_alt: 'Hai bạn đọc sách' })] };
  const items: Record<string, Row> = {
    news: { ...illustrated, category: categories.news },
    about_us: illustrated,
    pages: { translations: [text()] },
    help_center: { section, translations: [text()] },
    events: {
      image: picture,
      category: categories.events,
      starts_at: '2031-01-01T02:00:00Z',
      ends_at: '2031-01-01T04:00:00Z',
      translations: [text({ image_alt: 'Hai bạn đọc sách', location_name: 'Thư viện' })],
    },
    mental_health: {
      ...illustrated,
      category: categories.mental_health,
      reviewer: 'Ths. Lan',
      review_date: '2026-01-05',
      target_audience: [{ options_id: audience }],
    },
    documents: {
      type: 'picture_book',
      cover: picture,
      license,
      reading_age: age,
      categories: [{ categories_id: categories.documents }],
      translations: [
        {
          languages_code: 'vi-VN',
          title: `Sách kiểm ${fresh()}`,
          slug: `sach-kiem-${fresh()}`,
          description: '<p>Một cuốn sách.</p>',
          cover_alt: 'Bìa sách',
        },
      ],
      pages: [
        { number: 1, image: picture, translations: [{ languages_code: 'vi-VN', text: '<p>Một.</p>' }] },
        { number: 2, translations: [{ languages_code: 'vi-VN', text: '<p>Hai.</p>' }] },
      ],
    },
  };
  return { ...items[collection], status: 'published' };
}
