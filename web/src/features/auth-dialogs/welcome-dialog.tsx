'use client';

import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { EnvelopeGlyph } from '@/components/form/glyphs';
import { ActionButton, TextButton } from '@/components/form/submit-button';
import { DialogBadge } from './dialog-badge.tsx';

/**
 * Welcome dialog after the e-mail address is verified (docs/specification.md §4). Continue opens the login dialog. Some kids must first wait for the consent
 * of a guardian.
 */
export function WelcomeDialog({ data, open, close }: DialogProps<'welcome'>) {
  const { t } = useTranslation('sign-up');
  const { username, role } = data;
  if (data.waitsForGuardian) return <WaitingForGuardian open={open} close={close} />;
  return (
    <DialogFrame
      title={username ? t('welcome.titleNamed', { username }) : t('welcome.title')}
      intro={t('welcome.text')}
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
      <ActionButton size="lg" width="100%" data-autofocus onClick={() => open('login', { username, role })}>
        {t('welcome.continue')}
      </ActionButton>
    </DialogFrame>
  );
}

/** Message that the account opens only after the guardian agrees. To correct the guardian's address, the kid must sign up again. */
function WaitingForGuardian({ open, close }: Pick<DialogProps<'welcome'>, 'open' | 'close'>) {
  const { t } = useTranslation('sign-up');
  return (
    <DialogFrame
      title={t('welcome.waitingTitle')}
      intro={t('welcome.waitingText')}
      picture={
        <DialogBadge>
          <EnvelopeGlyph size="2.25rem" />
        </DialogBadge>
      }
    >
      <ActionButton size="lg" width="100%" data-autofocus onClick={() => void close()}>
        {t('welcome.waitingClose')}
      </ActionButton>
      <chakra.div display="flex" flexDirection="column" alignItems="center" textAlign="center">
        <chakra.p fontSize="sm" color="fg.muted">
          {t('welcome.waitingHint')}
        </chakra.p>
        <TextButton type="button" onClick={() => open('sign-up', { role: 'kid' })}>
          {t('welcome.waitingAgain')}
        </TextButton>
      </chakra.div>
    </DialogFrame>
  );
}
