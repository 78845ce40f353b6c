import { describe, expect, it } from 'vitest';
import { getI18n, loadMessages } from './client.tsx';
import { getT } from './server.ts';

describe('messages in the browser', () => {
  it('are loaded by namespace and equal those of the server', async () => {
    for (const lang of ['vi', 'en'] as const) {
      const t = await loadMessages(lang, ['account', 'common']);
      expect(t('login.title')).toBe(getT(lang)('account:login.title'));
      for (const count of [1, 12])
        expect(t('common:list.count', { count })).toBe(getT(lang)('common:list.count', { count }));
      expect(getI18n(lang).hasResourceBundle(lang, 'reader')).toBe(false);
    }
  });
  it('are loaded again after a failure', async () => {
    const missingNamespace = 'no-such-namespace' as 'account';
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(loadMessages('vi', missingNamespace)).rejects.toThrow(missingNamespace);
    getI18n('vi').addResourceBundle('vi', missingNamespace, { close: 'Đóng' });
    expect((await loadMessages('vi', missingNamespace))('close')).toBe('Đóng');
  });
});
