'use client';

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import { EnvelopeGlyph } from '@/components/form/glyphs';
import { DialogBadge } from './dialog-badge.tsx';
import { OpenEmailLink } from './open-email-link.tsx';

/** Content of the dialogs "confirm-username" and "confirm-password": a mail with the username, or with a link to reset the password, was requested. */
export function CheckEmail({
  title,
  text,
  email,
  onBack,
}: {
  title: string;
  text: ReactNode;
  email: string | undefined;
  onBack: () => void;
}) {
  const { t } = useTranslation('account');
  return (
    <DialogFrame
      title={title}
      intro={text}
      picture={
        <DialogBadge>
          <EnvelopeGlyph size="2.25rem" />
        </DialogBadge>
      }
      back={{ label: t('backToLogin'), onClick: onBack }}
    >
      <OpenEmailLink email={email} />
      <chakra.p fontSize="sm" color="fg.muted" textAlign="center">
        {t('requestEmail.hint')}
      </chakra.p>
    </DialogFrame>
  );
}
