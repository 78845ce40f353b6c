import { Transform, type TransformCallback } from 'node:stream';
import { FILE_HEAD_BYTES } from '@hat-nang/model/backend/file-kinds';

export type FileStream = NodeJS.ReadableStream & { truncated?: boolean };

/** Total bytes of the files that this process buffers for a check of the whole content. */
let bufferedBytes = 0;
const MAX_BUFFERED_BYTES = 128 * 1024 * 1024;

/** Error for too many large uploads at once. The client should retry later. */
export class CapacityError extends Error {
  override name = 'CapacityError';
}

/**
 * Stream of an uploaded file. The stream reports the first bytes of the file once. Then it passes the content on, or buffers the content until the whole file
 * is checked.
 */
export class BufferedFile extends Transform {
  #parts: Buffer[] = [];
  #length = 0;
  #countedBytes = 0;
  #isJudged = false;
  #judgeWhole: ((content: Buffer) => Promise<void>) | undefined;
  readonly #source: FileStream;
  readonly #report: (head: Uint8Array) => ((content: Buffer) => Promise<void>) | undefined;

  /**
   * @param report receives the first `FILE_HEAD_BYTES` bytes (fewer for a shorter file). It returns a check of the whole content, or undefined if the whole
   * content needs no check. The promise of the check rejects if the file is refused.
   */
  constructor(source: FileStream, report: (head: Uint8Array) => ((content: Buffer) => Promise<void>) | undefined) {
    super();
    this.#source = source;
    this.#report = report;
  }

  /** True if the parser has cut the file at the size limit. Directus reads this property. */
  get truncated(): boolean {
    return this.#source.truncated === true;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    if (this.#isJudged && this.#judgeWhole === undefined) {
      this.push(chunk);
      callback();
      return;
    }
    this.#parts.push(chunk);
    this.#length += chunk.length;
    if (!this.#isJudged && this.#length >= FILE_HEAD_BYTES) this.#judge();
    callback(this.#countBytes());
  }

  override _flush(callback: TransformCallback): void {
    if (!this.#isJudged) this.#judge();
    if (this.#judgeWhole === undefined) {
      callback();
      return;
    }
    const content = Buffer.concat(this.#parts);
    this.#judgeWhole(content).then(
      () => {
        this.push(content);
        this.#parts = [];
        callback();
      },
      (error: Error) => callback(error),
    );
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#parts = [];
    bufferedBytes -= this.#countedBytes;
    this.#countedBytes = 0;
    callback(error);
  }

  #judge(): void {
    this.#isJudged = true;
    const content = Buffer.concat(this.#parts);
    this.#judgeWhole = this.#report(content.subarray(0, FILE_HEAD_BYTES));
    if (this.#judgeWhole !== undefined) return;
    this.#parts = [];
    this.push(content);
  }

  #countBytes(): Error | null {
    if (this.#judgeWhole === undefined || this.destroyed) return null;
    bufferedBytes += this.#length - this.#countedBytes;
    this.#countedBytes = this.#length;
    return bufferedBytes > MAX_BUFFERED_BYTES ? new CapacityError('too many large files at once') : null;
  }
}
