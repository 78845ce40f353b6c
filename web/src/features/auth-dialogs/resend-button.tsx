'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, personalClient, unwrap } from '@/cms/rest';
import { Notice } from '@/components/form/form-message';
import { TextButton } from '@/components/form/submit-button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useMessage } from '@/i18n/client';
import { toFailureKey } from './failure-key.ts';
import { resendClock, startWait, toRemainingWait } from './resend-clock.ts';
import { isStartAgainError } from './start-again-notice.tsx';
import { useCodeRules } from './use-code-rules.ts';

/** Returns the remaining time until the user may request the next code. Undefined if the user may request a code now. */
const useRemainingWait = (email: string | undefined) => {
  const waitEnd = useSyncExternalStore(
    resendClock.subscribe,
    () => resendClock.getWaitEnd(email),
    () => 0,
  );
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (waitEnd <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (waitEnd <= Date.now()) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [waitEnd]);
  return toRemainingWait(waitEnd, now);
};

interface ResendButtonProps {
  email: string | undefined;
  /**
   * Called when the server answers START_AGAIN, because this browser has no proof of the current sign-up with the address. The button also shows the error
   * message.
   */
  onOutdated: () => void;
}

type Announcement = { tone: 'success' | 'error'; text: string };

/**
 * Button "Send the code again" with a countdown. Screen readers announce the result of a request. Without a result, they announce the end of the wait.
 * Failures appear only here (docs/specification.md §8: "through a flag"). If `email` is undefined, a cookie of this browser identifies the sign-up.
 */
export function ResendButton({ email, onOutdated }: ResendButtonProps) {
  const { t } = useTranslation('account');
  const toText = useMessage();
  const { otp_resend_seconds: gapSeconds } = useCodeRules();
  const remainingWait = useRemainingWait(email);
  const isWaiting = remainingWait !== undefined;
  const [hasWaited, setHasWaited] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [announcement, setAnnouncement] = useState<Announcement>();
  useEffect(() => {
    if (isWaiting) setHasWaited(true);
  }, [isWaiting]);

  const resend = async () => {
    if (isWaiting || isSending) return;
    setIsSending(true);
    setAnnouncement(undefined);
    try {
      await unwrap(personalClient.POST('/auth-extend/resend-otp', { body: { email } }));
      startWait(email, gapSeconds);
      setAnnouncement({ tone: 'success', text: t('requestEmail.resent') });
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) startWait(email, error.retryAfter);
      if (isStartAgainError(error)) onOutdated();
      setAnnouncement({ tone: 'error', text: toText(toFailureKey(error)) });
    } finally {
      setIsSending(false);
    }
  };

  const formatLabel = () => {
    if (!remainingWait) return t('requestEmail.resend');
    return 'seconds' in remainingWait
      ? t('requestEmail.resendIn', remainingWait)
      : t('requestEmail.resendInMinutes', remainingWait);
  };
  return (
    <>
      <TextButton type="button" aria-disabled={isWaiting || isSending || undefined} onClick={() => void resend()}>
        {formatLabel()}
      </TextButton>
      <div role="status" style={{ width: '100%' }}>
        {announcement ? <Notice tone={announcement.tone}>{announcement.text}</Notice> : null}
        {hasWaited && !isWaiting && !announcement ? (
          <VisuallyHidden>{t('requestEmail.resendReady')}</VisuallyHidden>
        ) : null}
      </div>
    </>
  );
}
