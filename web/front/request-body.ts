import type { IncomingMessage } from 'node:http';

/**
 * A body of more bytes than this is large, for example a picture. At most `maxLargeBodies` large bodies have a slot. The reading of further large bodies
 * pauses until a slot is free, because many senders could otherwise fill the memory.
 */
const largeBodyBytes = 128 * 1024;
const maxLargeBodies = 6;
const graceMs = 10_000;
/** Minimum upload rate in bytes per second. The time limit of a body is `limit` divided by this rate, plus `allowedDelayMs`. */
const minBytesPerSecond = 64 * 1024;

let largeBodies = 0;
const pausedBodies = new Set<() => void>();

const releaseLargeBody = () => {
  largeBodies--;
  const [next] = pausedBodies;
  if (!next) return;
  pausedBodies.delete(next);
  next();
};

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reason why a body was not read: larger than its limit, too slow, or ended early by the client. */
export type BodyProblem = 'too-large' | 'too-slow' | 'cut-off';

export interface RequestBody {
  body: Buffer;
  /** Frees the slot of a large body. Must be called when the response has ended. */
  release: () => void;
}

/**
 * Reads the body of a request, at most `limit` bytes. Node stops at the Content-Length, so only a body without that header can exceed the limit during the
 * read.
 * @param allowedDelayMs milliseconds in addition to the time that `limit` bytes need at 64 KB a second. While a large body waits for its slot, only the
 * request timeout of the server limits the time.
 */
export const readRequestBody = (
  request: IncomingMessage,
  limit: number,
  allowedDelayMs = graceMs,
): Promise<RequestBody | BodyProblem> =>
  new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return resolve('too-large');
    let parts: Buffer[] = [];
    let size = 0;
    let isLarge = false;
    let isDone = false;
    const release = () => {
      pausedBodies.delete(resumeReading);
      if (isLarge) releaseLargeBody();
      isLarge = false;
    };
    const finishReading = (outcome: 'whole' | BodyProblem) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      request.off('data', onData);
      if (outcome === 'whole') return resolve({ body: Buffer.concat(parts), release });
      parts = [];
      release();
      resolve(outcome);
    };
    const startTimer = () =>
      setTimeout(() => finishReading('too-slow'), allowedDelayMs + (limit / minBytesPerSecond) * 1000);
    let timer = startTimer();
    const takeSlot = () => {
      isLarge = true;
      largeBodies++;
    };
    const resumeReading = () => {
      takeSlot();
      timer = startTimer();
      request.resume();
    };
    const onData = (part: Buffer) => {
      size += part.length;
      if (size > limit) return finishReading('too-large');
      parts.push(part);
      if (size <= largeBodyBytes || isLarge) return;
      if (largeBodies < maxLargeBodies) return takeSlot();
      clearTimeout(timer);
      request.pause();
      pausedBodies.add(resumeReading);
    };
    request.on('data', onData);
    request.once('end', () => finishReading('whole'));
    request.once('close', () => finishReading('cut-off'));
    request.once('error', () => finishReading('cut-off'));
  });
