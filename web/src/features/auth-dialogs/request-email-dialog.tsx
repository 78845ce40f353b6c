'use client';

import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ApiError, NetworkError, personalClient, unwrap } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { EnvelopeGlyph } from '@/components/form/glyphs';
import { ActionButton } from '@/components/form/submit-button';
import { DialogBadge } from './dialog-badge.tsx';
import { emphasisComponents } from './emphasis.tsx';
import { OpenEmailLink } from './open-email-link.tsx';
import { ResendButton } from './resend-button.tsx';
import { StartAgainNotice } from './start-again-notice.tsx';

/**
 * Checks whether this browser may verify an account. The server returns `verified: false` only to a browser whose cookie proves a sign-up or a login with the
 * right password (docs/decisions/127-browser-proof.md). Returns true if the request fails.
 */
const checkMayVerify = async (): Promise<boolean> => {
  try {
    const { verified } = await unwrap(personalClient.POST('/auth-extend/check-verification-status', { body: {} }));
    return !verified;
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) return true;
    throw error;
  }
};

/** The notice that a verification code was mailed. */
export function RequestEmailDialog({ data, open }: DialogProps<'request-email'>) {
  const { t } = useTranslation('account');
  const { email, username } = data;
  const [hasNewerSignUp, setHasNewerSignUp] = useState(false);
  const isAccountKnown = email !== undefined || username !== undefined;
  // A URL can open this dialog without data. If the browser may not verify an account, the login dialog opens instead.
  useEffect(() => {
    if (isAccountKnown) return;
    let isMounted = true;
    void checkMayVerify().then((isAllowed) => {
      if (isMounted && !isAllowed) open('login');
    });
    return () => {
      isMounted = false;
    };
  }, [isAccountKnown, open]);
  return (
    <DialogFrame
      title={t('requestEmail.title')}
      intro={
        email ? (
          <Trans t={t} i18nKey="requestEmail.text" values={{ email }} {...emphasisComponents} />
        ) : (
          t('requestEmail.textNoEmail')
        )
      }
      picture={
        <DialogBadge>
          <EnvelopeGlyph size="2.25rem" />
        </DialogBadge>
      }
      back={{ label: t('backToLogin'), onClick: () => open('login', { username: username ?? email }) }}
    >
      {username ? (
        <p>
          <Trans t={t} i18nKey="requestEmail.username" values={{ username }} {...emphasisComponents} />
        </p>
      ) : null}
      <chakra.div display="flex" flexDirection="column" gap="3">
        <ActionButton type="button" size="lg" width="100%" onClick={() => open('otp', data)}>
          {t('requestEmail.continue')}
        </ActionButton>
        <OpenEmailLink email={email} variant="outline" />
        {hasNewerSignUp ? <StartAgainNotice data={data} open={open} /> : null}
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" alignItems="center" textAlign="center">
        <ResendButton email={email} onOutdated={() => setHasNewerSignUp(true)} />
        <chakra.p fontSize="sm" color="fg.muted">
          {t('requestEmail.hint')}
        </chakra.p>
      </chakra.div>
    </DialogFrame>
  );
}
