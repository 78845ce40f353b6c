'use client';

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { buttonRecipe } from '@/theme/recipes';
import type { FormHandle } from './use-schema-form.ts';

/** The button component for client components. */
export const ActionButton = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
/** A link styled as a button. */
export const ActionLink = chakra('a', buttonRecipe);

/** A button styled as a link, inside text or below a form. */
export const TextButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'target',
    px: '1',
    mx: '-1',
    fontWeight: 'bold',
    color: 'fg.link',
    textAlign: 'start',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
    _disabled: { color: 'fg.muted', textDecoration: 'none', cursor: 'default' },
  },
});

/** Submits the form. During a request the button keeps the focus, and screen readers announce the button as busy. useSubmit blocks a second submit. */
export function SubmitButton<Values extends FieldValues>({
  form,
  children,
}: {
  form: FormHandle<Values>;
  children: ReactNode;
}) {
  const { isSubmitting } = form.formState;
  return (
    <ActionButton
      type="submit"
      size="lg"
      width="100%"
      aria-disabled={isSubmitting || undefined}
      aria-busy={isSubmitting}
    >
      {isSubmitting ? (
        <chakra.span
          aria-hidden="true"
          width="1.1em"
          height="1.1em"
          borderRadius="full"
          borderWidth="3px"
          borderColor="currentColor"
          borderTopColor="transparent"
          animation="turn 800ms linear infinite"
        />
      ) : null}
      {children}
    </ActionButton>
  );
}
