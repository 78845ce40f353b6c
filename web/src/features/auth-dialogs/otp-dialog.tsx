'use client';

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { emphasisComponents } from './emphasis.tsx';
import { OtpForm } from './otp-form.tsx';
import { ResendButton } from './resend-button.tsx';
import { StartAgainNotice } from './start-again-notice.tsx';

/** Dialog that verifies the OTP code (docs/specification.md §4) and then opens the dialog "welcome". The user can also request a new code. */
export function OtpDialog({ data, open }: DialogProps<'otp'>) {
  const { t } = useTranslation(['sign-up', 'account']);
  const { email, username, role } = data;
  const [hasNewerSignUp, setHasNewerSignUp] = useState(false);
  const onOutdated = () => setHasNewerSignUp(true);
  return (
    <DialogFrame
      title={t('otp.title')}
      intro={
        email ? <Trans t={t} i18nKey="otp.text" values={{ email }} {...emphasisComponents} /> : t('otp.textNoEmail')
      }
      back={{ label: t('account:backToLogin'), onClick: () => open('login', { username }) }}
    >
      <OtpForm
        email={email}
        onOutdated={onOutdated}
        onVerified={(waitsForGuardian) =>
          open('welcome', { username, role, ...(waitsForGuardian ? { waitsForGuardian: true } : {}) })
        }
      />
      {hasNewerSignUp ? <StartAgainNotice data={data} open={open} /> : null}
      <chakra.div display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="1">
        <chakra.span color="fg.muted">{t('otp.notReceived')}</chakra.span>
        <ResendButton email={email} onOutdated={onOutdated} />
      </chakra.div>
    </DialogFrame>
  );
}
