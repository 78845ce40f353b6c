'use client';

import { Field, Input } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '@/i18n/client';
import { WarningGlyph } from './glyphs.tsx';
import type { FormHandle } from './use-schema-form.ts';

export interface FieldFrameProps<Values extends FieldValues> {
  form: FormHandle<Values>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  /** True adds "(optional)" to the label. */
  isOptional?: boolean;
}

/** Ids that link a control to its label, hint and error. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
}

/** Frame of a form field. The label is above the control. Hint and error are below the control. Screen readers announce a new error. */
export function FieldFrame<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional = false,
  children,
}: FieldFrameProps<Values> & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const { t } = useTranslation('account');
  const toText = useMessage();
  const { error } = form.getFieldState(name, form.formState);
  const ids = { errorText: `${id}-error`, helperText: `${id}-hint` };
  const describedBy = [error ? ids.errorText : '', hint ? ids.helperText : ''].filter(Boolean).join(' ');
  return (
    <Field.Root invalid={Boolean(error)} id={id} ids={ids}>
      <Field.Label>
        {label}
        {isOptional ? (
          <span style={{ fontWeight: 'normal', fontSize: '0.9em', color: 'var(--c-colors-fg-muted)' }}>
            ({t('optional')})
          </span>
        ) : null}
      </Field.Label>
      {children({ id, 'aria-describedby': describedBy || undefined })}
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
      {/* The live region is always rendered, because screen readers ignore a region that is inserted together with its text. */}
      <div aria-live="polite">
        <Field.ErrorText aria-live="off">
          <WarningGlyph />
          {toText(error?.message ?? '')}
        </Field.ErrorText>
      </div>
    </Field.Root>
  );
}

export interface TextFieldProps<Values extends FieldValues>
  extends FieldFrameProps<Values>,
    Pick<
      ComponentProps<'input'>,
      'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'disabled' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
    > {
  /** True if the field gets the focus when its dialog opens. */
  hasInitialFocus?: boolean;
}

export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional,
  hasInitialFocus,
  ...input
}: TextFieldProps<Values>) {
  return (
    <FieldFrame form={form} name={name} label={label} hint={hint} isOptional={isOptional}>
      {(ids) => <Input {...input} {...ids} data-autofocus={hasInitialFocus || undefined} {...form.register(name)} />}
    </FieldFrame>
  );
}
