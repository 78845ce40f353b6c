/** Routes of members' favourites, playlists, reading history and picture. */
import * as contract from '@hat-nang/model/contracts/own-lists';
import { emptyBody } from '@hat-nang/model/contracts/profile';
import type { Router } from 'express';
import { changeAvatar } from '../accounts/pictures/avatar.ts';
import type { AccountContext } from '../shared/context.ts';
import { endpoint } from '../shared/json-endpoint.ts';
import { changeFavorite } from './favorite.ts';
import { changePlaylistItem, changePlaylistOrder, createPlaylist } from './playlist-items.ts';
import { changeHistoryConsent, clearHistory, recordProgress } from './reading-history.ts';
import { readSharedPlaylist, sharePlaylist } from './share-playlist.ts';

/** Mounts the routes. All routes except `/shared-playlist` need a session. */
export function mountOwnLists(router: Router, context: AccountContext): void {
  router.post('/account/favorite', endpoint(contract.favoriteRequest, changeFavorite(context)));
  router.post('/account/new-playlist', endpoint(contract.newPlaylistRequest, createPlaylist(context)));
  router.post('/account/playlist-item', endpoint(contract.playlistItemRequest, changePlaylistItem(context)));
  const orderOptions = { maxBody: 16 * 1024 };
  router.post(
    '/account/playlist-order',
    endpoint(contract.playlistOrderRequest, changePlaylistOrder(context), orderOptions),
  );
  router.post('/account/share-playlist', endpoint(contract.sharePlaylistRequest, sharePlaylist(context)));
  router.post('/shared-playlist', endpoint(contract.sharedPlaylistRequest, readSharedPlaylist(context)));
  router.post('/account/progress', endpoint(contract.progressRequest, recordProgress(context)));
  router.post('/account/history-consent', endpoint(contract.historyConsentRequest, changeHistoryConsent(context)));
  router.post('/account/clear-history', endpoint(emptyBody, clearHistory(context)));
  const pictureOptions = { maxBody: 3 * 1024 * 1024 };
  router.post('/account/avatar', endpoint(contract.avatarRequest, changeAvatar(context), pictureOptions));
}
