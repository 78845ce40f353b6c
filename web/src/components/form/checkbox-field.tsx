'use client';

import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldError } from './group-frame.tsx';
import type { FormHandle } from './use-schema-form.ts';

/** A native check box with a sentence as its label. The whole line is the click target. */
export function CheckboxField<Values extends FieldValues>({
  form,
  name,
  children,
}: {
  form: FormHandle<Values>;
  name: Path<Values>;
  children: ReactNode;
}) {
  const id = useId();
  const { error } = form.getFieldState(name, form.formState);
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.label
        htmlFor={id}
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="target"
        lineHeight="snug"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          flexShrink="0"
          width="1.375rem"
          height="1.375rem"
          accentColor="{colors.fg.link}"
          cursor="pointer"
          {...form.register(name)}
        />
        <span>{children}</span>
      </chakra.label>
      <FieldError id={`${id}-error`} message={error?.message} />
    </chakra.div>
  );
}
