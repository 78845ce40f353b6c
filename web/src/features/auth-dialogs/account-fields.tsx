'use client';

import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/components/form/password-field';
import { PasswordHint } from '@/components/form/password-hint';
import { TextField } from '@/components/form/text-field';
import type { FormHandle } from '@/components/form/use-schema-form';
import { EmailField } from './email-field.tsx';
import { FieldGrid } from './field-grid.tsx';
import type { SignUpValues } from './sign-up-rules.ts';

/** The fields of the sign-up form for username, e-mail address and password. */
export function AccountFields({ form }: { form: FormHandle<SignUpValues> }) {
  const { t } = useTranslation('sign-up');
  const password = form.watch('password');
  return (
    <FieldGrid title={t('sections.account')}>
      {form.watch('role') === 'kid' ? (
        <chakra.p gridColumn="1 / -1" color="fg.muted">
          {t('kidHelp')}
        </chakra.p>
      ) : null}
      <TextField
        form={form}
        name="username"
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <EmailField form={form} />
      <PasswordField
        form={form}
        name="password"
        label={t('password')}
        hint={<PasswordHint password={password} />}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="re_password"
        label={t('rePassword')}
        hint={password ? undefined : t('rePasswordHint')}
        autoComplete="new-password"
        disabled={!password}
      />
    </FieldGrid>
  );
}
