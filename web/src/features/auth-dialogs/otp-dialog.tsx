'use client';

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { useT } from '@/i18n/client';
import { emphasise } from './emphasis.tsx';
import { OtpForm } from './otp-form.tsx';
import { ResendButton } from './resend-button.tsx';
import { StartAgain } from './start-again.tsx';

/** OTP code (specification, section 4): verified leads to welcome; the code can be sent again. */
export function OtpDialog({ data, open }: DialogProps<'otp'>) {
  const t = useT();
  const { email, username } = data;
  const [isOver, setIsOver] = useState(false);
  const onOutdated = () => setIsOver(true);
  return (
    <DialogFrame
      title={t('sign-up:otp.title')}
      intro={emphasise(email ? t('sign-up:otp.text', { email }) : t('sign-up:otp.textNoEmail'))}
      back={{ label: t('account:backToLogin'), onClick: () => open('login', { username }) }}
    >
      <OtpForm
        email={email}
        onOutdated={onOutdated}
        onVerified={(waits) => open('welcome', { username, ...(waits ? { waitsForGuardian: true } : {}) })}
      />
      {isOver ? <StartAgain data={data} open={open} /> : null}
      <chakra.div display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="1">
        <chakra.span color="fg.muted">{t('sign-up:otp.notReceived')}</chakra.span>
        <ResendButton email={email} onOutdated={onOutdated} />
      </chakra.div>
    </DialogFrame>
  );
}
