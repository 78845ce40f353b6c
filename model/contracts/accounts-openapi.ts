/**
 * Generates the OpenAPI paths of the account endpoints from the contract. `codegen/openapi.ts` merges the paths into Directus's document, where they replace
 * the description of the same calls below `/auth`, because the project's routes handle these requests first.
 */
import * as contract from './accounts.ts';
import { ERROR_STATUS, MESSAGES } from './errors.ts';
import { type OpenApiPaths, type Operations, toPaths } from './openapi.ts';
import * as lists from './own-lists.ts';
import * as profile from './profile.ts';

const postOperations: Operations = {
  '/auth/login': { summary: 'Log in', request: contract.loginRequest, answer: contract.loginAnswer },
  '/auth/refresh': { summary: 'Renew the session', request: contract.sessionRequest, answer: contract.refreshAnswer },
  '/auth/logout': { summary: 'Log out', request: contract.sessionRequest },
  '/auth/password/request': { summary: 'Mail a link that resets the password', request: contract.passwordRequest },
  '/auth/password/reset': { summary: 'Reset the password', request: contract.passwordReset },
  // The trailing slash is required by docs/specification.md §7.
  '/auth-extend/register/': {
    id: 'register',
    summary: 'Sign up',
    request: contract.registerRequest,
    answer: contract.registerAnswer,
  },
  '/auth-extend/check-verification-status': {
    summary: 'Whether the address is verified, as far as this browser may know',
    request: contract.verificationStatusRequest,
    answer: contract.verificationStatusAnswer,
  },
  '/auth-extend/forgot-username': {
    summary: 'Mail the username',
    request: contract.forgotUsernameRequest,
    answer: contract.sentAnswer,
  },
  '/auth-extend/otp-verify': {
    summary: 'Verify the address by its code',
    request: contract.otpVerifyRequest,
    answer: contract.otpVerifyAnswer,
  },
  '/auth-extend/resend-otp': {
    summary: 'Mail a new code',
    request: contract.resendOtpRequest,
    answer: contract.sentAnswer,
  },
  '/auth-extend/check-reset-link': {
    summary: 'Whether the link of a reset mail still works',
    request: contract.checkResetLinkRequest,
  },
  '/auth-extend/keep-account': {
    summary: 'Undo a deletion by the link of its mail',
    request: profile.keepAccountRequest,
    answer: profile.keepAccountAnswer,
  },
  '/auth-extend/guardian': {
    summary: 'Look at, grant or withdraw a guardian’s consent',
    request: profile.guardianRequest,
    answer: profile.guardianAnswer,
  },
  '/auth-extend/account/change-password': { summary: 'Change the password', request: profile.changePasswordRequest },
  '/auth-extend/account/change-email': {
    summary: 'Mail a code to a new address',
    request: profile.changeEmailRequest,
    answer: contract.sentAnswer,
  },
  '/auth-extend/account/confirm-email': {
    summary: 'Put the new address into force by its code',
    request: profile.confirmEmailRequest,
    answer: profile.confirmEmailAnswer,
  },
  '/auth-extend/account/delete': {
    summary: 'Close the account now and delete it after some days',
    request: profile.deleteAccountRequest,
    answer: profile.deleteAccountAnswer,
  },
  '/auth-extend/account/favorite': {
    summary: 'Make something a favourite, or no longer one',
    request: lists.favoriteRequest,
    answer: lists.favoriteAnswer,
  },
  '/auth-extend/account/new-playlist': {
    summary: 'Make a playlist',
    request: lists.newPlaylistRequest,
    answer: lists.newPlaylistAnswer,
  },
  '/auth-extend/account/playlist-item': {
    summary: 'Put a document into a playlist, or take it out',
    request: lists.playlistItemRequest,
    answer: lists.playlistItemAnswer,
  },
  '/auth-extend/account/playlist-order': { summary: 'Order a playlist', request: lists.playlistOrderRequest },
  '/auth-extend/account/share-playlist': {
    summary: 'Share a playlist by a link, or revoke it',
    request: lists.sharePlaylistRequest,
    answer: lists.sharePlaylistAnswer,
  },
  '/auth-extend/shared-playlist': {
    summary: 'Read a shared playlist by the token of its link',
    request: lists.sharedPlaylistRequest,
    answer: lists.sharedPlaylistAnswer,
  },
  '/auth-extend/account/progress': {
    summary: 'Keep how far somebody has read, if they agreed',
    request: lists.progressRequest,
    answer: lists.progressAnswer,
  },
  '/auth-extend/account/history-consent': {
    summary: 'Agree to a reading history, or pause it',
    request: lists.historyConsentRequest,
    answer: lists.historyConsentAnswer,
  },
  '/auth-extend/account/clear-history': {
    summary: 'Remove the whole reading history',
    request: profile.emptyBody,
    answer: lists.clearHistoryAnswer,
  },
  '/auth-extend/account/avatar': {
    summary: 'Set or remove one’s picture',
    request: lists.avatarRequest,
    answer: lists.avatarAnswer,
  },
  '/auth-extend/account/end-session': {
    summary: 'Log out in one other place',
    request: profile.endSessionRequest,
    answer: profile.endSessionAnswer,
  },
  '/auth-extend/account/end-other-sessions': {
    summary: 'Log out everywhere else',
    request: profile.emptyBody,
    answer: profile.endOtherSessionsAnswer,
  },
};
const getOperations: Operations = {
  '/auth-extend/code-rules': { summary: 'What the forms must know of the settings', answer: contract.codeRulesAnswer },
  '/auth-extend/account/sessions': { summary: 'Where one is logged in', answer: profile.sessionsAnswer },
  '/auth-extend/account/data': { summary: 'Download one’s data', query: profile.dataQuery, answer: 'zip' },
};

const errors = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message', 'extensions'],
        properties: {
          message: { type: 'string' },
          extensions: {
            type: 'object',
            required: ['code', 'key'],
            properties: {
              code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
              key: { type: 'string', enum: Object.keys(MESSAGES) },
              field: { type: 'string' },
            },
          },
        },
      },
    },
  },
};

export function openapiPart(): { paths: OpenApiPaths; schemas: OpenApiPaths } {
  const refusalSchema = '#/components/schemas/AccountErrors';
  return {
    paths: {
      ...toPaths('Accounts', 'get', getOperations, refusalSchema),
      ...toPaths('Accounts', 'post', postOperations, refusalSchema),
    },
    schemas: { AccountErrors: errors },
  };
}
