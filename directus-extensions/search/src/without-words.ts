import { isDirectusError } from '@directus/errors';

/**
 * An unforeseen error for the log. A database's message may repeat the query, and what people search for is written down nowhere (decision 041): only the
 * code and the place stay. Errors of Directus itself pass as they are: they repeat nothing of it.
 */
export function withoutWords(error: unknown): unknown {
  if (!(error instanceof Error) || isDirectusError(error)) return error;
  const { code } = error as { code?: unknown };
  const clean = new Error(`search: ${typeof code === 'string' ? code : error.name}`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  clean.stack = [clean.message, ...frames].join('\n');
  return clean;
}
