import { describe, expect, it } from 'vitest';
import { buildPopupAddress, parsePopupId } from './popup-address.ts';

describe('the popup’s address', () => {
  it('keeps the filters and the page of the list', () => {
    const listAddress = { pathname: '/tai-lieu', search: '?age=6-9&page=2' };
    expect(buildPopupAddress(listAddress, '12')).toBe('/tai-lieu?age=6-9&page=2&document=12');
    expect(buildPopupAddress({ ...listAddress, search: '?age=6-9&page=2&document=12' }, '7')).toBe(
      '/tai-lieu?age=6-9&page=2&document=7',
    );
    expect(buildPopupAddress({ ...listAddress, search: '?document=12' }, undefined)).toBe('/tai-lieu');
  });
  it.each([
    ['?document=12', '12'],
    ['?page=2&document=12', '12'],
    ['?document=', undefined],
    ['?document=../12', undefined],
    ['?document=12345678901', undefined],
    ['', undefined],
  ])('%s names %s', (search, id) => {
    expect(parsePopupId(search)).toBe(id);
  });
});
