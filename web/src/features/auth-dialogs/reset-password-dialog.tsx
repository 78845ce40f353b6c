'use client';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { Notice } from '@/components/form/form-message';
import { useMessage } from '@/i18n/client';
import { ResetLinkForm } from './reset-link-form.tsx';

/**
 * Notice that a reset link is missing, expired or already used, with a form that requests a new link. If the dialog has a token, it opens "set new password"
 * instead.
 */
export function ResetPasswordDialog({ data: { token }, open }: DialogProps<'reset-password'>) {
  const { t } = useTranslation('account');
  const toText = useMessage();
  useEffect(() => {
    if (token) open('set-new-password', { token });
  }, [token, open]);
  return (
    <DialogFrame
      title={t('resetPassword.title')}
      intro={t('resetPassword.text')}
      back={{ label: t('backToLogin'), onClick: () => open('login') }}
    >
      <div role="alert">
        <Notice tone="error">{toText('FORM.ERROR_RESET_PASSWORD')}</Notice>
      </div>
      <ResetLinkForm email={undefined} onSent={(email) => open('confirm-password', { email })} />
    </DialogFrame>
  );
}
