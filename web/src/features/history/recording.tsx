'use client';

import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { useRemoteData, useRunChange } from '@/components/own/use-remote-data';
import { useSingleFlight } from '@/components/own/use-single-flight';
import { readHistoryConsent, setHistoryConsent } from './history-consent.ts';

/** Shows whether the reading history is recorded, with a button that turns the recording on or off. */
export function RecordingSwitch() {
  const { t } = useTranslation('my-account');
  const runChange = useRunChange();
  const { data, editData } = useRemoteData(readHistoryConsent);
  const singleFlight = useSingleFlight();
  if (data === undefined) return null;
  const isRecorded = data === 'granted';
  const toggleRecording = () =>
    singleFlight(async () => {
      editData(() => (isRecorded ? 'refused' : 'granted'));
      if (await runChange(() => setHistoryConsent(!isRecorded))) {
        showToast({ type: 'success', text: t(isRecorded ? 'watched.paused' : 'watched.on') });
      } else editData(() => data);
    });
  return (
    <chakra.section
      mb="6"
      p="4"
      borderRadius="lg"
      bg={isRecorded ? 'bg.success' : 'bg.info'}
      color={isRecorded ? 'fg.success' : 'fg.info'}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.div maxWidth="42rem">
        {isRecorded ? null : <chakra.p fontWeight="bold">{t('watched.offTitle')}</chakra.p>}
        <p>{t(isRecorded ? 'watched.onText' : 'watched.offText')}</p>
      </chakra.div>
      <ActionButton variant={isRecorded ? 'outline' : 'solid'} onClick={() => void toggleRecording()}>
        {t(isRecorded ? 'watched.pause' : 'watched.turnOn')}
      </ActionButton>
    </chakra.section>
  );
}
