'use client';

import { useState } from 'react';
import { post } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { Notice } from '@/components/form/form-message';
import { CheckGlyph, EnvelopeGlyph } from '@/components/form/glyphs';
import { ActionButton } from '@/components/form/submit-button';
import { useT } from '@/i18n/client';
import { DialogBadge } from './dialog-badge.tsx';
import { dropLinkToken } from './link-token.ts';
import { DeadLink, Decisions, isDeadLink, PressButton, PressProblem } from './mail-link-parts.tsx';
import { usePress } from './use-press.ts';

/** The link of the mail that announces a deletion. Opening it changes nothing (programs that scan mails open every link): the button does. */
export function KeepAccountDialog({ data: { token = '' }, open, close }: DialogProps<'keep-account'>) {
  const t = useT();
  const [view, setView] = useState<'ask' | 'kept' | 'dead'>(token ? 'ask' : 'dead');
  const keeping = usePress();
  const keep = async () => {
    try {
      await post('auth-extend/keep-account', { token });
      setView('kept');
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      setView('dead');
    }
    dropLinkToken('keep-account');
  };

  if (view === 'dead') return <DeadLink text={t('mail-links:keepAccount.dead')} onLogin={() => open('login')} />;
  if (view === 'kept') {
    return (
      <DialogFrame
        key="kept"
        title={t('mail-links:keepAccount.keptTitle')}
        intro={t('mail-links:keepAccount.keptText')}
        picture={
          <DialogBadge tone="success">
            <CheckGlyph size="2.25rem" />
          </DialogBadge>
        }
      >
        <div role="status">
          <Notice tone="success">{t('mail-links:keepAccount.kept')}</Notice>
        </div>
        <ActionButton size="lg" width="100%" onClick={() => open('login')}>
          {t('account:login.submit')}
        </ActionButton>
      </DialogFrame>
    );
  }
  return (
    <DialogFrame
      key="ask"
      title={t('mail-links:keepAccount.title')}
      intro={t('mail-links:keepAccount.text')}
      picture={
        <DialogBadge>
          <EnvelopeGlyph size="2.25rem" />
        </DialogBadge>
      }
    >
      <PressProblem press={keeping} />
      <Decisions>
        <PressButton press={keeping} onClick={() => keeping.press(keep)}>
          {t('mail-links:keepAccount.submit')}
        </PressButton>
        <ActionButton variant="outline" size="lg" width="100%" onClick={() => void close()}>
          {t('mail-links:notNow')}
        </ActionButton>
      </Decisions>
    </DialogFrame>
  );
}
