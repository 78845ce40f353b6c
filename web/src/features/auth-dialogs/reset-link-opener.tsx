'use client';

import { useEffect } from 'react';
import { openDialog } from '@/components/dialog/dialog-store';
import { dialogStore } from '@/components/dialog/opened-dialog';
import { takeLinkToken } from './link-token.ts';

/**
 * Opens the dialog "set new password" after the page load. Without a token, opens the notice that the link is invalid. Does nothing if a dialog is already
 * open.
 */
export function ResetLinkOpener() {
  useEffect(() => {
    if (dialogStore.get()) return;
    const token = takeLinkToken('set-new-password');
    openDialog(token ? 'set-new-password' : 'reset-password', { token });
  }, []);
  return null;
}
