/** Refusals in Directus's shape: an `errors` list, one stable code each, and a message that a person can read. */
import { isDirectusError } from '@directus/errors';
import type { Response } from 'express';
import type { z } from 'zod';
import { ERROR_STATUS, type ErrorCode, type ErrorEntry, MESSAGES, type MessageKey } from './contract.ts';

/** What a handler throws to refuse. */
export class Refusal extends Error {
  readonly entries: readonly ErrorEntry[];

  constructor(entries: readonly ErrorEntry[]) {
    super(entries[0]?.extensions.code ?? 'refused');
    this.entries = entries;
  }
}

/** 429. @param seconds to wait, sent as Retry-After; it must depend on the limits alone, never on what exists. */
export class TooMany extends Refusal {
  readonly seconds: number;

  constructor(seconds: number) {
    super([entry('REQUESTS_EXCEEDED', 'FORM.ERROR_TOO_MANY')]);
    this.seconds = seconds;
  }
}

export function entry(code: ErrorCode, key: MessageKey, field?: string): ErrorEntry {
  return { message: MESSAGES[key], extensions: { code, key, ...(field === undefined ? {} : { field }) } };
}

export function refusal(code: ErrorCode, key: MessageKey, field?: string): Refusal {
  return new Refusal([entry(code, key, field)]);
}

/** The entries of a failed validation, the first problem of each field. What was typed is never repeated. */
export function validationEntries(issues: readonly z.core.$ZodIssue[]): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>();
  for (const issue of issues) {
    const found =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => entry('INVALID_PAYLOAD', 'FORM.ERROR_UNKNOWN_FIELD', key.slice(0, 64)))
        : [entryOf(issue)];
    for (const each of found) {
      const field = each.extensions.field ?? '';
      if (!entries.has(field)) entries.set(field, each);
    }
  }
  return [...entries.values()];
}

function entryOf(issue: z.core.$ZodIssue): ErrorEntry {
  const field = issue.path[0] === undefined ? undefined : String(issue.path[0]);
  const key = isMessageKey(issue.message) ? issue.message : 'FORM.ERROR_INVALID';
  const codes: Record<string, ErrorCode> = { password: 'INVALID_PASSWORD', otp: 'INVALID_OTP' };
  const isLogin = key.startsWith('LOGIN_FORM.');
  const code = field === undefined ? 'INVALID_PAYLOAD' : isLogin ? 'FAILED_VALIDATION' : codes[field];
  return entry(code ?? 'FAILED_VALIDATION', key, field);
}

function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(MESSAGES, text);
}

/**
 * An unforeseen error for the log. A database's message repeats the row, password hash and all, so only the code and the place stay; errors of
 * Directus itself pass as they are.
 */
export function withoutContents(error: unknown): unknown {
  if (!(error instanceof Error) || isDirectusError(error)) return error;
  const { code } = error as { code?: unknown };
  const clean = new Error(`auth-extend: ${typeof code === 'string' ? code : error.name}`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  clean.stack = [clean.message, ...frames].join('\n');
  return clean;
}

/** Answers a refusal. */
export function sendRefusal(response: Response, problem: Refusal): void {
  const code = problem.entries[0]?.extensions.code ?? 'INVALID_PAYLOAD';
  if (problem instanceof TooMany) response.setHeader('Retry-After', String(problem.seconds));
  response.status(ERROR_STATUS[code]).json({ errors: problem.entries });
}
