'use client';

import { chakra } from '@chakra-ui/react';
import { deleteAccountRequest } from '@hat-nang/model/contracts/profile';
import { type LanguageCode, languageCodes } from '@hat-nang/model/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError, personalClient, unwrap } from '@/cms/rest';
import { FormMessage } from '@/components/form/form-message';
import { PasswordField } from '@/components/form/password-field';
import { ActionButton, SubmitButton, TextButton } from '@/components/form/submit-button';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { useSubmit } from '@/components/form/use-submit';
import { showToast } from '@/components/layout/toast-store';
import { useFocus } from '@/components/own/use-focus';
import { useFormatDay, useRunChange } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { fetchUser } from '@/session/session';
import { ProfilePanel } from './panel.tsx';

/** Two panels of the profile page: the download of the user's data, and the deletion of the account. */
export function DataSection() {
  const { t } = useTranslation('profile');
  return (
    <>
      <ProfilePanel id="data" title={t('data.title')}>
        <DownloadData />
      </ProfilePanel>
      <ProfilePanel id="delete" title={t('delete.title')}>
        <DeleteAccount />
      </ProfilePanel>
    </>
  );
}

/**
 * Fetches the user's data as a file, with the name of the file.
 * @throws ApiError, NetworkError
 */
const fetchData = async (language: LanguageCode): Promise<{ blob: Blob; name: string }> => {
  try {
    const { data, response } = await personalClient.GET('/auth-extend/account/data', {
      params: { query: { language } },
      parseAs: 'blob',
    });
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { blob: data as unknown as Blob, name: name ?? 'data.zip' };
  } catch (error) {
    throw error instanceof ApiError ? error : new NetworkError('data', { cause: error });
  }
};

function DownloadData() {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const runChange = useRunChange();
  const [isDownloading, setIsDownloading] = useState(false);
  const download = async () => {
    if (isDownloading) return;
    setIsDownloading(true);
    const isDone = await runChange(async () => {
      const { blob, name } = await fetchData(languageCodes[lang]);
      const url = URL.createObjectURL(blob);
      const link = Object.assign(document.createElement('a'), { href: url, download: name });
      link.click();
      // A minute is enough for the browser to read the file.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    });
    setIsDownloading(false);
    if (isDone) showToast({ type: 'success', text: t('data.done') });
  };
  return (
    <>
      <chakra.p mb="4">{t('data.text')}</chakra.p>
      <ActionButton
        variant="outline"
        aria-busy={isDownloading}
        aria-disabled={isDownloading || undefined}
        onClick={() => void download()}
      >
        {t(isDownloading ? 'data.making' : 'data.download')}
      </ActionButton>
    </>
  );
}

function DeleteAccount() {
  const { t } = useTranslation('profile');
  const formatDay = useFormatDay();
  const [isConfirming, setIsConfirming] = useState<boolean>();
  const questionElement = useFocus<HTMLParagraphElement>(isConfirming === true);
  const opener = useFocus<HTMLButtonElement>(isConfirming === false);
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
    <>
      <chakra.p mb="4">{t('delete.text')}</chakra.p>
      {isConfirming ? (
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
          <PasswordField
            form={form}
            name="current_password"
            label={t('delete.password')}
            autoComplete="current-password"
          />
          <FormMessage form={form} />
          <SubmitButton form={form}>{t('delete.submit')}</SubmitButton>
          <TextButton
            type="button"
            onClick={() => {
              form.reset();
              setIsConfirming(false);
            }}
          >
            {t('cancel')}
          </TextButton>
        </chakra.form>
      ) : (
        <ActionButton
          ref={opener}
          variant="outline"
          color="fg.error"
          borderColor="fg.error"
          onClick={() => setIsConfirming(true)}
        >
          {t('delete.start')}
        </ActionButton>
      )}
    </>
  );
}
