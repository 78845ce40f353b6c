'use client';

import { Trans, useTranslation } from 'react-i18next';
import type { DialogProps } from '@/components/dialog/dialogs';
import { CheckEmail } from './check-email.tsx';
import { emphasisComponents } from './emphasis.tsx';

export function ConfirmUsernameDialog({ data: { email }, open }: DialogProps<'confirm-username'>) {
  const { t } = useTranslation('account');
  return (
    <CheckEmail
      title={t('confirmUsername.title')}
      text={
        email ? (
          <Trans t={t} i18nKey="confirmUsername.text" values={{ email }} {...emphasisComponents} />
        ) : (
          t('confirmUsername.textNoEmail')
        )
      }
      email={email}
      onBack={() => open('login')}
    />
  );
}
