/** Unpacks a zip and parses its CSV in a worker thread. Inflating a few hundred megabytes takes seconds. */
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueueFullError, runOneAtATime } from '@hat-nang/model/backend/one-at-a-time';
import { type ImportedBook, readBook } from './import-book.ts';
import { readZip, ZipProblem, type ZippedFile } from './read-zip.ts';
import { JobStopped, runJob } from './worker-job.ts';

export interface UnpackRequest {
  /** Path of the zip. */
  readonly zip: string;
  /** Folder to unpack into. The caller removes it. */
  readonly folder: string;
}

export interface UnpackedBook {
  readonly book: ImportedBook;
  /** Media files with their paths. Contents of CSV and WebVTT files are in `book`. */
  readonly files: readonly ZippedFile[];
}

const LIMITS = { timeoutMs: 60_000, heapMb: 192 };
const MAX_QUEUED_JOBS = 4;

/**
 * Unpacks a zip inside the worker thread.
 * @throws ZipProblem if the zip or its CSV is refused
 */
export function unpackBook({ zip, folder }: UnpackRequest): UnpackedBook {
  let fileCount = 0;
  const files = readZip(readPieces(zip), undefined, (content) => {
    fileCount += 1;
    const path = join(folder, String(fileCount));
    writeFileSync(path, content);
    return { path };
  });
  return { book: readBook(files), files: files.filter(({ path }) => path !== undefined) };
}

function* readPieces(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const chunk = Buffer.alloc(65_536);
      const length = readSync(file, chunk);
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Runs `unpackBook` in a worker thread, one zip at a time.
 * @throws ZipProblem, also if too many imports wait or if the thread exceeds a limit
 */
export async function unpackInThread(unpackRequest: UnpackRequest): Promise<UnpackedBook> {
  const bundle = new URL(import.meta.url);
  bundle.search = '';
  try {
    return await runOneAtATime(
      'zips',
      () => runJob<UnpackedBook>(bundle, 'unpackBook', unpackRequest, LIMITS),
      MAX_QUEUED_JOBS,
    );
  } catch (error) {
    if (error instanceof QueueFullError)
      throw new ZipProblem('Other books are being imported, please try again / Đang nhập sách khác, hãy thử lại sau', {
        cause: error,
      });
    if (error instanceof JobStopped)
      throw new ZipProblem('The zip takes too long to unpack / Tệp zip giải nén quá lâu', { cause: error });
    if (error instanceof Error && error.name === 'ZipProblem') throw new ZipProblem(error.message, { cause: error });
    throw error;
  }
}
