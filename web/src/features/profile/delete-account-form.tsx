'use client';

import { chakra } from '@chakra-ui/react';
import { deleteAccountRequest } from '@hat-nang/model/contracts/profile';
import { useTranslation } from 'react-i18next';
import { ApiError, personalClient, unwrap } from '@/cms/rest';
import { FormMessage } from '@/components/form/form-message';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton, TextButton } from '@/components/form/submit-button';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { useSubmit } from '@/components/form/use-submit';
import { showToast } from '@/components/layout/toast-store';
import { useFocus } from '@/components/own/use-focus';
import { useFormatDay } from '@/components/own/use-remote-data';
import { fetchUser } from '@/session/session';

export interface DeleteAccountFormProps {
  onCancel: () => void;
}

/** Form that confirms the deletion of the account with the password. The question has the focus first. */
export function DeleteAccountForm({ onCancel }: DeleteAccountFormProps) {
  const { t } = useTranslation('profile');
  const formatDay = useFormatDay();
  const questionElement = useFocus<HTMLParagraphElement>(true);
  const form = useSchemaForm(deleteAccountRequest, { defaultValues: { current_password: '' } });
  const onSubmit = useSubmit(form, async (values) => {
    const { deletes_at } = await unwrap(personalClient.POST('/auth-extend/account/delete', { body: values })).catch(
      async (error: unknown) => {
        // Status 401 means that the session has ended, probably because an earlier request closed the account and its response was lost. After fetching the
        // user, the page shows the signed-out state.
        if (error instanceof ApiError && error.status === 401) await fetchUser();
        throw error;
      },
    );
    showToast({ type: 'success', text: t('delete.done', { date: formatDay(deletes_at) }), duration: 20_000 });
    // The request has also ended the session. After fetching the user again, the page shows the signed-out state.
    await fetchUser();
  });
  return (
    <chakra.form
      noValidate
      onSubmit={onSubmit}
      display="flex"
      flexDirection="column"
      gap="4"
      aria-label={t('delete.title')}
    >
      <chakra.p ref={questionElement} tabIndex={-1} fontWeight="bold" outline="none">
        {t('delete.sure')}
      </chakra.p>
      <PasswordField form={form} name="current_password" label={t('delete.password')} autoComplete="current-password" />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('delete.submit')}</SubmitButton>
      <TextButton type="button" onClick={onCancel}>
        {t('cancel')}
      </TextButton>
    </chakra.form>
  );
}
