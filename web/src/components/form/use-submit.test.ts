import type { UseFormReturn } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/cms/rest';
import { useSubmit as createSubmit } from './use-submit.ts';

/** Submits a form whose request fails. Returns the error that the submit throws, if any, and the messages that the form shows. */
const submitFailing = async (failure: Error) => {
  const setError = vi.fn();
  let outcome: Promise<unknown> = Promise.resolve();
  const form = {
    formState: { isSubmitting: false },
    setError,
    getValues: () => ({ email: '' }),
    handleSubmit: (onValid: (values: object) => Promise<void>) => async () => {
      outcome = onValid({});
      await outcome.catch(() => undefined);
    },
  } as unknown as UseFormReturn<{ email: string }>;
  createSubmit(form, () => Promise.reject(failure))({ preventDefault: () => undefined });
  const error: unknown = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, messages: setError.mock.calls.map(([field, { message }]) => [field, message]) };
};

it('a form names the field of a refusal, and says why else nothing was sent', async () => {
  const entry = { message: '', extensions: { code: 'X', key: 'FORM.ERROR_EMAIL', field: 'email' } } as const;
  expect(await submitFailing(new ApiError(400, [entry]))).toEqual({
    error: undefined,
    messages: [['email', 'FORM.ERROR_EMAIL']],
  });
  expect(await submitFailing(new NetworkError())).toEqual({
    error: undefined,
    messages: [['root', 'failure.network']],
  });
});

it('a form reports an unexpected error, which remains visible to developers', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  expect(await submitFailing(failure)).toEqual({ error: failure, messages: [['root', 'failure.server']] });
});
