'use client';

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { buttonRecipe } from '@/theme/recipes';
import type { FormOf } from './form-of.ts';

/** The site's button for parts that run in the browser. */
export const ActionButton = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
/** A link that looks like it. */
export const ActionLink = chakra('a', buttonRecipe);

/** Something inside running text, or below a form, that is pressed like a link. */
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

/** Sends the form. While it is on its way the button keeps the focus and says that it is busy; useSubmit lets no second one through. */
export function SubmitButton<Values extends FieldValues>({
  form,
  children,
}: {
  form: FormOf<Values>;
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
