/**
 * `/auth-extend/desk/members/{id}` serves a page for staff, `…/data` serves the member's data as a zip, and the other routes run the actions of the page. After
 * an action, a browser is redirected to a page, and other clients get 204.
 */
import type { Response, Router } from 'express';
import { sendData } from '../accounts/data-download/download-data.ts';
import { eraseAccount } from '../accounts/deletion/erase-account.ts';
import { toMailLanguage } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import { Refusal, sendRefusal } from '../shared/errors.ts';
import { asyncHandler } from '../shared/json-endpoint.ts';
import { transact } from '../shared/transactions.ts';
import type { AccountRequest } from '../shared/types.ts';
import { type DeskAction, writeAuditEntry } from './desk-audit.ts';
import { findMember, requireDeskStaff } from './desk-staff.ts';
import { changeKind, type MemberChange, reopen, suspend, verify } from './member-changes.ts';
import { sendMemberPage } from './member-page.ts';

const MEMBER_CHANGES: Readonly<Record<Exclude<DeskAction, 'export' | 'erase'>, MemberChange>> = {
  verify,
  suspend,
  reopen,
  'change-kind': changeKind,
};

type DeskHandler = (staffId: string, request: AccountRequest, response: Response) => Promise<void>;

export function mountDesk(router: Router, context: AccountContext): void {
  const { database } = context;
  const deskRoute = (handler: DeskHandler) =>
    asyncHandler(async (request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      try {
        await handler(await requireDeskStaff(context, request), request, response);
      } catch (error) {
        if (!(error instanceof Refusal) || response.headersSent) throw error;
        sendRefusal(response, error);
      }
    });

  router.get('/desk/members/:id', deskRoute(sendMemberPage(context)));
  router.get(
    '/desk/members/:id/data',
    deskRoute(async (staffId, request, response) => {
      const { id, language } = await findMember(database, request.params.id);
      const { schema } = request;
      if (schema === undefined) throw new Error('The request carries no schema');
      // The audit entry is written before the export begins, so that a failed export is logged too.
      await writeAuditEntry(database, 'export', staffId, id, request);
      await sendData(context, { id, schema, language: toMailLanguage(language) }, response);
    }),
  );
  router.post(
    '/desk/members/:id/erase',
    deskRoute(async (staffId, request, response) => {
      const { id } = await findMember(database, request.params.id);
      await eraseAccount(context, id, (transaction) => writeAuditEntry(transaction, 'erase', staffId, id, request));
      sendDone(request, response, '/admin/users');
    }),
  );
  for (const [action, change] of Object.entries(MEMBER_CHANGES)) {
    router.post(
      `/desk/members/:id/${action}`,
      deskRoute(async (staffId, request, response) => {
        const { id } = request.params;
        await transact(database, async (transaction) => {
          const member = await findMember(transaction, id);
          await change(context, transaction, member);
          await writeAuditEntry(transaction, action as DeskAction, staffId, member.id, request);
        });
        sendDone(request, response, `/auth-extend/desk/members/${id}`);
      }),
    );
  }
}

/** Redirects a browser to a page, and sends 204 to other clients. A client counts as a browser if its Accept header prefers HTML to JSON. */
function sendDone(request: AccountRequest, response: Response, page: string): void {
  if (request.accepts(['json', 'html']) === 'html') response.redirect(303, page);
  else response.status(204).end();
}
