'use client';

import { chakra } from '@chakra-ui/react';
import { languageCodes } from '@hat-nang/model/languages';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { useFocus } from '@/components/own/use-focus';
import { useRunChange } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import type { DeleteAccountFormProps } from './delete-account-form.tsx';
import { loadCode } from './load-code.ts';
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

function DownloadData() {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const runChange = useRunChange();
  const [isDownloading, setIsDownloading] = useState(false);
  const download = async () => {
    if (isDownloading) return;
    setIsDownloading(true);
    const isDone = await runChange(async () => {
      const { downloadData } = await loadCode(import('./download-data.ts'));
      await downloadData(languageCodes[lang]);
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
  const runChange = useRunChange();
  const [isConfirming, setIsConfirming] = useState<boolean>();
  const [Form, setForm] = useState<ComponentType<DeleteAccountFormProps>>();
  const opener = useFocus<HTMLButtonElement>(isConfirming === false);
  // Few people delete their account, so the code of the form loads with the first press.
  const openForm = async () => {
    const isLoaded = await runChange(async () => {
      const { DeleteAccountForm } = await loadCode(import('./delete-account-form.tsx'));
      setForm(() => DeleteAccountForm);
    });
    if (isLoaded) setIsConfirming(true);
  };
  return (
    <>
      <chakra.p mb="4">{t('delete.text')}</chakra.p>
      {isConfirming && Form ? (
        <Form onCancel={() => setIsConfirming(false)} />
      ) : (
        <ActionButton
          ref={opener}
          variant="outline"
          color="fg.error"
          borderColor="fg.error"
          onClick={() => void openForm()}
        >
          {t('delete.start')}
        </ActionButton>
      )}
    </>
  );
}
