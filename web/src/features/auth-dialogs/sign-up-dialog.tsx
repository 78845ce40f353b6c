'use client';

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import { readDraft, removeDraft, storeDraft } from '@/components/dialog/dialog-store';
import type { DialogProps } from '@/components/dialog/dialogs';
import { TextButton } from '@/components/form/submit-button';
import { readCookie } from '@/i18n/cookie';
import { startingCookie } from '@/routing/choice-cookies';
import { startWait } from './resend-clock.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { emptySignUp, resetAfterClose, type SignUpRole, type SignUpValues } from './sign-up-rules.ts';
import { useCodeRules } from './use-code-rules.ts';

/** Returns the role that is preselected if there is no draft: the choice on the starting page (docs/design-notes.md "starting"), or "adult". */
const readStartingRole = (): SignUpRole => (readCookie(startingCookie) === 'kid' ? 'kid' : 'adult');

/**
 * Sign-up dialog (docs/specification.md §4). Success opens the dialog "request-email" with e-mail address and username. Closing the dialog resets the role
 * and both password fields, and keeps the other input as a draft.
 */
export function SignUpDialog({ data, open }: DialogProps<'sign-up'>) {
  const { t } = useTranslation('sign-up');
  const { otp_resend_seconds: gapSeconds } = useCodeRules();
  const [initial] = useState<SignUpValues>(() => {
    const draft = { ...emptySignUp, role: readStartingRole(), ...readDraft<SignUpValues>('sign-up') };
    const { role = draft.role, email = draft.email, username = draft.username } = data;
    return { ...draft, role, email, username };
  });
  return (
    <DialogFrame title={t('title')} intro={t('intro')}>
      <SignUpForm
        initial={initial}
        onLeave={(values) => storeDraft('sign-up', resetAfterClose(values))}
        onSignedUp={(account) => {
          removeDraft('sign-up');
          startWait(account.email, gapSeconds);
          open('request-email', account);
        }}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" columnGap="2">
        <span>{t('haveAccount')}</span>
        <TextButton type="button" onClick={() => open('login')}>
          {t('login')}
        </TextButton>
      </chakra.div>
    </DialogFrame>
  );
}
