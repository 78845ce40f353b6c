'use client';

import type { DialogProps } from '@/components/dialog/dialogs';
import { useT } from '@/i18n/client';
import { CheckEmail } from './check-email.tsx';
import { emphasise } from './emphasis.tsx';

export function ConfirmUsernameDialog({ data: { email }, open }: DialogProps<'confirm-username'>) {
  const t = useT();
  return (
    <CheckEmail
      title={t('account:confirmUsername.title')}
      text={email ? emphasise(t('account:confirmUsername.text', { email })) : t('account:confirmUsername.textNoEmail')}
      email={email}
      onBack={() => open('login')}
    />
  );
}
