'use client';

import { Trans, useTranslation } from 'react-i18next';
import type { DialogProps } from '@/components/dialog/dialogs';
import { CheckEmail } from './check-email.tsx';
import { emphasisComponents } from './emphasis.tsx';

export function ConfirmPasswordDialog({ data: { email }, open }: DialogProps<'confirm-password'>) {
  const { t } = useTranslation('account');
  return (
    <CheckEmail
      title={t('confirmPassword.title')}
      text={
        email ? (
          <Trans t={t} i18nKey="confirmPassword.text" values={{ email }} {...emphasisComponents} />
        ) : (
          t('confirmPassword.textNoEmail')
        )
      }
      email={email}
      onBack={() => open('login')}
    />
  );
}
