/**
 * Range of bytes that a `Range` header requests (RFC 9110). `start` and `end` are the indexes of the first and the last byte. `whole`: the header contains no
 * valid single range, so the whole file is sent. `none`: the range is unsatisfiable.
 */
export type ByteRange = { start: number; end: number } | 'whole' | 'none';

/**
 * Parses a `Range` header.
 * @param size size of the file in bytes
 */
export function parseByteRange(header: string | null, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').trim());
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0 ? 'none' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'none' : { start, end };
}

/**
 * Applies a `Range` header to a stored response that contains the complete file. The status of the result is 206 for a range, 416 for an unsatisfiable range,
 * and 200 for a header without a valid single range. Without a header, returns the stored response.
 */
export async function toRangeResponse(storedResponse: Response, header: string | null): Promise<Response> {
  if (header === null) return storedResponse;
  const file = await storedResponse.blob();
  const range = parseByteRange(header, file.size);
  const headers = new Headers(storedResponse.headers);
  headers.delete('content-encoding');
  headers.set('accept-ranges', 'bytes');
  if (range === 'whole') {
    headers.set('content-length', String(file.size));
    return new Response(file, { status: 200, headers });
  }
  if (range === 'none') {
    headers.set('content-range', `bytes */${file.size}`);
    headers.set('content-length', '0');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  headers.set('content-length', String(range.end - range.start + 1));
  return new Response(file.slice(range.start, range.end + 1, file.type), { status: 206, headers });
}
