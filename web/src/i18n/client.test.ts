import { describe, expect, it } from 'vitest';
import { i18nOf, loadMessages } from './client.tsx';
import { getT } from './server.ts';

describe('messages in the browser', () => {
  it('are loaded by namespace and equal those of the server', async () => {
    for (const lang of ['vi', 'en'] as const) {
      const t = await loadMessages(lang, ['account', 'common']);
      expect(t('login.title')).toBe(getT(lang)('account:login.title'));
      for (const count of [1, 12])
        expect(t('common:list.count', { count })).toBe(getT(lang)('common:list.count', { count }));
      expect(i18nOf(lang).hasResourceBundle(lang, 'reader')).toBe(false);
    }
  });
  it('are loaded again after a failure', async () => {
    const missing = 'no-such-namespace' as 'account';
    for (let attempt = 0; attempt < 2; attempt++) await expect(loadMessages('vi', missing)).rejects.toThrow(missing);
    i18nOf('vi').addResourceBundle('vi', missing, { close: 'Đóng' });
    expect((await loadMessages('vi', missing))('close')).toBe('Đóng');
  });
});
