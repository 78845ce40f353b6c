/**
 * Wraps Directus's multipart parser (busboy). With that parser alone, Directus stores a file before any check, crashes on a truncated upload, and waits forever
 * for an incomplete form. This file holds back each file until it is checked, limits parts and time, and reports a single error.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Writable } from 'node:stream';
import { InvalidPayloadError, ServiceUnavailableError } from '@directus/errors';
import { QueueFullError } from '@hat-nang/model/backend/one-at-a-time';
import { BufferedFile, CapacityError, type FileStream } from './buffered-file.ts';
import { isBusboyError } from './crash-net.ts';
import type { GuardRequest } from './types.ts';
import { toStorableName, type UploadVerdict } from './upload-rules.ts';

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
   * Returns a check of the whole content, or undefined if no such check is needed. The check runs before Directus receives any byte of the file. The check
   * resolves with the reason to refuse the file, or with undefined.
   */
  wholeJudge(type: string): ((content: Uint8Array) => Promise<string | undefined>) | undefined;
  /** Checks whether a form field is forwarded. */
  takesField(name: string): boolean;
}

/** Applies the policy to the multipart parser that this request is piped into. Call it before the route's handler. */
export function watchUploads(request: GuardRequest, policy: UploadPolicy): void {
  const originalPipe = request.pipe.bind(request);
  request.pipe = <T extends NodeJS.WritableStream>(destination: T, options?: { end?: boolean }): T => {
    if (destination.listenerCount('file') > 0) watchParser(request, destination as unknown as Writable, policy);
    return originalPipe(destination, options);
  };
}

function watchParser(request: GuardRequest, parser: Writable, policy: UploadPolicy): void {
  const emitUnchanged = parser.emit.bind(parser) as (event: string | symbol, ...eventArgs: unknown[]) => boolean;
  // The data of a body arrives in the async context of its socket. The handlers of the parser need the async context of their request.
  const runInRequestContext = AsyncLocalStorage.snapshot();
  const originalEmit: typeof emitUnchanged = (event, ...eventArgs) =>
    runInRequestContext(() => emitUnchanged(event, ...eventArgs));
  const uploadQueue = new TaskQueue();
  const bufferedFiles = new Map<BufferedFile, FileStream>();
  const partCounts = { file: 0, field: 0 };
  let hasFailed = false;
  let resolveFormEnd: () => void = () => undefined;
  const formEnd = new Promise<void>((resolve) => {
    resolveFormEnd = resolve;
  });

  /** Forwards only the first error of an upload, because Directus would respond to each error. Discards the rest of the body. */
  const failUpload = (error: unknown): boolean => {
    if (hasFailed) return true;
    hasFailed = true;
    stopTimeouts();
    request.unpipe(parser);
    for (const [file, source] of bufferedFiles) {
      source.unpipe(file);
      source.resume();
      file.destroy(new Error('the upload was refused'));
    }
    request.resume();
    return originalEmit('error', toClientError(error));
  };
  const refuse = (reason: string) => failUpload(new InvalidPayloadError({ reason }));
  const stopTimeouts = startTimeouts(request, policy.limits, refuse);
  const emitInOrder = (event: string | symbol, eventArgs: unknown[]): boolean => {
    uploadQueue.add(() => {
      if (!hasFailed) originalEmit(event, ...eventArgs);
    })();
    return true;
  };
  const bufferFile = (name: string, source: FileStream, info: UploadInfo): boolean => {
    let type = info.mimeType;
    const markReady = uploadQueue.add(() => {
      if (!hasFailed)
        originalEmit('file', name, file, { ...info, filename: storableName(info.filename), mimeType: type });
    });
    const file = new BufferedFile(source, (head) => {
      const verdict = policy.judge(info.mimeType, head);
      if ('problem' in verdict) {
        refuse(verdict.problem);
        return undefined;
      }
      type = verdict.type;
      const judgeContent = policy.wholeJudge(type);
      if (judgeContent === undefined) {
        markReady();
        return undefined;
      }
      return async (content) => {
        // A form that breaks off after a complete file must be refused too, so the check waits for the end of the form.
        await formEnd;
        const problem = await judgeContent(content);
        if (problem !== undefined) throw new InvalidPayloadError({ reason: problem });
        markReady();
      };
    });
    bufferedFiles.set(file, source);
    // Directus attaches its handlers after several awaits. Without this handler an early error would crash the process.
    file.on('error', failUpload);
    file.once('close', () => bufferedFiles.delete(file));
    source.on('error', (error: Error) => file.destroy(error));
    source.pipe(file);
    return true;
  };
  const isOverLimit = (event: 'file' | 'field'): boolean => {
    partCounts[event] += 1;
    return partCounts[event] > policy.limits[`${event}s`];
  };
  const discard = (event: 'file' | 'field', value: unknown): boolean => {
    if (event === 'file') (value as FileStream).on('error', () => undefined).resume();
    return hasFailed || refuse(`At most ${policy.limits.files} file and ${policy.limits.fields} fields in one request`);
  };

  parser.emit = (event: string | symbol, ...eventArgs: unknown[]): boolean => {
    if (event === 'file' || event === 'field') {
      if (hasFailed || isOverLimit(event)) return discard(event, eventArgs[1]);
      if (event === 'file') return bufferFile(...(eventArgs as [string, FileStream, UploadInfo]));
      const [name, value, ...others] = eventArgs;
      if (!policy.takesField(String(name))) return true;
      return emitInOrder(event, [name, name === 'filename_download' ? storableName(value) : value, ...others]);
    }
    if (event === 'close') {
      stopTimeouts();
      if (partCounts.file === 0 && !hasFailed) return refuse('No files were included in the body');
      resolveFormEnd();
      return emitInOrder(event, eventArgs);
    }
    // The argument can also be a list: Directus emits a list of errors if a permission refuses several fields.
    if (event === 'error') return failUpload(eventArgs[0]);
    return originalEmit(event, ...eventArgs);
  };

  // After a disconnect the parser would wait forever, and leave a half-written file and its row.
  request.once('close', () => {
    stopTimeouts();
    if (!request.complete) parser.destroy(new InvalidPayloadError({ reason: 'The upload was cut off' }));
  });
}

