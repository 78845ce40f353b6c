'use client';

import { otpVerifyRequest } from '@hat-nang/model/contracts/accounts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { personalClient, unwrap } from '@/cms/rest';
import { CodeField } from '@/components/form/code-field';
import { FormMessage } from '@/components/form/form-message';
import { SubmitButton } from '@/components/form/submit-button';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { useSubmit } from '@/components/form/use-submit';
import { isStartAgainError } from './start-again-notice.tsx';
import { useCodeRules } from './use-code-rules.ts';

const schema = z.pick(otpVerifyRequest, { otp: true });

interface OtpFormProps {
  email: string | undefined;
  /**
   * Called when the code is correct.
   * @param waitsForGuardian true if a guardian must agree before the user can log in
   */
  onVerified: (waitsForGuardian: boolean) => void;
  /**
   * Called when the server answers START_AGAIN, because this browser has no proof of the current sign-up with the address. The form also shows the error
   * message.
   */
  onOutdated: () => void;
}

/** The form for the code from the mail. If `email` is undefined, a cookie of this browser identifies the sign-up. */
export function OtpForm({ email, onVerified, onOutdated }: OtpFormProps) {
  const { t } = useTranslation('sign-up');
  const { otp_mode: mode } = useCodeRules();
  const form = useSchemaForm(schema, { defaultValues: { otp: '' }, reValidateMode: 'onSubmit' });
  const element = useRef<HTMLFormElement>(null);
  const onSubmit = useSubmit(form, async ({ otp }) => {
    const answer = await unwrap(personalClient.POST('/auth-extend/otp-verify', { body: { email, otp } })).catch(
      (error: unknown) => {
        if (isStartAgainError(error)) onOutdated();
        throw error;
      },
    );
    onVerified(answer.waits_for_guardian === true);
  });
  const { submitCount } = form.formState;
  useEffect(() => {
    // Selects the code after a submit. If the server refused the code, the next input then replaces the code.
    if (submitCount > 0) element.current?.querySelector<HTMLInputElement>('input')?.select();
  }, [submitCount]);
  return (
    <form ref={element} noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
      <CodeField
        form={form}
        name="otp"
        label={t('otp.code')}
        hint={t(mode === 'digits' ? 'otp.digitsHint' : 'otp.lettersHint')}
        mode={mode}
        badPasteKey="OTP_FORM.ERROR_PASTE"
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('otp.submit')}</SubmitButton>
    </form>
  );
}
