/**
 * Stands between Directus and its multipart parser (busboy). Directus starts writing a file before anybody has looked at
 * it, and listens for errors of the file's stream too late, so that a truncated upload ends the process. Here every file
 * is held back until its first bytes are judged, and a broken or aborted upload reaches Directus as one orderly error.
 */
import { Transform, type TransformCallback, type Writable } from 'node:stream';
import { InvalidPayloadError } from '@directus/errors';
import { isBusboyError } from './crash-net.ts';
import { HEAD_LENGTH } from './file-kinds.ts';
import type { GuardRequest } from './types.ts';
import type { UploadVerdict } from './upload-rules.ts';

export interface UploadInfo {
  readonly filename: string;
  readonly encoding: string;
  readonly mimeType: string;
}

export interface UploadPolicy {
  /** Judges a file by its declared type and its first bytes. */
  judge(declaredType: string, head: Uint8Array): UploadVerdict;
  /** Whether a form field is passed on. */
  takesField(name: string): boolean;
}

type FileStream = NodeJS.ReadableStream & { truncated?: boolean };

/**
 * Applies the policy to whatever multipart parser this request is piped into. Must run before the route's handler;
 * nothing else changes for the handler.
 */
export function watchUploads(request: GuardRequest, policy: UploadPolicy): void {
  const pipe = request.pipe.bind(request);
  request.pipe = <T extends NodeJS.WritableStream>(destination: T, options?: { end?: boolean }): T => {
    if (destination.listenerCount('file') > 0) watchParser(request, destination as unknown as Writable, policy);
    return pipe(destination, options);
  };
}

function watchParser(request: GuardRequest, parser: Writable, policy: UploadPolicy): void {
  const emit = parser.emit.bind(parser) as (event: string | symbol, ...values: unknown[]) => boolean;
  const turns = new Turns();
  let hasFailed = false;

  /** Only the first error is passed on: Directus answers once for each that it hears. */
  const fail = (error: unknown): boolean => {
    if (hasFailed) return true;
    hasFailed = true;
    return emit('error', isBusboyError(error) ? new InvalidPayloadError({ reason: error.message }) : error);
  };
  const inTurn = (event: string | symbol, values: unknown[]): boolean => {
    turns.add(() => {
      if (!hasFailed) emit(event, ...values);
    })();
    return true;
  };
  const holdFile = (name: string, source: FileStream, info: UploadInfo): boolean => {
    let type = info.mimeType;
    const ready = turns.add(() => {
      if (hasFailed) held.resume();
      else emit('file', name, held, { ...info, mimeType: type });
    });
    const held = new HeldFile(source, (head) => {
      const verdict = policy.judge(info.mimeType, head);
      if ('type' in verdict) type = verdict.type;
      else fail(new InvalidPayloadError({ reason: verdict.problem }));
      ready();
    });
    // Directus attaches its own handlers to the stream after several awaits; without this one an early error kills us.
    held.on('error', fail);
    source.on('error', (error: Error) => held.destroy(error));
    source.pipe(held);
    return true;
  };

  parser.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    if (event === 'file') return holdFile(...(values as [string, FileStream, UploadInfo]));
    if (event === 'field') return policy.takesField(String(values[0])) ? inTurn(event, values) : true;
    if (event === 'close') return inTurn(event, values);
    // Directus emits a list where a permission's validation refuses several fields.
    if (event === 'error') return fail(values[0]);
    return emit(event, ...values);
  };

  // A client that hangs up leaves the parser waiting for ever, with a half-written file and its row.
  request.once('close', () => {
    if (!request.complete) parser.destroy(new InvalidPayloadError({ reason: 'The upload was cut off' }));
  });
}

/** Runs what was added in the order of adding, each as soon as it is ready: fields belong to the file behind them. */
class Turns {
  readonly #waiting: Array<{ isReady: boolean; run: () => void }> = [];

  /** @returns call it when this turn is ready */
  add(run: () => void): () => void {
    const turn = { isReady: false, run };
    this.#waiting.push(turn);
    return () => {
      turn.isReady = true;
      while (this.#waiting[0]?.isReady === true) this.#waiting.shift()?.run();
    };
  }
}

/** A file on its way to Directus: reports its first bytes once, and keeps everything until somebody reads it. */
class HeldFile extends Transform {
  #head: Buffer[] = [];
  #length = 0;
  #isReported = false;
  readonly #source: FileStream;
  readonly #report: (head: Uint8Array) => void;

  constructor(source: FileStream, report: (head: Uint8Array) => void) {
    super();
    this.#source = source;
    this.#report = report;
  }

  /** Directus reads this to tell files over the size limit. */
  get truncated(): boolean {
    return this.#source.truncated === true;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    if (this.#isReported) {
      this.push(chunk);
    } else {
      this.#head.push(chunk);
      this.#length += chunk.length;
      if (this.#length >= HEAD_LENGTH) this.#release();
    }
    callback();
  }

  override _flush(callback: TransformCallback): void {
    if (!this.#isReported) this.#release();
    callback();
  }

  #release(): void {
    const head = Buffer.concat(this.#head);
    this.#head = [];
    this.#isReported = true;
    this.push(head);
    this.#report(head.subarray(0, HEAD_LENGTH));
  }
}
