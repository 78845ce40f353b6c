'use client';

import { ChakraProvider } from '@chakra-ui/react';
import type { Lang } from '@hat-nang/model/languages';
import type { ComponentType } from 'react';
import type { AccountViewProps } from '@/components/own/account-view';
import { loadTexts, ReadyTexts } from '@/i18n/client';
import type { Translate } from '@/i18n/translate';
import { dialogSystem } from '@/theme/dialog-system';
import type { AccountRoute } from './account-routes.ts';
import { useDoublePress } from './use-double-press.ts';

export interface ReadyAccount {
  View: ComponentType<AccountViewProps>;
  t: Translate;
}

const views: Record<AccountRoute, () => Promise<ComponentType<AccountViewProps>>> = {
  account: async () => (await import('./account-home.tsx')).AccountHome,
  favorites: async () => (await import('../favorites/favorites-view.tsx')).FavoritesView,
  watched: async () => (await import('../history/watched-view.tsx')).WatchedView,
  profileSettings: async () => (await import('../profile/profile-view.tsx')).ProfileView,
  playlistDetail: async () => (await import('../playlists/playlist-view.tsx')).PlaylistView,
};

/** Fetches a page of one's own and its texts. Rejects when the network fails; may be asked again then. */
export const prepareAccount = async (route: AccountRoute, lang: Lang): Promise<ReadyAccount> => {
  const [View, t] = await Promise.all([
    views[route](),
    loadTexts(lang, ['my-account', 'account', 'profile', 'saving']),
  ]);
  return { View, t };
};

/** What is somebody's own, with Chakra and the texts that it needs (decision 018). */
export function AccountApp({ lang, ready, ...view }: AccountViewProps & { lang: Lang; ready: ReadyAccount }) {
  useDoublePress();
  return (
    <ChakraProvider value={dialogSystem}>
      <ReadyTexts lang={lang} t={ready.t}>
        <ready.View {...view} />
      </ReadyTexts>
    </ChakraProvider>
  );
}
