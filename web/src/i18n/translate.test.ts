import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { resources } from './resources.ts';
import { translator } from './translate.ts';

describe('texts in the browser', () => {
  const files = {
    a: { b: { c: 'Chào {{name}}' }, books_one: '{{count}} book', books_other: '{{count}} books' },
    d: { e: 'f' },
  };
  const t = translator(files, 'a', 'en');
  it('are found by namespace and path, filled in and counted', () => {
    expect(t('b.c', { name: 'Hoa <b>' })).toBe('Chào Hoa <b>');
    expect(t('d:e')).toBe('f');
    expect(t('books', { count: 1 })).toBe('1 book');
    expect(t('books', { count: 3 })).toBe('3 books');
    expect(t(['a:none', 'd:e'])).toBe('f');
  });
  it('that are missing show their key', () => {
    for (const key of ['none', 'b', 'b.c.d', 'constructor', 'x:y', 'a:__proto__.b']) expect(t(key), key).toBe(key);
    expect(t('b.c')).toBe('Chào {{name}}');
  });
  it('are what i18next makes of them on the server', async () => {
    for (const lang of ['vi', 'en'] as const) {
      const instance = createInstance();
      await instance.init({
        lng: lang,
        resources: { [lang]: resources[lang] },
        ns: Object.keys(resources[lang]),
        defaultNS: 'account',
        interpolation: { escapeValue: false },
      });
      const own = translator(resources[lang], 'account', lang);
      for (const [key, values] of [
        ['login.title', {}],
        ['account:confirmUsername.text', { email: 'a@b.vn' }],
        ['common:list.count', { count: 1 }],
        ['common:list.count', { count: 12 }],
        ['requestEmail.resendIn', { seconds: 42 }],
      ] as const)
        expect(own(key, values), key).toBe(instance.t(key, values));
    }
  });
});
