'use client';

import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { useT } from '@/i18n/client';
import { ResetLinkForm } from './reset-link-form.tsx';

export function ForgotPasswordDialog({ data, open }: DialogProps<'forgot-password'>) {
  const t = useT();
  return (
    <DialogFrame
      title={t('account:forgotPassword.title')}
      intro={t('account:forgotPassword.text')}
      back={{ label: t('account:backToLogin'), onClick: () => open('login') }}
    >
      <ResetLinkForm email={data.email} onSent={(email) => open('confirm-password', { email })} />
    </DialogFrame>
  );
}
