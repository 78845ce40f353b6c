'use client';

import type { FieldValues, Path } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import { PasswordHint } from './password-hint.tsx';
import type { FormHandle } from './use-schema-form.ts';

interface NewPasswordValues extends FieldValues {
  password: string;
  re_password: string;
}

/** Two fields for a new password and its repetition. A list marks each rule that the password fulfils. */
export function NewPasswordFields<Values extends NewPasswordValues>({
  form,
  label,
  againLabel,
  hasInitialFocus,
}: {
  form: FormHandle<Values>;
  label: string;
  againLabel: string;
  hasInitialFocus?: boolean;
}) {
  const name = 'password' as Path<Values>;
  return (
    <>
      <PasswordField
        form={form}
        name={name}
        label={label}
        autoComplete="new-password"
        maxLength={20}
        hint={<PasswordHint password={form.watch(name)} />}
        hasInitialFocus={hasInitialFocus}
      />
      <PasswordField
        form={form}
        name={'re_password' as Path<Values>}
        label={againLabel}
        autoComplete="new-password"
        maxLength={20}
      />
    </>
  );
}
