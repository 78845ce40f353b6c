'use client';

import { chakra } from '@chakra-ui/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';
import { useFocus } from '@/components/own/use-focus';
import { useRunChange } from '@/components/own/use-remote-data';
import { loadCode } from './load-code.ts';

/** Button that shows the user's sessions. The code of the list loads with the button. */
export function SessionsPanel() {
  const { t } = useTranslation('profile');
  const runChange = useRunChange();
  const [Section, setSection] = useState<ComponentType>();
  const list = useFocus<HTMLDivElement>(Section !== undefined);
  const show = () =>
    runChange(async () => {
      const { SessionsSection } = await loadCode(import('./sessions-section.tsx'));
      setSection(() => SessionsSection);
    });
  if (Section)
    return (
      <chakra.div ref={list} tabIndex={-1} outline="none">
        <Section />
      </chakra.div>
    );
  return (
    <ActionButton variant="outline" onClick={() => void show()}>
      {t('sessions.show')}
    </ActionButton>
  );
}
