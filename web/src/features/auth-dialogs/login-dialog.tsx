'use client';

import { chakra } from '@chakra-ui/react';
import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError, personalClient, unwrap } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import { readDraft, removeDraft, storeDraft } from '@/components/dialog/dialog-store';
import type { DialogProps } from '@/components/dialog/dialogs';
import { TextButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { LoginForm } from './login-form.tsx';
import { startWait } from './resend-clock.ts';
import { useCodeRules } from './use-code-rules.ts';

const saveUsernameDraft = (username: string) => storeDraft('login', { username });

/**
 * Requests a new code for a user whose password is correct but whose e-mail address is not verified. The code of the sign-up can have expired. A failed
 * request is ignored, because the next dialog has a button that sends the code again.
 */
const sendCode = async (email: string | undefined, gapSeconds: number) => {
  try {
    await unwrap(personalClient.POST('/auth-extend/resend-otp', { body: {} }));
    startWait(email, gapSeconds);
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) startWait(email, error.retryAfter);
    else if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
  }
};

export function LoginDialog({ data, open, close }: DialogProps<'login'>) {
  const { t } = useTranslation('account');
  const { otp_resend_seconds: gapSeconds } = useCodeRules();
  const router = useRouter();
  const username = data.username ?? readDraft<{ username: string }>('login').username;
  return (
    <DialogFrame title={t('login.title')} intro={t('login.intro')}>
      <LoginForm
        username={username}
        onUsernameChange={saveUsernameDraft}
        onLoggedIn={async () => {
          removeDraft('login');
          await close();
          showToast({ type: 'success', text: t('login.done') });
          // "Sent (replace navigation) to the current full path" (docs/specification.md §2).
          const { pathname, search, hash } = window.location;
          const address = `${pathname}${search}${hash}`;
          // Next's router would duplicate the fragment of the address. An address with a fragment is therefore replaced with the history API.
          if (hash) window.history.replaceState(window.history.state, '', address);
          else router.replace(address, { scroll: false });
        }}
        onUnverified={async (name) => {
          const email = name.includes('@') ? name : undefined;
          await sendCode(email, gapSeconds);
          open('request-email', email ? { email } : { username: name });
        }}
      >
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" mt="-2">
          <TextButton type="button" fontSize="sm" onClick={() => open('forgot-password')}>
            {t('login.forgotPassword')}
          </TextButton>
          <TextButton type="button" fontSize="sm" onClick={() => open('forgot-username')}>
            {t('login.forgotUsername')}
          </TextButton>
        </chakra.div>
      </LoginForm>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="center"
        columnGap="2"
        borderTopWidth="1px"
        borderColor="border"
        pt="3"
      >
        <chakra.span color="fg.muted">{t('login.noAccount')}</chakra.span>
        <TextButton type="button" onClick={() => open('sign-up')}>
          {t('login.signUp')}
        </TextButton>
      </chakra.div>
    </DialogFrame>
  );
}
