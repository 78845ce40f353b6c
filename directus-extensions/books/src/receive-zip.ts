import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import { defaultZipLimits, ZipProblem } from './read-zip.ts';

/** Maximum milliseconds between two parts of a body, and for the whole body. The total is just below the five minutes of Node's `requestTimeout`. */
const IDLE_MS = 20_000;
const TOTAL_MS = 290_000;

/**
 * Streams the body of a request to a file, without holding the whole body in memory.
 * @throws ZipProblem if the body is too large, too slow or aborted
 */
export async function receiveZip(request: Request, path: string, idleMs = IDLE_MS): Promise<void> {
  const timeout = new AbortController();
  const abortUpload = () => timeout.abort();
  const idleTimer = setTimeout(abortUpload, idleMs);
  const totalTimer = setTimeout(abortUpload, TOTAL_MS);
  let size = 0;
  const sizeLimiter = new Transform({
    transform(part: Buffer, _encoding, callback) {
      idleTimer.refresh();
      size += part.length;
      const isTooLarge = size > defaultZipLimits.compressedBytes;
      callback(isTooLarge ? new ZipProblem('The zip is larger than 200 MB / Tệp zip lớn hơn 200 MB') : null, part);
    },
  });
  try {
    // On an error, `pipeline` would destroy the request, and with the request the socket for the response. The request is therefore piped separately.
    request.pipe(sizeLimiter);
    request.once('aborted', abortUpload);
    await pipeline(sizeLimiter, createWriteStream(path), { signal: timeout.signal });
  } catch (error) {
    request.unpipe(sizeLimiter);
    request.resume();
    if (timeout.signal.aborted)
      throw new ZipProblem('The zip did not arrive in time / Tệp zip chưa được gửi đủ', { cause: error });
    throw error;
  } finally {
    clearTimeout(idleTimer);
    clearTimeout(totalTimer);
  }
}
