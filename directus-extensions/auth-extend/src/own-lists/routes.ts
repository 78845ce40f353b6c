/** Routes of members' lists: favourites, playlists, reading history and picture. */
import * as contract from '@hat-nang/model/contracts/own-lists';
import { nothing } from '@hat-nang/model/contracts/profile';
import type { Router } from 'express';
import { avatar } from '../accounts/pictures/avatar.ts';
import type { AccountContext } from '../shared/context.ts';
import { endpoint } from '../shared/json-endpoint.ts';
import { favorite } from './favorite.ts';
import { newPlaylist, playlistItem, playlistOrder } from './playlist-items.ts';
import { clearHistory, historyConsent, progress } from './reading-history.ts';
import { sharedPlaylist, sharePlaylist } from './share-playlist.ts';

/** Mounts the routes. All routes except shared playlists need a session. */
export function mountOwnLists(router: Router, context: AccountContext): void {
  router.post('/account/favorite', endpoint(contract.favoriteRequest, favorite(context)));
  router.post('/account/new-playlist', endpoint(contract.newPlaylistRequest, newPlaylist(context)));
  router.post('/account/playlist-item', endpoint(contract.playlistItemRequest, playlistItem(context)));
  const ids = { maxBody: 16 * 1024 };
  router.post('/account/playlist-order', endpoint(contract.playlistOrderRequest, playlistOrder(context), ids));
  router.post('/account/share-playlist', endpoint(contract.sharePlaylistRequest, sharePlaylist(context)));
  router.post('/shared-playlist', endpoint(contract.sharedPlaylistRequest, sharedPlaylist(context)));
  router.post('/account/progress', endpoint(contract.progressRequest, progress(context)));
  router.post('/account/history-consent', endpoint(contract.historyConsentRequest, historyConsent(context)));
  router.post('/account/clear-history', endpoint(nothing, clearHistory(context)));
  const picture = { maxBody: 3 * 1024 * 1024 };
  router.post('/account/avatar', endpoint(contract.avatarRequest, avatar(context), picture));
}
