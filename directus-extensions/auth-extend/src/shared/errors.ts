/** Declares the errors that refuse a request. Their responses have Directus's format, an `errors` list. */
import { isDirectusError } from '@directus/errors';
import {
  createErrorEntry,
  ERROR_STATUS,
  type ErrorCode,
  type ErrorEntry,
  type MessageKey,
} from '@hat-nang/model/contracts/errors';
import type { Response } from 'express';

/** Refuses a request with a status and the entries of `errors`. */
export class Refusal extends Error {
  readonly entries: readonly ErrorEntry[];

  constructor(entries: readonly ErrorEntry[]) {
    super(entries[0]?.extensions.code ?? 'refused');
    this.entries = entries;
  }
}

/**
 * Refuses a request with status 429.
 * @param seconds value of Retry-After; must not depend on whether an account exists
 */
export class TooManyRequests extends Refusal {
  readonly seconds: number;

  constructor(seconds: number) {
    super([createErrorEntry('REQUESTS_EXCEEDED', 'FORM.ERROR_TOO_MANY')]);
    this.seconds = seconds;
  }
}

export function refusal(code: ErrorCode, key: MessageKey, field?: string): Refusal {
  return new Refusal([createErrorEntry(code, key, field)]);
}

/**
 * Cleans an unexpected error for the log. A database message may contain the row, including the password hash, so only the code (or the name) and the stack
 * frames remain. Directus's own errors stay unchanged.
 */
export function removeRowContents(error: unknown): unknown {
  if (!(error instanceof Error) || isDirectusError(error)) return error;
  const { code } = error as { code?: unknown };
  const cleanError = new Error(`auth-extend: ${typeof code === 'string' ? code : error.name}`);
  // The extension `guard` detects a full disk by the code.
  if (typeof code === 'string') Object.assign(cleanError, { code });
  const stackFrames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  cleanError.stack = [cleanError.message, ...stackFrames].join('\n');
  return cleanError;
}

/** Sends the response of a refusal. */
export function sendRefusal(response: Response, problem: Refusal): void {
  const code = problem.entries[0]?.extensions.code ?? 'INVALID_PAYLOAD';
  if (problem instanceof TooManyRequests) response.setHeader('Retry-After', String(problem.seconds));
  response.status(ERROR_STATUS[code]).json({ errors: problem.entries });
}
