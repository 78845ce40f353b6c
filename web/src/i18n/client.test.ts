import { afterEach, describe, expect, it } from 'vitest';
import { sessionStore } from '@/session/session-store';
import { getI18n, loadMessages } from './client.tsx';
import { getT } from './server.ts';

const signIn = (kind: string) =>
  sessionStore.set({
    status: 'success',
    user: { id: '1', email: null, username: 'na', role: { short_name: kind } },
  });
afterEach(() => sessionStore.set({ status: 'idle' }));

describe('messages in the browser', () => {
  it('call a child “em”, and everybody else “bạn”', async () => {
    signIn('kid');
    const toKid = await loadMessages('vi', ['my-account', 'common']);
    expect(toKid('favorites.empty')).toBe('Em chưa thích cuốn sách nào');
    expect(toKid('addTo.choose')).toBe('Danh sách của em');
    expect(toKid('common:list.count', { count: 12 })).toBe(getT('vi')('common:list.count', { count: 12 }));
    for (const kind of ['adult', 'editor']) {
      signIn(kind);
      const t = await loadMessages('vi', 'my-account');
      expect(t('favorites.empty')).toBe(getT('vi')('my-account:favorites.empty'));
    }
    sessionStore.set({ status: 'success' });
    expect((await loadMessages('vi', 'my-account'))('favorites.empty')).toContain('Bạn');
  });
  it('are the same for both kinds where there is one text, as in English', async () => {
    await loadMessages('en', 'my-account');
    for (const kind of ['kid', 'adult'])
      expect(getI18n('en', kind).getFixedT('en', 'my-account')('favorites.empty')).toBe(
        getT('en')('my-account:favorites.empty'),
      );
  });
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
