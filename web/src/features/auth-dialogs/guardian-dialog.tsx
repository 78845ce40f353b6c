'use client';

import type { GuardianAnswer } from '@hat-nang/model/contracts/profile';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personalClient, unwrap } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { CheckGlyph, EnvelopeGlyph, WarningGlyph } from '@/components/form/glyphs';
import { ActionButton } from '@/components/form/submit-button';
import { useLang } from '@/i18n/client';
import { DialogBadge } from './dialog-badge.tsx';
import { removeLinkToken } from './link-token.ts';
import { DecisionButtons, InvalidLink, isInvalidLink, PressError, SubmitOnceButton } from './mail-link-parts.tsx';
import { useButtonRequest } from './use-press.ts';

type View = { kind: 'closed' } | { kind: 'dead' } | { kind: 'open' | 'refusing'; answer: GuardianAnswer };

/** Formats a day as mails do: `28 tháng 11, 2026` or `28 November 2026`. */
const formatDay = (lang: Lang, iso: string): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : languageCodes[lang], {
    dateStyle: 'long',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(new Date(iso));

/**
 * Dialog to which the mail to a guardian links. Mail scanners open every link. Therefore opening the dialog changes nothing. The guardian can use the same
 * link to agree, refuse, withdraw later, and agree again.
 */
export function GuardianDialog({ data: { token = '' }, open, close }: DialogProps<'guardian'>) {
  const { t } = useTranslation(['mail-links', 'account']);
  const lang = useLang();
  const [view, setView] = useState<View>({ kind: token ? 'closed' : 'dead' });
  const guardianRequest = useButtonRequest();
  const sendDecision = (decision?: 'grant' | 'withdraw') =>
    guardianRequest.press(async () => {
      try {
        const answer = await unwrap(personalClient.POST('/auth-extend/guardian', { body: { token, decision } }));
        setView({ kind: 'open', answer });
      } catch (error) {
        if (!isInvalidLink(error)) throw error;
        removeLinkToken('guardian');
        setView({ kind: 'dead' });
      }
    });
  const closeButton = (
    <ActionButton variant="outline" size="lg" width="100%" onClick={() => void close()}>
      {t('account:close')}
    </ActionButton>
  );

  if (view.kind === 'dead') return <InvalidLink text={t('guardian.dead')} onLogin={() => open('login')} />;
  if (view.kind === 'closed') {
    return (
      <DialogFrame
        key="closed"
        title={t('guardian.title')}
        intro={t('guardian.text')}
        picture={
          <DialogBadge>
            <EnvelopeGlyph size="2.25rem" />
          </DialogBadge>
        }
      >
        <PressError press={guardianRequest} />
        <SubmitOnceButton press={guardianRequest} onClick={() => sendDecision()}>
          {t('guardian.look')}
        </SubmitOnceButton>
      </DialogFrame>
    );
  }

  const { name, state, deletes_at } = view.answer;
  if (view.kind === 'refusing') {
    return (
      <DialogFrame
        key="refusing"
        title={t(`guardian.refusing.${state === 'granted' ? 'titleGranted' : 'title'}`, { name })}
        intro={t('guardian.refusing.text', { name })}
        picture={
          <DialogBadge tone="error">
            <WarningGlyph size="2.25rem" />
          </DialogBadge>
        }
      >
        <PressError press={guardianRequest} />
        <DecisionButtons>
          <SubmitOnceButton press={guardianRequest} onClick={() => sendDecision('withdraw')}>
            {t('guardian.refusing.submit')}
          </SubmitOnceButton>
          <ActionButton
            variant="outline"
            size="lg"
            width="100%"
            onClick={() => setView({ kind: 'open', answer: view.answer })}
          >
            {t('guardian.refusing.back')}
          </ActionButton>
        </DecisionButtons>
      </DialogFrame>
    );
  }
  const badgeByState = {
    waiting: <EnvelopeGlyph size="2.25rem" />,
    granted: <CheckGlyph size="2.25rem" />,
    withdrawn: <WarningGlyph size="2.25rem" />,
  };
  const toneByState = { waiting: 'accent', granted: 'success', withdrawn: 'error' } as const;
  return (
    <DialogFrame
      key={state}
      title={t(`guardian.${state}.title`, { name })}
      intro={
        deletes_at
          ? t('guardian.withdrawn.dated', { name, date: formatDay(lang, deletes_at) })
          : t(`guardian.${state}.text`, { name })
      }
      picture={<DialogBadge tone={toneByState[state]}>{badgeByState[state]}</DialogBadge>}
    >
      <PressError press={guardianRequest} />
      <DecisionButtons>
        {state === 'granted' ? (
          closeButton
        ) : (
          <SubmitOnceButton press={guardianRequest} onClick={() => sendDecision('grant')}>
            {t(`guardian.${state}.grant`)}
          </SubmitOnceButton>
        )}
        {state === 'withdrawn' ? (
          closeButton
        ) : (
          <ActionButton
            variant={state === 'waiting' ? 'outline' : 'ghost'}
            size="lg"
            width="100%"
            onClick={() => setView({ kind: 'refusing', answer: view.answer })}
          >
            {t(`guardian.${state}.withdraw`)}
          </ActionButton>
        )}
      </DecisionButtons>
    </DialogFrame>
  );
}
