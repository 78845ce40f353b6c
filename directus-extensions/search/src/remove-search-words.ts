import { isDirectusError } from '@directus/errors';

/**
 * Cleans an unexpected error for the log. A database message may contain the query, and searches are never logged (decision 041). Only the code (or else
 * the name of the error) and the stack remain. Errors of Directus pass unchanged, because their messages do not contain the query.
 */
export function removeSearchWords(error: unknown): unknown {
  if (!(error instanceof Error) || isDirectusError(error)) return error;
  const { code } = error as { code?: unknown };
  const cleanError = new Error(`search: ${typeof code === 'string' ? code : error.name}`);
  const stackFrames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  cleanError.stack = [cleanError.message, ...stackFrames].join('\n');
  return cleanError;
}
