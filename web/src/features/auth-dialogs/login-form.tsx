'use client';

import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ApiError } from '@/cms/rest';
import { CheckboxField } from '@/components/form/checkbox-field';
import { FormMessage } from '@/components/form/form-message';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { useSubmit } from '@/components/form/use-submit';
import { logIn } from '@/session/session';

// Disables eval in zod before the first schema is created (docs/decisions/205-zod-without-eval.md). model/contracts/fields.ts contains the same call, but this
// form does not import that file.
z.config({ jitless: true });

/** Milliseconds for which LOGIN_FORM.ERROR is visible (docs/specification.md §9). */
const errorDurationMs = 5000;
/** Maximum length of username and password, as in `loginRequest` (model/contracts/accounts.ts). */
const maxLength = 128;

const loginSchema = z.object({
  username: z
    .string()
    .check(z.trim(), z.minLength(1, 'FORM.ERROR_USERNAME'), z.maxLength(maxLength, 'FORM.ERROR_INVALID')),
  password: z.string().check(z.minLength(1, 'FORM.ERROR_PASSWORD'), z.maxLength(maxLength, 'FORM.ERROR_INVALID')),
  remember: z.boolean(),
});

interface LoginFormProps {
  username: string | undefined;
  onLoggedIn: () => Promise<void>;
  /** Called when the password is correct but the e-mail address is not verified. */
  onUnverified: (username: string) => Promise<void>;
  /** Called after each change of a form value, with the content of the username field. */
  onUsernameChange: (username: string) => void;
  /** Content below the password field. */
  children: ReactNode;
}

/** The login form: username or e-mail, password, "remember me". */
export function LoginForm({ username = '', onLoggedIn, onUnverified, onUsernameChange, children }: LoginFormProps) {
  const { t } = useTranslation('account');
  const form = useSchemaForm(loginSchema, { defaultValues: { username, password: '', remember: false } });
  const onSubmit = useSubmit(form, async (values) => {
    try {
      await logIn(values);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED')) throw error;
      return onUnverified(values.username);
    }
    await onLoggedIn();
  });
  const rootError = form.formState.errors.root?.message;
  useEffect(() => {
    if (rootError !== 'LOGIN_FORM.ERROR') return;
    const timer = setTimeout(() => form.clearErrors('root'), errorDurationMs);
    return () => clearTimeout(timer);
  }, [rootError, form]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onUsernameChange(values.username) }),
    [form, onUsernameChange],
  );
  return (
    <chakra.form noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
      <TextField
        form={form}
        name="username"
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        hasInitialFocus={username === ''}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        maxLength={maxLength}
        hasInitialFocus={username !== ''}
      />
      {children}
      <CheckboxField form={form} name="remember">
        {t('login.remember')}
      </CheckboxField>
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('login.submit')}</SubmitButton>
    </chakra.form>
  );
}
