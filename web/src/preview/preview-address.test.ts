import { describe, expect, it } from 'vitest';
import { bothLanguagesPath, formatPreviewQuery, parsePreviewQuery } from './preview-address.ts';

describe('the address of a preview', () => {
  it.each(['better', 'a.b c&d=é', undefined])('keeps the version %s', (version) => {
    const item = { word: 'help-center', id: 12, version };
    for (const isPane of [true, false])
      expect(parsePreviewQuery(formatPreviewQuery(item, isPane))).toEqual({ item, isPane });
    const path = new URL(bothLanguagesPath(item), 'http://x');
    expect([path.pathname, path.searchParams.get('version') ?? undefined]).toEqual([
      '/api/preview/help-center/12/both',
      version,
    ]);
  });

  it.each([
    '',
    '?preview=',
    '?preview=users.1',
    '?preview=news.x',
    '?preview=news',
    '?version=better',
    '?preview=news.1.',
  ])('is none: %s', (search) => expect(parsePreviewQuery(search)).toBeUndefined());
});
