'use client';

import { chakra } from '@chakra-ui/react';
import { forgotUsernameRequest } from '@hat-nang/model/contracts/accounts';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '@/components/form/form-message';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { type RefusalOptions, useSubmit } from '@/components/form/use-submit';

interface EmailFormProps {
  email: string | undefined;
  submit: string;
  /**
   * Sends the address.
   * @throws ApiError, NetworkError
   */
  send: (email: string) => Promise<void>;
  refusal?: RefusalOptions<{ email: string }>;
}

/** A form with one e-mail address, for a forgotten username or password. */
export function EmailForm({ email = '', submit, send, refusal }: EmailFormProps) {
  const { t } = useTranslation('account');
  const form = useSchemaForm(forgotUsernameRequest, { defaultValues: { email } });
  const onSubmit = useSubmit(form, (values) => send(values.email), refusal);
  return (
    <chakra.form noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="5">
      <TextField
        form={form}
        name="email"
        label={t('forgotUsername.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        hasInitialFocus
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{submit}</SubmitButton>
    </chakra.form>
  );
}
