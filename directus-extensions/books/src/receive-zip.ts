import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import { limits, ZipProblem } from './read-zip.ts';

/** Milliseconds without a byte, and in all (Node ends every request after five minutes), until an unfinished body is refused. */
const IDLE_MS = 20_000;
const TOTAL_MS = 290_000;

/** Writes a request's body to a file: nothing of it is kept in memory. @throws ZipProblem when it is too large or does not arrive in time */
export async function receiveZip(request: Request, path: string, idleMs = IDLE_MS): Promise<void> {
  const late = new AbortController();
  const end = () => late.abort();
  const idle = setTimeout(end, idleMs);
  const total = setTimeout(end, TOTAL_MS);
  let size = 0;
  const counted = new Transform({
    transform(part: Buffer, _encoding, callback) {
      idle.refresh();
      size += part.length;
      const isTooLarge = size > limits.packed;
      callback(isTooLarge ? new ZipProblem('The zip is larger than 200 MB / Tệp zip lớn hơn 200 MB') : null, part);
    },
  });
  try {
    // The connection lives on for the answer: `pipeline` would destroy the request, and the socket with it.
    request.pipe(counted);
    request.once('aborted', end);
    await pipeline(counted, createWriteStream(path), { signal: late.signal });
  } catch (error) {
    request.unpipe(counted);
    request.resume();
    if (late.signal.aborted)
      throw new ZipProblem('The zip did not arrive in time / Tệp zip chưa được gửi đủ', { cause: error });
    throw error;
  } finally {
    clearTimeout(idle);
    clearTimeout(total);
  }
}
