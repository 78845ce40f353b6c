'use client';

import { chakra } from '@chakra-ui/react';
import { changeEmailRequest, confirmEmailRequest } from '@hat-nang/model/contracts/profile';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkError, personalClient, unwrap } from '@/cms/rest';
import { CodeField } from '@/components/form/code-field';
import { FormMessage } from '@/components/form/form-message';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton, TextButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { useSubmit } from '@/components/form/use-submit';
import { showToast } from '@/components/layout/toast-store';
import { useCodeRules } from '../auth-dialogs/public.ts';
import { type Profile, readProfile } from './profile.ts';

/** Form that changes the e-mail address. The new address takes effect only after the user enters the code that was mailed to the new address. */
export function EmailForm({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const { t } = useTranslation('profile');
  const [pendingEmail, setPendingEmail] = useState<string>();
  const [hasReturned, setHasReturned] = useState(false);
  const returnToForm = () => {
    setPendingEmail(undefined);
    setHasReturned(true);
  };
  return (
    <>
      <chakra.p mb="4">{t('email.now', { email: profile.email })}</chakra.p>
      {pendingEmail ? (
        <CodeForm
          email={pendingEmail}
          onOther={returnToForm}
          onDone={() => {
            showToast({ type: 'success', text: t('email.done', { email: pendingEmail }) });
            returnToForm();
            onChanged();
          }}
        />
      ) : (
        <AddressForm onSent={setPendingEmail} takesFocus={hasReturned} />
      )}
    </>
  );
}

function AddressForm({ onSent, takesFocus }: { onSent: (email: string) => void; takesFocus: boolean }) {
  const { t } = useTranslation('profile');
  const form = useSchemaForm(changeEmailRequest, { defaultValues: { email: '', current_password: '' } });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  const onSubmit = useSubmit(form, async (values) => {
    await unwrap(personalClient.POST('/auth-extend/account/change-email', { body: values }));
    onSent(values.email);
  });
  return (
    <chakra.form noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
      <TextField
        form={form}
        name="email"
        label={t('email.new')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField form={form} name="current_password" label={t('email.password')} autoComplete="current-password" />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('email.send')}</SubmitButton>
    </chakra.form>
  );
}

function CodeForm({ email, onOther, onDone }: { email: string; onOther: () => void; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const { otp_mode: mode } = useCodeRules();
  const form = useSchemaForm(confirmEmailRequest, { defaultValues: { otp: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('otp'), [setFocus]);
  const mayAlreadyBeChanged = useRef(false);
  const onSubmit = useSubmit(form, async (values) => {
    try {
      await unwrap(personalClient.POST('/auth-extend/account/confirm-email', { body: values }));
    } catch (error) {
      // An earlier request may have changed the address although its response was lost. The code is then invalid, so the address in the profile is checked.
      const isDone = mayAlreadyBeChanged.current && (await readProfile()).email.toLowerCase() === email.toLowerCase();
      mayAlreadyBeChanged.current ||= error instanceof NetworkError;
      if (!isDone) throw error;
    }
    onDone();
  });
  return (
    <chakra.form noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
      <p role="status">{t('email.codeText', { email })}</p>
      <CodeField form={form} name="otp" label={t('email.code')} mode={mode} badPasteKey="OTP_FORM.ERROR_PASTE" />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('email.confirm')}</SubmitButton>
      <TextButton type="button" onClick={onOther}>
        {t('email.other')}
      </TextButton>
    </chakra.form>
  );
}
