'use client';

import { ChakraProvider } from '@chakra-ui/react';
import type { Lang } from '@hat-nang/model/languages';
import type { ComponentType } from 'react';
import { useDoublePress } from '@/components/dialog/use-double-press';
import type { AccountViewProps } from '@/components/own/account-view';
import { OwnProvider } from '@/components/own/own-provider';
import { loadMessages, MessagesProvider } from '@/i18n/client';
import { dialogSystem } from '@/theme/dialog-system';
import type { AccountRoute } from './account-routes.ts';

export type ReadyAccount = ComponentType<AccountViewProps>;

const views: Record<AccountRoute, () => Promise<ComponentType<AccountViewProps>>> = {
  account: async () => (await import('./account-home.tsx')).AccountHome,
  favorites: async () => (await import('../favorites/favorites-view.tsx')).FavoritesView,
  watched: async () => (await import('../history/watched-view.tsx')).WatchedView,
  profileSettings: async () => (await import('../profile/profile-view.tsx')).ProfileView,
  playlistDetail: async () => (await import('../playlists/playlist-view.tsx')).PlaylistView,
};

/** Loads the code and the texts of an account page. Rejects on a network failure. The caller can then retry. */
export const prepareAccount = async (route: AccountRoute, lang: Lang): Promise<ReadyAccount> => {
  const [View] = await Promise.all([
    views[route](),
    loadMessages(lang, ['my-account', 'account', 'profile', 'saving']),
  ]);
  return View;
};

/** An account page inside the providers of Chakra, of the messages and of the user's GraphQL client (docs/decisions/018-account-pages.md). */
export function AccountApp({ lang, View, ...view }: AccountViewProps & { lang: Lang; View: ReadyAccount }) {
  useDoublePress();
  return (
    <ChakraProvider value={dialogSystem}>
      <MessagesProvider lang={lang}>
        <OwnProvider>
          <View {...view} />
        </OwnProvider>
      </MessagesProvider>
    </ChakraProvider>
  );
}
