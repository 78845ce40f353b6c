/**
 * Wraps Directus's multipart parser (busboy). That parser stores a file before any check, crashes on a truncated upload, and waits forever for an
 * incomplete form. This file buffers each file until it is checked, limits parts and time, and reports a single error.
 */
import type { Writable } from 'node:stream';
import { InvalidPayloadError, ServiceUnavailableError } from '@directus/errors';
import { QueueFull } from '@hat-nang/model/backend/one-at-a-time';
import { BufferedFile, CapacityError, type FileStream } from './buffered-file.ts';
import { isBusboyError } from './crash-net.ts';
import type { GuardRequest } from './types.ts';
import type { UploadVerdict } from './upload-rules.ts';

interface UploadInfo {
  readonly filename: string;
  readonly encoding: string;
  readonly mimeType: string;
}

export interface UploadLimits {
  readonly files: number;
  readonly fields: number;
  /** Timeouts of an incomplete request in milliseconds: since the last byte, and in total. */
  readonly idleMs: number;
  readonly totalMs: number;
}

export interface UploadPolicy {
  readonly limits: UploadLimits;
  /** Checks the declared type and the first bytes of a file. */
  judge(declaredType: string, head: Uint8Array): UploadVerdict;
  /**
   * Returns a check of the whole content, or undefined if none is needed. The check runs before Directus receives any of the file. It returns a problem
   * or undefined.
   */
  wholeJudge(type: string): ((content: Uint8Array) => Promise<string | undefined>) | undefined;
  /** Checks whether a form field is forwarded. */
  takesField(name: string): boolean;
}

/** Applies the policy to the multipart parser that this request is piped into. Call it before the route's handler. */
export function watchUploads(request: GuardRequest, policy: UploadPolicy): void {
  const pipe = request.pipe.bind(request);
  request.pipe = <T extends NodeJS.WritableStream>(destination: T, options?: { end?: boolean }): T => {
    if (destination.listenerCount('file') > 0) watchParser(request, destination as unknown as Writable, policy);
    return pipe(destination, options);
  };
}

function watchParser(request: GuardRequest, parser: Writable, policy: UploadPolicy): void {
  const emit = parser.emit.bind(parser) as (event: string | symbol, ...values: unknown[]) => boolean;
  const uploadQueue = new Turns();
  const bufferedFiles = new Map<BufferedFile, FileStream>();
  const count = { file: 0, field: 0 };
  let hasFailed = false;
  let hasClosed: () => void = () => undefined;
  const formEnd = new Promise<void>((resolve) => {
    hasClosed = resolve;
  });

  /** Forwards only the first error, because Directus responds to each of them. Discards the rest of the body. */
  const fail = (error: unknown): boolean => {
    if (hasFailed) return true;
    hasFailed = true;
    stopClock();
    request.unpipe(parser);
    for (const [file, source] of bufferedFiles) {
      source.unpipe(file);
      source.resume();
      file.destroy(new Error('the upload was refused'));
    }
    request.resume();
    return emit('error', answerTo(error));
  };
  const refuse = (reason: string) => fail(new InvalidPayloadError({ reason }));
  const stopClock = startClock(request, policy.limits, refuse);
  const inTurn = (event: string | symbol, values: unknown[]): boolean => {
    uploadQueue.add(() => {
      if (!hasFailed) emit(event, ...values);
    })();
    return true;
  };
  const holdFile = (name: string, source: FileStream, info: UploadInfo): boolean => {
    let type = info.mimeType;
    const ready = uploadQueue.add(() => {
      if (!hasFailed) emit('file', name, file, { ...info, mimeType: type });
    });
    const file = new BufferedFile(source, (head) => {
      const verdict = policy.judge(info.mimeType, head);
      if ('problem' in verdict) {
        refuse(verdict.problem);
        return undefined;
      }
      type = verdict.type;
      const judgeWhole = policy.wholeJudge(type);
      if (judgeWhole === undefined) {
        ready();
        return undefined;
      }
      return async (content) => {
        // A form that breaks off after a complete file must be refused too. The file therefore waits for the end of the form.
        await formEnd;
        const problem = await judgeWhole(content);
        if (problem !== undefined) throw new InvalidPayloadError({ reason: problem });
        ready();
      };
    });
    bufferedFiles.set(file, source);
    // Directus attaches its handlers after several awaits. Without this handler an early error would crash the process.
    file.on('error', fail);
    file.once('close', () => bufferedFiles.delete(file));
    source.on('error', (error: Error) => file.destroy(error));
    source.pipe(file);
    return true;
  };
  const isTooMuch = (event: 'file' | 'field'): boolean => {
    count[event] += 1;
    return count[event] > policy.limits[`${event}s`];
  };
  const drop = (event: 'file' | 'field', value: unknown): boolean => {
    if (event === 'file') (value as FileStream).on('error', () => undefined).resume();
    return hasFailed || refuse(`At most ${policy.limits.files} file and ${policy.limits.fields} fields in one request`);
  };

  parser.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    if (event === 'file' || event === 'field') {
      if (hasFailed || isTooMuch(event)) return drop(event, values[1]);
      if (event === 'file') return holdFile(...(values as [string, FileStream, UploadInfo]));
      return policy.takesField(String(values[0])) ? inTurn(event, values) : true;
    }
    if (event === 'close') {
      stopClock();
      if (count.file === 0 && !hasFailed) return refuse('No files were included in the body');
      hasClosed();
      return inTurn(event, values);
    }
    // The error may be a list. Directus emits one if a permission refuses several fields.
    if (event === 'error') return fail(values[0]);
    return emit(event, ...values);
  };

  // After a disconnect the parser would wait forever, and leave a half-written file and its row.
  request.once('close', () => {
    stopClock();
    if (!request.complete) parser.destroy(new InvalidPayloadError({ reason: 'The upload was cut off' }));
  });
}

function answerTo(error: unknown): unknown {
  if (isBusboyError(error)) return new InvalidPayloadError({ reason: error.message });
  if (error instanceof CapacityError || error instanceof QueueFull)
    return new ServiceUnavailableError({ service: 'files', reason: 'Too many large files at once, please try again' });
  return error;
}

/**
 * Starts the timeouts of a body.
 * @returns a function that stops them
 */
function startClock(request: GuardRequest, limits: UploadLimits, refuse: (reason: string) => unknown): () => void {
  const end = () => {
    // This header closes the connection after the response.
    if (!request.res?.headersSent) request.res?.setHeader('Connection', 'close');
    refuse('The upload was not finished in time');
  };
  const total = setTimeout(end, limits.totalMs);
  // A body is paused while Directus writes. That delay is not the client's fault, so the timeout starts again.
  const idle = setTimeout(() => (request.isPaused() ? idle.refresh() : end()), limits.idleMs);
  const rearm = () => idle.refresh();
  const stop = () => {
    clearTimeout(total);
    clearTimeout(idle);
    request.off('data', rearm);
  };
  request.on('data', rearm);
  request.once('end', stop);
  return stop;
}

/** Runs callbacks in the order in which they were added, each as soon as it is ready. Form fields therefore arrive before the file that follows them. */
class Turns {
  readonly #waiting: Array<{ isReady: boolean; run: () => void }> = [];

  /**
   * Adds a callback.
   * @returns a function that marks this callback as ready
   */
  add(run: () => void): () => void {
    const turn = { isReady: false, run };
    this.#waiting.push(turn);
    return () => {
      turn.isReady = true;
      while (this.#waiting[0]?.isReady === true) this.#waiting.shift()?.run();
    };
  }
}
