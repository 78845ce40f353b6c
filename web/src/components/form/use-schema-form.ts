'use client';

import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  set,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';

/** The members of a form that a field needs, without the output type of the form. */
export type FormHandle<Values extends FieldValues> = Pick<
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

/** A zod schema that validates the values of a form. */
export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

/** Creates a resolver that returns the first error of each field. It replaces @hookform/resolvers, which also contains code for other validation libraries. */
const createResolver =
  <Schema extends FormSchema>(schema: Schema): Resolver<z.input<Schema>, unknown, z.output<Schema>> =>
  (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<z.input<Schema>> = {};
    const reportedNames = new Set<string>();
    for (const { path, message, code } of parsed.error.issues) {
      const name = path.join('.') || 'root';
      if (reportedNames.has(name)) continue;
      reportedNames.add(name);
      set(errors, name, { type: code, message });
    }
    return { values: {}, errors };
  };

/**
 * Returns a form that a zod schema validates. Errors are message keys. By default, fields are validated on submit, and after the first submit on each input.
 */
export const useSchemaForm = <Schema extends FormSchema>(
  schema: Schema,
  options: Omit<UseFormProps<z.input<Schema>, unknown, z.output<Schema>>, 'resolver'>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> =>
  useForm<z.input<Schema>, unknown, z.output<Schema>>({ ...options, resolver: createResolver(schema) });
