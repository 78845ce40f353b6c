'use client';

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, type ApiErrorEntry, NetworkError } from '@/cms/rest';

export interface RefusalOptions<Values extends FieldValues> {
  /** Returns the message key for an error of the back end. If the function returns undefined, a default key is used. */
  toMessageKey?: (entry: ApiErrorEntry, status: number) => string | undefined;
  /** Returns the form field of an error. If the function is absent or returns undefined, the field that the error names is used. */
  toFieldName?: (entry: ApiErrorEntry) => Path<Values> | undefined;
}

const toDefaultKey = ({ extensions }: ApiErrorEntry, status: number): string => {
  if (extensions.key) return extensions.key;
  if (status === 429) return 'FORM.ERROR_TOO_MANY';
  return status >= 500 ? 'failure.server' : 'failure.unknown';
};

/**
 * Shows the messages of a failure beside the fields that it names. Messages without a field of this form are errors of the whole form. The input is
 * preserved.
 * @throws an error that is neither an ApiError nor a NetworkError, such as a script that did not load, after a general message is shown
 */
const showFailure = <Values extends FieldValues, Out>(
  form: Pick<UseFormReturn<Values, unknown, Out>, 'setError' | 'getValues'>,
  error: unknown,
  { toMessageKey, toFieldName }: RefusalOptions<Values> = {},
): void => {
  if (error instanceof NetworkError) {
    form.setError('root', { type: 'network', message: 'failure.network' });
    return;
  }
  if (!(error instanceof ApiError)) {
    form.setError('root', { type: 'unexpected', message: 'failure.server' });
    throw error;
  }
  const entries: readonly ApiErrorEntry[] =
    error.errors.length > 0 ? error.errors : [{ message: error.message, extensions: { code: 'UNKNOWN' } }];
  let isFirst = true;
  for (const entry of entries) {
    const message = toMessageKey?.(entry, error.status) ?? toDefaultKey(entry, error.status);
    const fieldName = toFieldName?.(entry) ?? entry.extensions.field;
    const field =
      fieldName !== undefined && Object.hasOwn(form.getValues(), fieldName) ? (fieldName as Path<Values>) : undefined;
    if (field) {
      form.setError(field, { type: 'refused', message }, { shouldFocus: isFirst });
      isFirst = false;
    } else form.setError('root', { type: 'refused', message });
  }
};

/**
 * Returns the `onSubmit` handler of a form. The handler validates the values, calls `send`, and shows errors.
 * @param send rejects with ApiError or NetworkError if the back end does not accept the values
 */
export const useSubmit = <Values extends FieldValues, Context, Out>(
  form: UseFormReturn<Values, Context, Out>,
  send: (values: Out) => Promise<void>,
  refusal: RefusalOptions<Values> = {},
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
    // React events bubble through portals. A form in a dialog must not submit the form around it.
    event.stopPropagation?.();
    if (form.formState.isSubmitting) return;
    void submit();
  };
};
