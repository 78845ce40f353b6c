'use client';

import { chakra } from '@chakra-ui/react';
import { href } from '@hat-nang/model/routes';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '@/components/form/submit-button';
import type { AccountViewProps } from '@/components/own/account-view';
import { LoadFailure, Skeleton } from '@/components/own/own-parts';
import { useRemoteData } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { RecordingSwitch } from '../history/public.ts';
import { DataSection } from './data-section.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailForm } from './email-form.tsx';
import { ProfilePanel } from './panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureSection } from './picture-section.tsx';
import { readProfile } from './profile.ts';
import { SessionsPanel } from './sessions-panel.tsx';

const PanelStack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' } });

/**
 * The profile page, with panels for picture, details, e-mail address, password, reading history, sessions and the user's data. Wide screens show two
 * columns.
 */
export function ProfileView(_: AccountViewProps) {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const { data, hasFailed, reload, editData } = useRemoteData(readProfile);
  if (hasFailed && !data) return <LoadFailure onRetry={reload} />;
  if (!data) return <Skeleton count={2} height="14rem" />;
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
      maxWidth={{ base: '46rem', lg: 'none' }}
    >
      <PanelStack>
        <ProfilePanel id="picture" title={t('picture.title')}>
          <PictureSection profile={data} onChange={reload} />
        </ProfilePanel>
        <ProfilePanel id="details" title={t('details.title')}>
          <DetailsForm profile={data} onSaved={(storedProfile) => editData(() => storedProfile)} />
        </ProfilePanel>
      </PanelStack>
      <PanelStack>
        <ProfilePanel id="email" title={t('email.title')}>
          <EmailForm profile={data} onChanged={reload} />
        </ProfilePanel>
        <ProfilePanel id="password" title={t('password.title')}>
          <PasswordForm username={data.username ?? ''} />
        </ProfilePanel>
        <ProfilePanel id="history" title={t('history.title')}>
          <RecordingSwitch />
          <ActionLink variant="outline" href={href(lang, 'watched')}>
            {t('history.see')}
          </ActionLink>
        </ProfilePanel>
      </PanelStack>
      <ProfilePanel id="sessions" title={t('sessions.title')}>
        <SessionsPanel />
      </ProfilePanel>
      <PanelStack>
        <DataSection />
      </PanelStack>
    </chakra.div>
  );
}