/** Returns a file name that can be stored. Returns a value that is not text unchanged, because Directus refuses such a name. */
const storableName = (name: unknown) => (typeof name === 'string' ? toStorableName(name) : name);

function toClientError(error: unknown): unknown {
  if (isBusboyError(error)) return new InvalidPayloadError({ reason: error.message });
  if (error instanceof CapacityError || error instanceof QueueFullError)
    return new ServiceUnavailableError({ service: 'files', reason: 'Too many large files at once, please try again' });
  return error;
}

/**
 * Starts the timeouts of a body.
 * @returns a function that stops them
 */
function startTimeouts(request: GuardRequest, limits: UploadLimits, refuse: (reason: string) => unknown): () => void {
  const failOnTimeout = () => {
    // This header closes the connection after the response.
    if (!request.res?.headersSent) request.res?.setHeader('Connection', 'close');
    refuse('The upload was not finished in time');
  };
  const totalTimer = setTimeout(failOnTimeout, limits.totalMs);
  // A body can be paused because Directus writes slowly. The client has not caused this delay, so the timeout starts again.
  const idleTimer = setTimeout(() => (request.isPaused() ? idleTimer.refresh() : failOnTimeout()), limits.idleMs);
  const resetIdleTimer = () => idleTimer.refresh();
  const stopTimers = () => {
    clearTimeout(totalTimer);
    clearTimeout(idleTimer);
    request.off('data', resetIdleTimer);
  };
  request.on('data', resetIdleTimer);
  request.once('end', stopTimers);
  return stopTimers;
}

/** Runs callbacks in the order in which they were added, as soon as they are ready. Form fields therefore arrive before the file that follows them. */
class TaskQueue {
  readonly #waiting: Array<{ isReady: boolean; run: () => void }> = [];

  /**
   * Adds a callback.
   * @returns a function that marks this callback as ready
   */
  add(task: () => void): () => void {
    const queuedTask = { isReady: false, run: task };
    this.#waiting.push(queuedTask);
    return () => {
      queuedTask.isReady = true;
      while (this.#waiting[0]?.isReady === true) this.#waiting.shift()?.run();
    };
  }
}
