'use client';

import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { useOnce } from '@/components/own/use-once';
import { useChange, useReading } from '@/components/own/use-reading';
import { historyConsent, setHistoryConsent } from './history-consent.ts';

/** Shows whether the reading history is recorded, with a switch to change it. */
export function Recording() {
  const { t } = useTranslation('my-account');
  const change = useChange();
  const { data, set } = useReading(historyConsent);
  const once = useOnce();
  if (data === undefined) return null;
  const isOn = data === 'granted';
  const turn = () =>
    once(async () => {
      set(() => (isOn ? 'refused' : 'granted'));
      if (await change(() => setHistoryConsent(!isOn))) {
        showToast({ type: 'success', text: t(isOn ? 'watched.paused' : 'watched.on') });
      } else set(() => data);
    });
  return (
    <chakra.section
      mb="6"
      p="4"
      borderRadius="lg"
      bg={isOn ? 'bg.success' : 'bg.info'}
      color={isOn ? 'fg.success' : 'fg.info'}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.div maxWidth="42rem">
        {isOn ? null : <chakra.p fontWeight="bold">{t('watched.offTitle')}</chakra.p>}
        <p>{t(isOn ? 'watched.onText' : 'watched.offText')}</p>
      </chakra.div>
      <ActionButton variant={isOn ? 'outline' : 'solid'} onClick={() => void turn()}>
        {t(isOn ? 'watched.pause' : 'watched.turnOn')}
      </ActionButton>
    </chakra.section>
  );
}
