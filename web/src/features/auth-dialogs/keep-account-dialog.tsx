'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personalClient, unwrap } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { Notice } from '@/components/form/form-message';
import { CheckGlyph, EnvelopeGlyph } from '@/components/form/glyphs';
import { ActionButton } from '@/components/form/submit-button';
import { DialogBadge } from './dialog-badge.tsx';
import { removeLinkToken } from './link-token.ts';
import { DecisionButtons, InvalidLink, isInvalidLink, PressError, SubmitOnceButton } from './mail-link-parts.tsx';
import { useButtonRequest } from './use-press.ts';

/**
 * Dialog that cancels the deletion of an account. The mail about the deletion links to this dialog. Mail scanners open every link. Therefore only the button
 * cancels the deletion.
 */
export function KeepAccountDialog({ data: { token = '' }, open, close }: DialogProps<'keep-account'>) {
  const { t } = useTranslation(['mail-links', 'account']);
  const [view, setView] = useState<'ask' | 'kept' | 'dead'>(token ? 'ask' : 'dead');
  const keepRequest = useButtonRequest();
  const keepAccount = async () => {
    try {
      await unwrap(personalClient.POST('/auth-extend/keep-account', { body: { token } }));
      setView('kept');
    } catch (error) {
      if (!isInvalidLink(error)) throw error;
      setView('dead');
    }
    removeLinkToken('keep-account');
  };

  if (view === 'dead') return <InvalidLink text={t('keepAccount.dead')} onLogin={() => open('login')} />;
  if (view === 'kept') {
    return (
      <DialogFrame
        key="kept"
        title={t('keepAccount.keptTitle')}
        intro={t('keepAccount.keptText')}
        picture={
          <DialogBadge tone="success">
            <CheckGlyph size="2.25rem" />
          </DialogBadge>
        }
      >
        <div role="status">
          <Notice tone="success">{t('keepAccount.kept')}</Notice>
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
      title={t('keepAccount.title')}
      intro={t('keepAccount.text')}
      picture={
        <DialogBadge>
          <EnvelopeGlyph size="2.25rem" />
        </DialogBadge>
      }
    >
      <PressError press={keepRequest} />
      <DecisionButtons>
        <SubmitOnceButton press={keepRequest} onClick={() => keepRequest.press(keepAccount)}>
          {t('keepAccount.submit')}
        </SubmitOnceButton>
        <ActionButton variant="outline" size="lg" width="100%" onClick={() => void close()}>
          {t('notNow')}
        </ActionButton>
      </DecisionButtons>
    </DialogFrame>
  );
}
