/** Parses a member's form with one file. Limits the size of the file, the duration of the upload, and the number and size of other fields. */

import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { Readable, Writable } from 'node:stream';

const busboy = createRequire(import.meta.url)('busboy') as (options: object) => Writable;

export interface PictureForm {
  readonly content: Buffer;
  readonly filename: string;
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Reason why a form is refused. `size`: the file is too large. `form`: the body is incomplete, arrives too slowly, has too many fields, or is not a form with
 * exactly one file.
 */
export class FormProblem extends Error {
  override name = 'FormProblem';
  readonly about: 'form' | 'size';

  constructor(about: 'form' | 'size', message: string) {
    super(message);
    this.about = about;
  }
}

export interface FormLimits {
  /** Maximum size of the file in bytes. */
  readonly bytes: number;
  /** Maximum duration of the upload in milliseconds. */
  readonly totalMs: number;
}

type FileStream = Readable & { truncated?: boolean };

/**
 * Reads a form with one file.
 * @throws FormProblem, after which the rest of the body is discarded; an error of busboy if the content type is not that of a form
 */
export function readPictureForm(
  request: Readable & { readonly headers: IncomingHttpHeaders },
  { bytes, totalMs }: FormLimits,
): Promise<PictureForm> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const files: Array<{ filename: string; parts: Buffer[] }> = [];
    const limits = { files: 1, fields: 10, parts: 12, fileSize: bytes, fieldSize: 1024, headerPairs: 20 };
    const parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
    const rejectForm = (about: 'form' | 'size', message: string) => {
      clearTimeout(timer);
      request.unpipe(parser);
      request.resume();
      reject(new FormProblem(about, message));
    };
    const timer = setTimeout(() => rejectForm('form', 'not finished in time'), totalMs);
    parser.on('field', (name: string, value: string) => fields.set(name, value));
    parser.on('file', (_name: string, source: FileStream, { filename = '' }: { filename?: string }) => {
      const parts: Buffer[] = [];
      files.push({ filename, parts });
      source.on('data', (part: Buffer) => parts.push(part));
      source.on('limit', () => rejectForm('size', 'the file is too large'));
      source.on('error', (error) => rejectForm('form', error.message));
    });
    for (const limitEvent of ['filesLimit', 'fieldsLimit', 'partsLimit'])
      parser.on(limitEvent, () => rejectForm('form', `too many parts: ${limitEvent}`));
    parser.on('error', (error: Error) => rejectForm('form', error.message));
    parser.on('close', () => {
      clearTimeout(timer);
      const [file] = files;
      if (file === undefined) return rejectForm('form', 'no file');
      resolve({ content: Buffer.concat(file.parts), filename: file.filename, fields });
    });
    request.once('aborted', () => rejectForm('form', 'cut off'));
    request.pipe(parser);
  });
}
