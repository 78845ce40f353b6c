'use client';

import { chakra } from '@chakra-ui/react';
import { ActionButton } from '@/components/form/submit-button';
import { useT } from '@/i18n/client';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogProps } from './dialogs.ts';

/** Welcome (specification, section 4): the e-mail is proved; Continue leads to login. */
export function WelcomeDialog({ data: { username }, open }: DialogProps<'welcome'>) {
  const t = useT();
  return (
    <DialogFrame
      title={username ? t('sign-up:welcome.titleNamed', { username }) : t('sign-up:welcome.title')}
      intro={t('sign-up:welcome.text')}
      picture={
        // biome-ignore lint/performance/noImgElement: a drawing of our own, already small
        <chakra.img
          src="/illustrations/hero.svg"
          alt=""
          width="16rem"
          height="auto"
          maxWidth="100%"
          alignSelf="center"
          mb="3"
        />
      }
    >
      <ActionButton size="lg" width="100%" data-autofocus onClick={() => open('login', { username })}>
        {t('sign-up:welcome.continue')}
      </ActionButton>
    </DialogFrame>
  );
}
