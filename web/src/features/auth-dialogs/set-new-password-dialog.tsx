'use client';

import { useEffect } from 'react';
import { useT } from '@/i18n/client';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogProps } from './dialogs.ts';
import { dropLinkToken } from './link-token.ts';
import { SetNewPasswordForm } from './set-new-password-form.tsx';

export function SetNewPasswordDialog({ data: { token }, open }: DialogProps<'set-new-password'>) {
  const t = useT();
  useEffect(() => {
    if (!token) open('reset-password');
  }, [token, open]);
  return (
    <DialogFrame
      title={t('account:setNewPassword.title')}
      intro={t('account:setNewPassword.text')}
      back={{ label: t('account:backToLogin'), onClick: () => open('login') }}
    >
      {token ? (
        <SetNewPasswordForm
          token={token}
          onSet={() => {
            dropLinkToken('set-new-password');
            open('confirm-reset-password');
          }}
          onDead={() => {
            dropLinkToken('set-new-password');
            open('reset-password');
          }}
        />
      ) : null}
    </DialogFrame>
  );
}
