import { ApiError, NetworkError } from '@/cms/rest';

/**
 * Returns the message key for a failed request outside a form.
 * @throws the given error if it is neither an ApiError nor a NetworkError
 */
export const toFailureKey = (error: unknown): string => {
  if (error instanceof NetworkError) return 'failure.network';
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 429) return 'FORM.ERROR_TOO_MANY';
  return error.errors[0]?.extensions.key ?? (error.status >= 500 ? 'failure.server' : 'failure.unknown');
};
