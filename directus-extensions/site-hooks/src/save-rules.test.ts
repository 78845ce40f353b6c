import { momentColumnsOf } from '@hat-nang/model/publishing';
import { describe, expect, it } from 'vitest';
import { normalizeRow, normalizeText } from './normalize-text.ts';
import { documentKeyOf, findNumberProblem } from './page-numbers.ts';
import { createPassedFilter, createPublishingClock, hasPassedSinceSave } from './publishing-clock.ts';
import { languageOf, makeUniqueSlug, requestedSlug } from './slugs.ts';

describe('plain text', () => {
  const decomposed = 'Sức khoẻ'.normalize('NFD');

  it('composes letters and drops NUL', () => {
    expect(normalizeText(`${decomposed}\u0000`)).toBe('Sức khoẻ');
  });

  it('changes texts in lists and objects, and nothing else', () => {
    const date = new Date();
    const row = normalizeRow('app_configs_translations', {
      header_menu: [{ name: decomposed, children: [{ name: decomposed }] }],
      count: 1,
      date,
      none: null,
    });
    expect(row).toEqual({
      header_menu: [{ name: 'Sức khoẻ', children: [{ name: 'Sức khoẻ' }] }],
      count: 1,
      date,
      none: null,
    });
  });

  it('never changes a password', () => {
    expect(normalizeRow('directus_users', { password: decomposed, token: decomposed, first_name: decomposed })).toEqual(
      {
        password: decomposed,
        token: decomposed,
        first_name: 'Sức khoẻ',
      },
    );
    expect(normalizeRow('directus_settings', { project_name: decomposed })).toEqual({ project_name: decomposed });
  });
});

describe('slugs', () => {
  it('uses the given slug, otherwise the title, otherwise the name', () => {
    expect(requestedSlug('news_translations', { slug: 'Tin Mới!', title: 'x' })).toBe('tin-moi');
    expect(requestedSlug('news_translations', { slug: ' ', title: 'Đọc sách' })).toBe('doc-sach');
    expect(requestedSlug('categories_translations', { name: 'Giáo viên 2' })).toBe('giao-vien2');
    expect(requestedSlug('news_translations', { title: '日本' })).toBe('muc');
  });

  it('finds the first free slug', () => {
    expect(makeUniqueSlug('news_translations', 'a', new Set())).toBe('a');
    expect(makeUniqueSlug('news_translations', 'a', new Set(['a', 'a-2']))).toBe('a-3');
    expect(makeUniqueSlug('pages_translations', 'a', new Set(['a']))).toBe('a2');
  });

  it('reads the language as a code, and as the object that the Studio sends', () => {
    expect(languageOf({ languages_code: 'vi-VN' })).toBe('vi-VN');
    expect(languageOf({ languages_code: { code: 'en-US' } })).toBe('en-US');
    expect(languageOf({ languages_code: null })).toBeUndefined();
  });
});

describe('page numbers', () => {
  it('are integers from 1', () => {
    for (const number of [1, 12]) expect(findNumberProblem(number)).toBeUndefined();
    for (const number of [0, -1, 1.5, '1', null, 1e9]) expect(findNumberProblem(number)).toBeDefined();
  });

  it('reads the document as a key and as an object', () => {
    expect(documentKeyOf({ document: 4 })).toBe(4);
    expect(documentKeyOf({ document: '4' })).toBe(4);
    expect(documentKeyOf({ document: { id: 4 } })).toBe(4);
    expect(documentKeyOf({ document: { type: 'picture_book' } })).toBeUndefined();
    expect(documentKeyOf({})).toBeUndefined();
  });
});

describe('publishing clock', () => {
  it('leaves no gap between windows, and repeats one that was not confirmed', () => {
    const dateAt = (seconds: number) => new Date(seconds * 1000);
    const clock = createPublishingClock(dateAt(0));
    const firstWindow = clock.next(dateAt(20));
    expect(firstWindow).toEqual({ from: dateAt(0), to: dateAt(20) });
    expect(clock.next(dateAt(40))).toEqual({ from: dateAt(0), to: dateAt(40) });
    clock.confirm(firstWindow);
    expect(clock.next(dateAt(60))).toEqual({ from: dateAt(20), to: dateAt(60) });
  });

  it('filters by every date that changes the site', () => {
    expect(momentColumnsOf('events')).toContain('ends_at');
    const filter = createPassedFilter(momentColumnsOf('news'), { from: new Date(0), to: new Date(1000) });
    const windowFilter = (moment: string) => ({
      _and: [{ [moment]: { _gt: '1970-01-01T00:00:00.000Z' } }, { [moment]: { _lte: '1970-01-01T00:00:01.000Z' } }],
    });
    expect(filter).toEqual({
      _and: [
        { status: { _eq: 'published' } },
        { _or: [windowFilter('date_published'), windowFilter('date_unpublished')] },
      ],
    });
  });

  it('leaves out what had passed when the item was saved, because the save itself notifies the site', () => {
    const window = { from: new Date('2026-11-27T10:00:00Z'), to: new Date('2026-11-27T10:00:20Z') };
    const hasPassed = (item: Record<string, unknown>) =>
      hasPassedSinceSave(item, ['date_published', 'date_unpublished'], window);
    const published = { date_published: '2026-11-27T10:00:05.000Z', date_unpublished: null };
    expect(hasPassed({ ...published, date_created: '2026-11-20T00:00:00.000Z', date_updated: null })).toBe(true);
    expect(hasPassed({ ...published, date_updated: '2026-11-27T10:00:04.999Z' })).toBe(true);
    expect(hasPassed({ ...published, date_updated: '2026-11-27T10:00:05.000Z' })).toBe(false);
    expect(hasPassed({ ...published, date_created: '2026-11-27T10:00:06.000Z', date_updated: null })).toBe(false);
    expect(hasPassed(published)).toBe(true);
    expect(
      hasPassed({ ...published, date_unpublished: window.to, date_updated: '2026-11-27T10:00:06.000Z' }),
      'another time passes after the save',
    ).toBe(true);
    expect(hasPassed({ date_published: window.from, date_updated: null })).toBe(false);
  });
});
