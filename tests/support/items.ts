/** Creates test items of the sections, by default in both languages. */
import { type AnySection, declaredSections } from '@hat-nang/model/sections';
import { content } from './content.ts';

export type ItemKind = AnySection['collection'];

export interface Item {
  readonly kind: ItemKind;
  readonly id: number;
  readonly title: Record<'vi' | 'en', string>;
  readonly slug: Record<'vi' | 'en', string>;
}

let itemCount = 0;
const hourMs = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** Required fields of a kind, in addition to its texts. */
const requiredFields: Partial<Record<ItemKind, () => Record<string, unknown>>> = {
  events: () => ({ starts_at: hoursFromNow(24), ends_at: hoursFromNow(26) }),
  documents: () => ({ type: 'picture_book' }),
};

/** Creates rows for a test. `clear` removes them in reverse order. A failed removal does not prevent the others. */
export function createFixtures() {
  const createdRows: { collection: string; id: unknown }[] = [];
  const recordForRemoval = <T extends { id?: unknown }>(collection: string, row: T): T => {
    createdRows.push({ collection, id: row.id });
    return row;
  };
  /**
   * Returns the category field with the id of a published category, or no field if the kind requires no category. The site hides an item whose required
   * category is missing.
   */
  const readCategoryField = async (kind: ItemKind): Promise<Record<string, unknown>> => {
    const category = declaredSections.find(({ collection }) => collection === kind)?.category;
    if (!category?.isRequired || category.column === undefined) return {};
    const [row] = await content.read(category.collection, 'filter[status][_eq]=published&limit=1&fields=id');
    return { [category.column]: row?.id };
  };
  return {
    /** Creates a row that `clear` removes. */
    create: async (collection: string, row: Record<string, unknown>) =>
      recordForRemoval(collection, await content.create(collection, row)),
    /** Creates an item that `clear` removes. By default the item is published and in both languages. */
    item: async (kind: ItemKind, overrides: Record<string, unknown> = {}): Promise<Item> => {
      const uniqueWord = `${Date.now().toString(36)}${process.pid.toString(36)}${itemCount++}`;
      const title = { vi: `Bài thử ${uniqueWord}`, en: `Test item ${uniqueWord}` };
      const slug = { vi: `bai-thu-${uniqueWord}x`, en: `test-item-${uniqueWord}x` };
      const row = recordForRemoval(
        kind,
        await content.create(kind, {
          status: 'published',
          date_published: hoursFromNow(-1),
          translations: [
            { languages_code: 'vi-VN', title: title.vi, slug: slug.vi },
            { languages_code: 'en-US', title: title.en, slug: slug.en },
          ],
          ...requiredFields[kind]?.(),
          ...(await readCategoryField(kind)),
          ...overrides,
        }),
      );
      return { kind, id: Number(row.id), title, slug };
    },
    /** Excludes a row from `clear`, because the test itself has removed the row. */
    forget: (collection: string, id: unknown) => {
      const index = createdRows.findIndex((row) => row.collection === collection && row.id === id);
      if (index >= 0) createdRows.splice(index, 1);
    },
    clear: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (const { collection, id } of createdRows.splice(0).reverse()) {
        await content.remove(collection, id).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'not everything that the test made could be removed');
    },
  };
}
