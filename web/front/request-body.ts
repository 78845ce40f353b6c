import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import readRawBody, { type RawBodyError } from 'raw-body';

/** A body of more bytes than this is large, for example a picture. Many large bodies at once could fill the memory. */
const largeBodyBytes = 128 * 1024;
const limitLargeBodies = pLimit(6);
const graceMs = 10_000;
/** Minimum upload rate in bytes per second. The time limit of a body is `limit` divided by this rate, plus `allowedDelayMs`. */
const minBytesPerSecond = 64 * 1024;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reason why a body was not read: larger than its limit, too slow, or ended early by the client. */
export type BodyProblem = 'too-large' | 'too-slow' | 'cut-off';

/**
 * Reads the body of a request, at most `limit` bytes, and passes it to `use`. At most six large bodies are read or used at a time. A body without
 * Content-Length counts as large if `limit` allows a large one.
 * @param use its promise ends when the body is no longer needed
 * @param allowedDelayMs milliseconds in addition to the time that `limit` bytes need at 64 KB a second. While a large body waits for its turn, only the
 * request timeout of the server limits the time.
 */
export const withRequestBody = async (
  request: IncomingMessage,
  limit: number,
  use: (body: Buffer | BodyProblem) => Promise<void>,
  allowedDelayMs = graceMs,
): Promise<void> => {
  const length = Number(request.headers['content-length'] ?? limit);
  if (length > limit) return use('too-large');
  const readAndUse = async () => use(await readBody(request, limit, allowedDelayMs));
  return length > largeBodyBytes ? limitLargeBodies(readAndUse) : readAndUse();
};

const readBody = async (
  request: IncomingMessage,
  limit: number,
  allowedDelayMs: number,
): Promise<Buffer | BodyProblem> => {
  const timer = new AbortController();
  const maxMs = allowedDelayMs + (limit / minBytesPerSecond) * 1000;
  const body = readRawBody(request, { limit, length: request.headers['content-length'] }).catch(
    ({ type }: RawBodyError) => (type === 'entity.too.large' ? 'too-large' : 'cut-off'),
  );
  try {
    return await Promise.race([body, sleep(maxMs, 'too-slow' as const, timer)]);
  } finally {
    timer.abort();
  }
};
