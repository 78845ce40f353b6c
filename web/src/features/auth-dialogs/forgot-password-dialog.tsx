'use client';

import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { ResetLinkForm } from './reset-link-form.tsx';

export function ForgotPasswordDialog({ data, open }: DialogProps<'forgot-password'>) {
  const { t } = useTranslation('account');
  return (
    <DialogFrame
      title={t('forgotPassword.title')}
      intro={t('forgotPassword.text')}
      back={{ label: t('backToLogin'), onClick: () => open('login') }}
    >
      <ResetLinkForm email={data.email} onSent={(email) => open('confirm-password', { email })} />
    </DialogFrame>
  );
}
