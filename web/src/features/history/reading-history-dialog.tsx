'use client';

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { Notice } from '@/components/form/form-message';
import { CheckGlyph } from '@/components/form/glyphs';
import { ActionButton } from '@/components/form/submit-button';
import { setHistoryConsent } from './history-consent.ts';

/** The consent dialog for the reading history. No answer is preselected, and both buttons have the same size. */
export function ReadingHistoryDialog({ close }: DialogProps<'reading-history'>) {
  const { t } = useTranslation(['my-account', 'account']);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const saveAnswer = async (isRecorded: boolean) => {
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await setHistoryConsent(isRecorded);
      await close();
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
      setFailure(t(error instanceof NetworkError ? 'account:failure.network' : 'toast.wrong'));
      setIsSending(false);
    }
  };
  return (
    <DialogFrame title={t('ask.title')} intro={t('ask.text')}>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2.5">
        {(['own', 'mental', 'change'] as const).map((point) => (
          <chakra.li key={point} display="flex" gap="2.5" alignItems="flex-start">
            <chakra.span color="fg.link" pt="0.5">
              <CheckGlyph />
            </chakra.span>
            {t(`ask.points.${point}`)}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div role="alert" _empty={{ position: 'absolute' }}>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        <ActionButton aria-disabled={isSending} onClick={() => void saveAnswer(true)}>
          {t('ask.yes')}
        </ActionButton>
        <ActionButton variant="outline" aria-disabled={isSending} onClick={() => void saveAnswer(false)}>
          {t('ask.no')}
        </ActionButton>
      </chakra.div>
    </DialogFrame>
  );
}
