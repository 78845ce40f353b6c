'use client';

import { chakra, Input } from '@chakra-ui/react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EyeClosedGlyph, EyeGlyph } from './glyphs.tsx';
import { FieldFrame, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps<Values extends FieldValues> = Omit<TextFieldProps<Values>, 'type' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a "show" button. The value is never trimmed, spell-checked or capitalised. */
export function PasswordField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional,
  hasInitialFocus,
  ...input
}: PasswordFieldProps<Values>) {
  const { t } = useTranslation('account');
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame form={form} name={name} label={label} hint={hint} isOptional={isOptional}>
      {(ids) => (
        <chakra.div position="relative">
          <Input
            {...input}
            {...ids}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            pr="3.25rem"
            data-autofocus={hasInitialFocus || undefined}
            {...form.register(name)}
          />
          <chakra.button
            type="button"
            disabled={input.disabled}
            aria-controls={ids.id}
            aria-label={t(isShown ? 'password.hide' : 'password.show')}
            onClick={() => setIsShown(!isShown)}
            position="absolute"
            right="0.125rem"
            top="0.125rem"
            width="target"
            height="target"
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            borderRadius="md"
            cursor="pointer"
            color="fg.muted"
            _hover={{ color: 'fg' }}
            _disabled={{ cursor: 'not-allowed', opacity: 0.55 }}
          >
            {isShown ? <EyeClosedGlyph size="1.375rem" /> : <EyeGlyph size="1.375rem" />}
          </chakra.button>
        </chakra.div>
      )}
    </FieldFrame>
  );
}
