'use client';

import { chakra } from '@chakra-ui/react';
import { href } from '@hat-nang/model/routes';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/cms/rest';
import { DialogFrame } from '@/components/dialog/dialog-frame';
import { Notice } from '@/components/form/form-message';
import { WarningGlyph } from '@/components/form/glyphs';
import { ActionButton, ActionLink } from '@/components/form/submit-button';
import { useLang, useMessage } from '@/i18n/client';
import { DialogBadge } from './dialog-badge.tsx';
import type { ButtonRequest } from './use-press.ts';

/** Checks whether an error means that the link from the mail is used, expired, or invalid. */
export const isInvalidLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'INVALID_TOKEN' || error.errors[0]?.extensions.field === 'token');

/** A column of buttons in a dialog that asks for a decision. */
export function DecisionButtons({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {children}
    </chakra.div>
  );
}

/** A button that sends a request. During the request the button is `aria-disabled` instead of `disabled`, so that it keeps the focus. */
export function SubmitOnceButton({
  press: { isBusy },
  ...button
}: { press: ButtonRequest } & Omit<ComponentProps<typeof ActionButton>, 'type'>) {
  return (
    <ActionButton
      size="lg"
      width="100%"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy}
      opacity={isBusy ? 0.6 : undefined}
      {...button}
    />
  );
}

/** The error message of the last click. Screen readers announce the message immediately. */
export function PressError({ press: { errorKey } }: { press: ButtonRequest }) {
  const toText = useMessage();
  return (
    <chakra.div role="alert" _empty={{ position: 'absolute' }}>
      {errorKey ? <Notice tone="error">{toText(errorKey)}</Notice> : null}
    </chakra.div>
  );
}

/** The message that the link from a mail is invalid, with a button to the login dialog and a link to the contact page. */
export function InvalidLink({ text, onLogin }: { text: string; onLogin: () => void }) {
  const { t } = useTranslation(['mail-links', 'account']);
  const lang = useLang();
  return (
    <DialogFrame
      title={t('dead.title')}
      intro={text}
      picture={
        <DialogBadge tone="error">
          <WarningGlyph size="2.25rem" />
        </DialogBadge>
      }
      back={{ label: t('account:backToLogin'), onClick: onLogin }}
    >
      <ActionLink href={href(lang, 'contact')} variant="outline" size="lg" width="100%">
        {t('dead.contact')}
      </ActionLink>
    </DialogFrame>
  );
}
