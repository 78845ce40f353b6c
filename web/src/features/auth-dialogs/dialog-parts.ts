/** Functions that load the component of each dialog. The module of a dialog loads when the dialog first opens. */

import type { Lang } from '@hat-nang/model/languages';
import type { Namespace } from 'i18next';
import type { ComponentType } from 'react';
import type { DialogName, DialogProps } from '@/components/dialog/dialogs';
import { loadMessages } from '@/i18n/client';

type DialogLoaders = { [Name in DialogName]: () => Promise<ComponentType<DialogProps<Name>>> };

const dialogLoaders: DialogLoaders = {
  login: async () => (await import('./login-dialog.tsx')).LoginDialog,
  'sign-up': async () => (await import('./sign-up-dialog.tsx')).SignUpDialog,
  'request-email': async () => (await import('./request-email-dialog.tsx')).RequestEmailDialog,
  otp: async () => (await import('./otp-dialog.tsx')).OtpDialog,
  welcome: async () => (await import('./welcome-dialog.tsx')).WelcomeDialog,
  'forgot-username': async () => (await import('./forgot-username-dialog.tsx')).ForgotUsernameDialog,
  'confirm-username': async () => (await import('./confirm-username-dialog.tsx')).ConfirmUsernameDialog,
  'forgot-password': async () => (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog,
  'confirm-password': async () => (await import('./confirm-password-dialog.tsx')).ConfirmPasswordDialog,
  'set-new-password': async () => (await import('./set-new-password-dialog.tsx')).SetNewPasswordDialog,
  'confirm-reset-password': async () =>
    (await import('./confirm-reset-password-dialog.tsx')).ConfirmResetPasswordDialog,
  'reset-password': async () => (await import('./reset-password-dialog.tsx')).ResetPasswordDialog,
  'keep-account': async () => (await import('./keep-account-dialog.tsx')).KeepAccountDialog,
  guardian: async () => (await import('./guardian-dialog.tsx')).GuardianDialog,
  'add-to-playlist': async () => (await import('../playlists/add-to-playlist-dialog.tsx')).AddToPlaylistDialog,
  'reading-history': async () => (await import('../history/reading-history-dialog.tsx')).ReadingHistoryDialog,
};

/** Returns the message namespaces of a dialog: `account` for every dialog, and further namespaces for some dialogs. */
const toNamespaces = (name: DialogName): Namespace => {
  if (name === 'add-to-playlist') return ['account', 'my-account', 'saving'];
  if (name === 'reading-history') return ['account', 'my-account'];
  if (['sign-up', 'otp', 'welcome', 'request-email'].includes(name)) return ['account', 'sign-up'];
  return name === 'keep-account' || name === 'guardian' ? ['account', 'mail-links'] : ['account'];
};

type LoadedDialog = ComponentType<DialogProps<never>>;
const loadedDialogs = new Map<string, LoadedDialog>();

export const findLoadedDialog = (name: DialogName, lang: Lang): LoadedDialog | undefined =>
  loadedDialogs.get(`${lang}/${name}`);

/** Loads the code and the texts of a dialog. Rejects on a network failure. The caller can then retry. */
export const loadDialog = async (name: DialogName, lang: Lang): Promise<void> => {
  const [dialog] = await Promise.all([dialogLoaders[name](), loadMessages(lang, toNamespaces(name))]);
  loadedDialogs.set(`${lang}/${name}`, dialog as LoadedDialog);
};
