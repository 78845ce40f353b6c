'use client';

import { useTranslation } from 'react-i18next';
import { personalClient, unwrap } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { EmailForm } from './email-form.tsx';

export function ForgotUsernameDialog({ data, open }: DialogProps<'forgot-username'>) {
  const { t } = useTranslation('account');
  return (
    <DialogFrame
      title={t('forgotUsername.title')}
      intro={t('forgotUsername.text')}
      back={{ label: t('backToLogin'), onClick: () => open('login') }}
    >
      <EmailForm
        email={data.email}
        submit={t('forgotUsername.submit')}
        send={async (email) => {
          await unwrap(personalClient.POST('/auth-extend/forgot-username', { body: { email } }));
          open('confirm-username', { email });
        }}
        refusal={{ toFieldName: ({ extensions }) => (extensions.code === 'USERNAME_NOT_FOUND' ? 'email' : undefined) }}
      />
    </DialogFrame>
  );
}
