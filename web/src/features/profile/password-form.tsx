'use client';

import { chakra } from '@chakra-ui/react';
import { changePasswordForm } from '@hat-nang/model/contracts/profile';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError, personalClient, unwrap } from '@/cms/rest';
import { FormMessage } from '@/components/form/form-message';
import { NewPasswordFields } from '@/components/form/new-password-fields';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { useSubmit } from '@/components/form/use-submit';
import { showToast } from '@/components/layout/toast-store';

const isCurrentPasswordWrong = (error: unknown) => error instanceof ApiError && error.code === 'WRONG_CURRENT_PASSWORD';

/**
 * Checks a password by sending the same text as the current and as the new password. The back end responds with PASSWORD_ALREADY_EXISTS only if this text is
 * the current password. False after any other response or error.
 */
const isCurrentPassword = (password: string): Promise<boolean> =>
  unwrap(
    personalClient.POST('/auth-extend/account/change-password', { body: { current_password: password, password } }),
  ).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.code === 'PASSWORD_ALREADY_EXISTS',
  );

/** Form that changes the password, with the texts of docs/specification.md §8. */
export function PasswordForm({ username }: { username: string }) {
  const { t } = useTranslation('profile');
  const form = useSchemaForm(changePasswordForm, {
    defaultValues: { current_password: '', password: '', re_password: '' },
  });
  const mayAlreadyBeChanged = useRef(false);
  const onDone = () => {
    mayAlreadyBeChanged.current = false;
    form.reset();
    showToast({ type: 'success', text: t('password.done') });
  };
  const onSubmit = useSubmit(form, async ({ current_password, password }) => {
    try {
      await unwrap(
        personalClient.POST('/auth-extend/account/change-password', { body: { current_password, password } }),
      );
    } catch (error) {
      // An earlier request may have changed the password although its response was lost. The back end then refuses the entered current password. The
      // form therefore checks whether the new password is already the current password.
      if (mayAlreadyBeChanged.current && isCurrentPasswordWrong(error) && (await isCurrentPassword(password)))
        return onDone();
      mayAlreadyBeChanged.current ||= error instanceof NetworkError;
      // These errors belong to no field, so a toast reports them.
      if (error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)) {
        showToast({ type: 'error', text: t('password.failed') });
      }
      throw error;
    }
    onDone();
  });
  return (
    <chakra.form noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
      <chakra.p mt="-2" color="fg.muted">
        {t('password.text')}
      </chakra.p>
      {/* Password managers need the username to update the right account. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
      <PasswordField
        form={form}
        name="current_password"
        label={t('password.current')}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} label={t('password.new')} againLabel={t('password.again')} />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('password.submit')}</SubmitButton>
    </chakra.form>
  );
}
