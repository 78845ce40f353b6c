'use client';

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, type ApiErrorEntry, NetworkError } from '@/cms/rest';

export interface Refusal<Values extends FieldValues> {
  /** The message key of a refusal, where the form words one otherwise than the answer does. */
  keyOf?: (entry: ApiErrorEntry, status: number) => string | undefined;
  /** The field of the form that an entry belongs to, where it is not the answer's own. */
  fieldOf?: (entry: ApiErrorEntry) => Path<Values> | undefined;
}

const defaultKey = ({ extensions }: ApiErrorEntry, status: number): string => {
  if (extensions.key) return extensions.key;
  if (status === 429) return 'FORM.ERROR_TOO_MANY';
  return status >= 500 ? 'failure.server' : 'failure.unknown';
};

/** Puts a failure into the form: beside the fields it names, else above the button. Nothing that was typed is touched. */
const showFailure = <Values extends FieldValues, Out>(
  form: Pick<UseFormReturn<Values, unknown, Out>, 'setError' | 'getValues'>,
  error: unknown,
  { keyOf, fieldOf }: Refusal<Values> = {},
): void => {
  if (error instanceof NetworkError) {
    form.setError('root', { type: 'network', message: 'failure.network' });
    return;
  }
  if (!(error instanceof ApiError)) throw error;
  const entries: readonly ApiErrorEntry[] =
    error.errors.length > 0 ? error.errors : [{ message: error.message, extensions: { code: 'UNKNOWN' } }];
  let isFirst = true;
  for (const entry of entries) {
    const message = keyOf?.(entry, error.status) ?? defaultKey(entry, error.status);
    const named = fieldOf?.(entry) ?? entry.extensions.field;
    const field = named !== undefined && Object.hasOwn(form.getValues(), named) ? (named as Path<Values>) : undefined;
    if (field) {
      form.setError(field, { type: 'refused', message }, { shouldFocus: isFirst });
      isFirst = false;
    } else form.setError('root', { type: 'refused', message });
  }
};

/**
 * The `onSubmit` of a form: checks, sends once, and shows what went wrong.
 * @param send rejects with ApiError or NetworkError when the values were not taken
 */
export const useSubmit = <Values extends FieldValues, Context, Out>(
  form: UseFormReturn<Values, Context, Out>,
  send: (values: Out) => Promise<void>,
  refusal: Refusal<Values> = {},
) => {
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      showFailure(form, error, refusal);
    }
  });
  return (event: { preventDefault: () => void; stopPropagation?: () => void }): void => {
    event.preventDefault();
    // React's events travel through portals: a form in a dialog must not send the one around it.
    event.stopPropagation?.();
    if (form.formState.isSubmitting) return;
    void submit();
  };
};
