'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { config, type z } from 'zod';

// Zod would try `new Function`, which the Content-Security-Policy refuses with an error in the console.
config({ jitless: true });

/** What a field needs of its form, whatever the form makes of the values. */
export type FormOf<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  | 'register'
  | 'formState'
  | 'getFieldState'
  | 'getValues'
  | 'setValue'
  | 'setError'
  | 'clearErrors'
  | 'setFocus'
  | 'trigger'
  | 'watch'
>;

/** Any object schema whose input is a form's values. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/**
 * A form whose rules are a zod schema; error messages are message keys. Fields are checked when they are sent, and from then on while they are
 * typed in, unless `mode` says otherwise.
 */
export const useFormOf = <Schema extends FormSchema>(
  schema: Schema,
  options: Omit<UseFormProps<z.input<Schema>, unknown, z.output<Schema>>, 'resolver'>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> =>
  useForm<z.input<Schema>, unknown, z.output<Schema>>({ ...options, resolver: zodResolver(schema) });
