/** Middlewares for stored files: only safe types open in the browser (docs/threat-model.md 18), and requests for a range of one byte are served. */
import type { Response } from 'express';
import type { Middleware } from './types.ts';
import { isInlineType } from './upload-rules.ts';

/** Replaces `inline` with `attachment` unless the type is safe to show. Requires that Directus sets the content type before the disposition. */
export const setSafeDisposition: Middleware = (_request, response, next) => {
  rewriteHeaders(response, (name, value) => {
    if (name !== 'content-disposition' || !value.startsWith('inline')) return value;
    const type = String(response.getHeader('Content-Type') ?? '');
    return isInlineType(type) ? value : value.replace(/^inline/, 'attachment');
  });
  next();
};

/**
 * Serves ranges of one byte such as `Range: bytes=0-0`. Players request such ranges, and Directus refuses them with 416. This middleware changes the request to
 * a range of two bytes, and drops the second byte of the response.
 */
export const serveSingleByteRanges: Middleware = (request, response, next) => {
  const byteIndex = parseSingleByteRange(request.headers.range);
  if (byteIndex === undefined) return next();
  request.headers.range = `bytes=${byteIndex}-${byteIndex + 1}`;
  rewriteHeaders(response, (name, value) => {
    if (name === 'content-range') return value.replace(/^bytes \d+-\d+/, `bytes ${byteIndex}-${byteIndex}`);
    return name === 'content-length' && response.statusCode === 206 ? '1' : value;
  });
  const write = response.write.bind(response) as (chunk: Uint8Array) => boolean;
  let isSent = false;
  response.write = ((chunk: Uint8Array) => {
    if (response.statusCode !== 206) return write(chunk);
    if (isSent || chunk.length === 0) return true;
    isSent = true;
    return write(chunk.subarray(0, 1));
  }) as typeof response.write;
  next();
};

/** Returns the position in a range of one byte. Returns undefined for every other range. */
function parseSingleByteRange(range: string | undefined): number | undefined {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{1,12})$/.exec(range ?? '') ?? [];
  return start !== undefined && Number(start) === Number(end) ? Number(start) : undefined;
}

/** Rewrites the value of every header that `setHeader` sets after this call, except lists of values. `rewrite` gets the name in lower case. */
export function rewriteHeaders(response: Response, rewrite: (name: string, value: string) => string): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, typeof value === 'object' ? value : rewrite(name.toLowerCase(), String(value)));
}
