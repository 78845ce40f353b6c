'use client';

import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import type { DialogProps } from '@/components/dialog/dialogs';
import { Notice } from '@/components/form/form-message';
import { CheckGlyph } from '@/components/form/glyphs';
import { ActionButton } from '@/components/form/submit-button';
import { useMessage } from '@/i18n/client';
import { DialogBadge } from './dialog-badge.tsx';

export function ConfirmResetPasswordDialog({ open }: DialogProps<'confirm-reset-password'>) {
  const { t } = useTranslation('account');
  const toText = useMessage();
  return (
    <DialogFrame
      title={t('confirmResetPassword.title')}
      intro={t('confirmResetPassword.text')}
      picture={
        <DialogBadge tone="success">
          <CheckGlyph size="2.25rem" />
        </DialogBadge>
      }
    >
      <div role="status">
        <Notice tone="success">{toText('FORM.SUCCESS_RESET_PASSWORD')}</Notice>
      </div>
      <ActionButton type="button" size="lg" width="100%" onClick={() => open('login')}>
        {t('confirmResetPassword.login')}
      </ActionButton>
    </DialogFrame>
  );
}
