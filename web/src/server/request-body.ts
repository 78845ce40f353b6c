import { IncomingMessage } from 'node:http';

/** Bodies up to this size are always taken; larger ones (pictures) a few at a time, so that many senders cannot fill the memory. Bytes. */
const large = 128 * 1024;
const maximumLarge = 6;
/** Slower senders are given up. */
const graceMs = 10_000;
const bytesASecond = 64 * 1024;

let largeNow = 0;
const waiting = new Set<() => void>();

const releaseLarge = () => {
  largeNow--;
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
};

/** Whether a request brings a body along. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Why a body was not taken: larger than its limit, not here in time, or cut off by the client. */
export type BodyProblem = 'too-large' | 'too-slow' | 'cut-off';

export interface TakenBody {
  body: Buffer;
  /** To be called when the answer is sent. */
  release: () => void;
}

/**
 * Reads the body of a request, never more of it than `limit` bytes. Node cuts a body at its Content-Length, so that only one without it can turn out
 * larger than was said.
 * @param grace ms on top of what the body takes at 64 KB a second
 */
export const takeBody = (request: IncomingMessage, limit: number, grace = graceMs): Promise<TakenBody | BodyProblem> =>
  new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return resolve('too-large');
    let parts: Buffer[] = [];
    let size = 0;
    let isLarge = false;
    let isDone = false;
    const release = () => {
      waiting.delete(resume);
      if (isLarge) releaseLarge();
      isLarge = false;
    };
    const finish = (outcome: 'whole' | BodyProblem) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      request.off('data', take);
      if (outcome === 'whole') return resolve({ body: Buffer.concat(parts), release });
      parts = [];
      release();
      resolve(outcome);
    };
    const resume = () => {
      isLarge = true;
      largeNow++;
      request.resume();
    };
    const take = (part: Buffer) => {
      size += part.length;
      if (size > limit) return finish('too-large');
      parts.push(part);
      if (size <= large || isLarge) return;
      if (largeNow < maximumLarge) return resume();
      request.pause();
      waiting.add(resume);
    };
    const timer = setTimeout(() => finish('too-slow'), grace + (limit / bytesASecond) * 1000);
    request.on('data', take);
    request.once('end', () => finish('whole'));
    request.once('close', () => finish('cut-off'));
    request.once('error', () => finish('cut-off'));
  });

/** The same request with a body that has been read: what is behind reads it as if it came from the network. */
export const withBody = (request: IncomingMessage, body: Buffer): IncomingMessage => {
  const whole = new IncomingMessage(request.socket);
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = request;
  Object.assign(whole, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, complete: true });
  const { 'transfer-encoding': _, ...headers } = request.headers;
  whole.headers = { ...headers, 'content-length': String(body.length) };
  if (body.length > 0) whole.push(body);
  whole.push(null);
  return whole;
};
