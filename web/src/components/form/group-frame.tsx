'use client';

import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '@/i18n/client';
import { WarningGlyph } from './glyphs.tsx';
import type { FieldFrameProps } from './text-field.tsx';

/** The error below a native control. The live region is always rendered, because screen readers ignore a region that is inserted together with its text. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  const toText = useMessage();
  const styles = useSlotRecipe({ key: 'field' })();
  return (
    <div aria-live="polite">
      {message ? (
        <chakra.span id={id} css={styles.errorText}>
          <WarningGlyph />
          {toText(message)}
        </chakra.span>
      ) : null}
    </div>
  );
}

/** Id prefix and state of a group, for the controls in the group. */
export interface GroupState {
  /** Prefix of the ids of the controls. */
  id: string;
  isInvalid: boolean;
}

/** A fieldset around several controls. The legend is the label; hint and error describe the whole group. */
export function GroupFrame<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional = false,
  role,
  children,
}: FieldFrameProps<Values> & { role?: 'radiogroup'; children: (group: GroupState) => ReactNode }) {
  const id = useId();
  const { t } = useTranslation('account');
  const styles = useSlotRecipe({ key: 'field' })();
  const { error } = form.getFieldState(name, form.formState);
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <chakra.fieldset
      role={role}
      // ARIA allows no invalid state on a group of check boxes, so each check box has this state instead.
      aria-invalid={role && error ? true : undefined}
      aria-describedby={describedBy || undefined}
      minWidth="0"
      css={styles.root}
    >
      <chakra.legend css={styles.label} float="left" width="100%">
        {label}
        {isOptional ? (
          <chakra.span fontWeight="normal" fontSize="0.9em" color="fg.muted">
            ({t('optional')})
          </chakra.span>
        ) : null}
      </chakra.legend>
      {hint ? (
        <chakra.span id={`${id}-hint`} css={styles.helperText}>
          {hint}
        </chakra.span>
      ) : null}
      {children({ id, isInvalid: Boolean(error) })}
      <FieldError id={`${id}-error`} message={error?.message} />
    </chakra.fieldset>
  );
}

/** The card around a radio button or a check box. The whole card is the click target, and shows selection and focus. */
export const ChoiceCard = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '3rem',
    px: '3.5',
    py: '2',
    bg: 'bg.surface',
    color: 'fg',
    lineHeight: 'snug',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, box-shadow',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': {
      bg: 'bg.info',
      color: 'fg.info',
      borderColor: 'fg.link',
      boxShadow: '0 0 0 1px {colors.fg.link}',
    },
    '&:has(:focus-visible)': { borderColor: 'border.focus', boxShadow: '0 0 0 2px {colors.border.focus}' },
    '& input': {
      flexShrink: 0,
      width: '1.375rem',
      height: '1.375rem',
      margin: 0,
      accentColor: '{colors.fg.link}',
      cursor: 'pointer',
    },
    '& input:focus-visible': { outline: 'none' },
  },
});
