'use client';

import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personalClient, unwrap } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { removeLinkToken } from './link-token.ts';
import { isInvalidLink } from './mail-link-parts.tsx';
import { SetNewPasswordForm } from './set-new-password-form.tsx';

export function SetNewPasswordDialog({ data: { token }, open }: DialogProps<'set-new-password'>) {
  const { t } = useTranslation('account');
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => {
    if (!token) return open('reset-password');
    let isMounted = true;
    const showResult = (error?: unknown) => {
      if (!isMounted) return;
      // Only an invalid link is reported here. Other failures of this check are ignored, because the form reports failures on submit.
      if (!isInvalidLink(error)) return setIsChecked(true);
      removeLinkToken('set-new-password');
      open('reset-password');
    };
    unwrap(personalClient.POST('/auth-extend/check-reset-link', { body: { token } })).then(
      () => showResult(),
      showResult,
    );
    return () => {
      isMounted = false;
    };
  }, [token, open]);
  return (
    <DialogFrame
      key={isChecked ? 'form' : 'checking'}
      title={t('setNewPassword.title')}
      intro={t('setNewPassword.text')}
      back={{ label: t('backToLogin'), onClick: () => open('login') }}
    >
      {token && !isChecked ? (
        <chakra.p role="status" color="fg.muted" py="6" textAlign="center">
          {t('setNewPassword.checking')}
        </chakra.p>
      ) : null}
      {token && isChecked ? (
        <SetNewPasswordForm
          token={token}
          onSet={() => {
            removeLinkToken('set-new-password');
            open('confirm-reset-password');
          }}
          onInvalidLink={() => {
            removeLinkToken('set-new-password');
            open('reset-password');
          }}
        />
      ) : null}
    </DialogFrame>
  );
}
