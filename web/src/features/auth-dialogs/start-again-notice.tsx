'use client';

import { useTranslation } from 'react-i18next';
import { ApiError } from '@/cms/rest';
import type { DialogProps } from '@/components/dialog/dialogs';
import { ActionButton } from '@/components/form/submit-button';

/** Checks whether an error means that this browser has no proof of the current sign-up (docs/decisions/026-sign-up-attempts.md). */
export const isStartAgainError = (error: unknown): boolean => error instanceof ApiError && error.code === 'START_AGAIN';

/** Button that opens the sign-up dialog with the e-mail address and the username of the current dialog. */
export function StartAgainNotice({ data, open }: Pick<DialogProps<'otp'>, 'data' | 'open'>) {
  const { t } = useTranslation('sign-up');
  return (
    <ActionButton type="button" variant="outline" size="lg" width="100%" onClick={() => open('sign-up', data)}>
      {t('otp.startAgain')}
    </ActionButton>
  );
}
