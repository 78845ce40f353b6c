import { expect, it } from 'vitest';
import { PAGE_SIZE, paginate, parseView, sectionByWord, selectGaps, viewPath } from './desk-view.ts';
import type { ItemGap } from './read-gaps.ts';

const toGap = (id: number, otherFields: Partial<ItemGap> = {}): ItemGap => ({
  ...{ id, collection: 'news', status: 'draft', title: `Bài ${id}`, changedMs: id, state: 'missing' },
  ...{ empty: [], same: [], openParts: 0, olderParts: 0 },
  ...otherFields,
});
const idsOf = (gaps: readonly ItemGap[]) => gaps.map(({ id }) => id);

it('has an address for each view, and ignores unknown values', () => {
  const view = parseView({ lang: 'vi', section: 'about-us', state: 'older', sort: 'reads', page: '3' });
  expect(viewPath(view, { page: 3 })).toBe('/translation-desk?lang=vi&section=about-us&state=older&sort=reads&page=3');
  expect(viewPath(view, { state: undefined })).toBe('/translation-desk?lang=vi&section=about-us&sort=reads');
  const defaultView = parseView({ lang: 'fr', section: ['news'], state: 'x', sort: '', page: '-1' });
  expect(viewPath(defaultView)).toBe('/translation-desk');
  expect(parseView({ page: '1.5' }).page).toBe(1);
});

it('filters by section and state, and sorts by reads, then by the last change', () => {
  const gaps = [toGap(1), toGap(2, { state: 'older' }), toGap(3, { collection: 'events' }), toGap(4)];
  const view = parseView({});
  expect(idsOf(selectGaps(gaps, view, () => 0))).toEqual([4, 3, 2, 1]);
  expect(idsOf(selectGaps(gaps, { ...view, section: sectionByWord('news') }, () => 0))).toEqual([4, 2, 1]);
  expect(idsOf(selectGaps(gaps, { ...view, state: 'older' }, () => 0))).toEqual([2]);
  expect(idsOf(selectGaps(gaps, { ...view, sort: 'reads' }, ({ id }) => (id === 1 ? 5 : 0)))).toEqual([1, 4, 3, 2]);
});

it('shows 50 items per page, and the last page for a number after the end', () => {
  const rows = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, index) => index);
  expect(paginate(rows, 2)).toMatchObject({ page: 2, pages: 3 });
  expect(paginate(rows, 2).rows[0]).toBe(PAGE_SIZE);
  expect(paginate(rows, 9)).toEqual({ page: 3, pages: 3, rows: [2 * PAGE_SIZE] });
  expect(paginate([], 1)).toEqual({ page: 1, pages: 1, rows: [] });
});
