'use client';

import type { DialogProps } from '@/components/dialog/dialogs';
import { useT } from '@/i18n/client';
import { CheckEmail } from './check-email.tsx';
import { emphasise } from './emphasis.tsx';

export function ConfirmPasswordDialog({ data: { email }, open }: DialogProps<'confirm-password'>) {
  const t = useT();
  return (
    <CheckEmail
      title={t('account:confirmPassword.title')}
      text={email ? emphasise(t('account:confirmPassword.text', { email })) : t('account:confirmPassword.textNoEmail')}
      email={email}
      onBack={() => open('login')}
    />
  );
}
