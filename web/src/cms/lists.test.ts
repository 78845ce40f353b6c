import { afterEach, describe, expect, it, vi } from 'vitest';
import { countPages, readListPage, readRelated } from './lists.ts';
import { query } from './query.ts';

vi.mock('./query.ts', () => ({ query: vi.fn(), uncachedOptions: { tags: [], revalidate: 0 } }));
afterEach(() => vi.mocked(query).mockReset());

it('counts at least one page and at most 500', () => {
  expect([0, 1, 12, 13, 24, 25, 1_000_000].map((total) => countPages(total))).toEqual([1, 1, 1, 2, 2, 3, 500]);
  expect(countPages(30, 10)).toBe(3);
});

describe('readListPage', () => {
  const document = {} as Parameters<typeof readListPage<{ id: number }, object, { id: number }>>[0];
  const options = {
    by: 'date_published',
    tags: ['news'],
    toCard: (raw: { id: number }) => (raw.id === 2 ? undefined : raw),
  };

  it('reads one page, the newest first, and leaves out rows without a text', async () => {
    vi.mocked(query).mockResolvedValue({ items: [{ id: 1 }, { id: 2 }], counted: [{ count: { id: 26 } }] });
    const page = await readListPage(document, { x: 1 }, { page: 3, sort: 'recent' }, options);
    expect(page).toEqual({ items: [{ id: 1 }], total: 26, pages: 3 });
    const variables = { filter: { x: 1 }, sort: ['-date_published', '-id'], limit: 12, offset: 24 };
    expect(query).toHaveBeenCalledExactlyOnceWith(document, variables, { tags: ['news'] });
  });

  it('reverses the order, but not the columns that sort first', async () => {
    vi.mocked(query).mockResolvedValue({ items: [], counted: [] });
    const firstColumns = ['-is_pinned'];
    expect(
      await readListPage(document, {}, { page: 1, sort: 'oldest' }, { ...options, first: firstColumns, limit: 3 }),
    ).toEqual({
      items: [],
      total: 0,
      pages: 1,
    });
    expect(vi.mocked(query).mock.calls[0]?.[1]).toMatchObject({
      sort: ['-is_pinned', 'date_published', 'id'],
      limit: 3,
      offset: 0,
    });
  });
});

describe('readRelated', () => {
  const ids = (cards: { id: number }[]) => cards.map(({ id }) => id);
  const createRead = (categoryIds: number[], allIds: number[]) => async (limit: number, category?: string) =>
    (category ? categoryIds : allIds).slice(0, limit).map((id) => ({ id }));

  it('returns items of the same category if there are enough, without the item itself', async () => {
    expect(ids(await readRelated({ id: 2, category: 'a' }, 3, createRead([1, 2, 3, 4, 5], [])))).toEqual([1, 3, 4]);
  });

  it('adds the newest items, none of them twice', async () => {
    expect(ids(await readRelated({ id: 2, category: 'a' }, 3, createRead([1, 2], [9, 1, 2, 8, 7])))).toEqual([1, 9, 8]);
  });

  it('returns the newest items if there is no category', async () => {
    expect(ids(await readRelated({ id: 9 }, 2, createRead([1], [9, 8, 7, 6])))).toEqual([8, 7]);
  });
});
