'use client';

import { post } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { useT } from '@/i18n/client';
import { EmailForm } from './email-form.tsx';

export function ForgotUsernameDialog({ data, open }: DialogProps<'forgot-username'>) {
  const t = useT();
  return (
    <DialogFrame
      title={t('account:forgotUsername.title')}
      intro={t('account:forgotUsername.text')}
      back={{ label: t('account:backToLogin'), onClick: () => open('login') }}
    >
      <EmailForm
        email={data.email}
        submit={t('account:forgotUsername.submit')}
        send={async (email) => {
          await post('auth-extend/forgot-username', { email });
          open('confirm-username', { email });
        }}
        refusal={{ fieldOf: ({ extensions }) => (extensions.code === 'USERNAME_NOT_FOUND' ? 'email' : undefined) }}
      />
    </DialogFrame>
  );
}
