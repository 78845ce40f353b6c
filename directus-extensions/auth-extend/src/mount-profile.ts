/** Where the endpoints of one's own account stand. Under `/auth-extend/account/` Directus has checked the session. */

import * as lists from '@hat-nang/model/contracts/own-lists';
import * as contract from '@hat-nang/model/contracts/profile';
import type { Application } from 'express';
import { downloadData } from './accounts/data-download/download-data.ts';
import { deleteAccount } from './accounts/deletion/delete-account.ts';
import { keepAccount } from './accounts/deletion/keep-account.ts';
import { guardian } from './accounts/guardian/guardian.ts';
import { endOtherSessions, listSessions } from './accounts/login/list-sessions.ts';
import { changePassword } from './accounts/password/change-password.ts';
import { avatar } from './accounts/pictures/avatar.ts';
import { changeEmail } from './accounts/profile/change-email.ts';
import { confirmEmail } from './accounts/profile/confirm-email.ts';
import { favorite } from './own-lists/favorite.ts';
import { newPlaylist, playlistItem, playlistOrder } from './own-lists/playlist-items.ts';
import { clearHistory, historyConsent, progress } from './own-lists/reading-history.ts';
import { sharedPlaylist, sharePlaylist } from './own-lists/share-playlist.ts';
import type { AccountContext } from './shared/context.ts';
import { endpoint, reading } from './shared/json-endpoint.ts';

export function mountProfile(app: Application, context: AccountContext): void {
  const own = '/auth-extend/account';
  app.post(`${own}/change-password`, endpoint(contract.changePasswordRequest, changePassword(context)));
  app.post(`${own}/change-email`, endpoint(contract.changeEmailRequest, changeEmail(context)));
  app.post(`${own}/confirm-email`, endpoint(contract.confirmEmailRequest, confirmEmail(context)));
  app.post(`${own}/delete`, endpoint(contract.deleteAccountRequest, deleteAccount(context)));
  app.get(`${own}/data`, reading(contract.dataQuery, downloadData(context)));
  app.get(`${own}/sessions`, reading(contract.nothing, listSessions(context)));
  app.post(`${own}/end-other-sessions`, endpoint(contract.nothing, endOtherSessions(context)));
  app.post('/auth-extend/keep-account', endpoint(contract.keepAccountRequest, keepAccount(context)));
  app.post('/auth-extend/guardian', endpoint(contract.guardianRequest, guardian(context)));
  mountLists(app, context, own);
}

function mountLists(app: Application, context: AccountContext, own: string): void {
  app.post(`${own}/favorite`, endpoint(lists.favoriteRequest, favorite(context)));
  app.post(`${own}/new-playlist`, endpoint(lists.newPlaylistRequest, newPlaylist(context)));
  app.post(`${own}/playlist-item`, endpoint(lists.playlistItemRequest, playlistItem(context)));
  const ids = { maxBody: 16 * 1024 };
  app.post(`${own}/playlist-order`, endpoint(lists.playlistOrderRequest, playlistOrder(context), ids));
  app.post(`${own}/share-playlist`, endpoint(lists.sharePlaylistRequest, sharePlaylist(context)));
  app.post('/auth-extend/shared-playlist', endpoint(lists.sharedPlaylistRequest, sharedPlaylist(context)));
  app.post(`${own}/progress`, endpoint(lists.progressRequest, progress(context)));
  app.post(`${own}/history-consent`, endpoint(lists.historyConsentRequest, historyConsent(context)));
  app.post(`${own}/clear-history`, endpoint(contract.nothing, clearHistory(context)));
  const picture = { maxBody: 3 * 1024 * 1024 };
  app.post(`${own}/avatar`, endpoint(lists.avatarRequest, avatar(context), picture));
}
