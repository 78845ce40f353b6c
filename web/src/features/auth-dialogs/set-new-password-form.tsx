'use client';

import { chakra } from '@chakra-ui/react';
import { password } from '@hat-nang/model/contracts/fields';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ApiError, personalClient, unwrap } from '@/cms/rest';
import { FormMessage } from '@/components/form/form-message';
import { NewPasswordFields } from '@/components/form/new-password-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { useSubmit } from '@/components/form/use-submit';

const newPasswordSchema = z
  .object({ password, re_password: z.string().check(z.minLength(1, 'FORM.ERROR_RE_PASSWORD')) })
  .check(
    z.refine((form) => form.password === form.re_password, {
      path: ['re_password'],
      error: 'FORM.ERROR_CONFIRM_PASSWORD',
    }),
  );

interface SetNewPasswordFormProps {
  token: string;
  onSet: () => void;
  /** Called when the token was already used, or is expired or invalid. */
  onInvalidLink: () => void;
}

/** Checks whether the token of the link caused an error, and not the password, the number of attempts, or the server. */
const isLinkInvalid = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.code !== 'INVALID_PASSWORD';

/** Form for a new password and its repetition. */
export function SetNewPasswordForm({ token, onSet, onInvalidLink }: SetNewPasswordFormProps) {
  const { t } = useTranslation('account');
  const form = useSchemaForm(newPasswordSchema, { defaultValues: { password: '', re_password: '' } });
  const onSubmit = useSubmit(
    form,
    async (values) => {
      try {
        await unwrap(personalClient.POST('/auth/password/reset', { body: { token, password: values.password } }));
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
        return onInvalidLink();
      }
      onSet();
    },
    { toMessageKey: (_, status) => (status >= 500 ? 'FORM.ERROR_RESET_PASSWORD' : undefined) },
  );
  return (
    <chakra.form noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="5">
      <NewPasswordFields
        form={form}
        label={t('setNewPassword.password')}
        againLabel={t('setNewPassword.rePassword')}
        hasInitialFocus
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('setNewPassword.submit')}</SubmitButton>
    </chakra.form>
  );
}
