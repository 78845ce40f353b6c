/** Where the endpoints of one's own account stand. Under `/auth-extend/account/` Directus has checked the session. */
import type { Application } from 'express';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import type { AccountContext } from './context.ts';
import { deleteAccount } from './delete-account.ts';
import { downloadData } from './download-data.ts';
import { endpoint, reading } from './endpoint.ts';
import { guardian } from './guardian.ts';
import { keepAccount } from './keep-account.ts';
import { endOtherSessions, listSessions } from './list-sessions.ts';
import * as contract from './profile-contract.ts';

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
}
