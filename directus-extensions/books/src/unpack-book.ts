/** Unpacks a zip and parses its CSV, or an EPUB, in a worker thread. Inflating a few hundred megabytes takes seconds. */
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueueFullError, runOneAtATime } from '@hat-nang/model/backend/one-at-a-time';
import type { Lang } from '@hat-nang/model/languages';
import { readEpub } from './epub-import/read-epub.ts';
import { type ImportedBook, readBook } from './import-book.ts';
import { readZip, type StoreContent, selectEpubEntry, ZipProblem, type ZippedFile } from './read-zip.ts';
import { JobStopped, ownBundle, runJob } from './worker-job.ts';

export interface UnpackRequest {
  /** Path of the zip. */
  readonly zip: string;
  /** Folder to unpack into. The caller removes it. */
  readonly folder: string;
  /** Language of messages about an EPUB. */
  readonly lang: Lang;
}

export interface UnpackedBook {
  readonly book: ImportedBook;
  /** Media files with their paths. Contents of CSV and WebVTT files are in `book`. */
  readonly files: readonly ZippedFile[];
  /** What an import of an EPUB leaves out. */
  readonly notes: readonly string[];
  /** Rights as an EPUB states them. */
  readonly rights: string;
}

const LIMITS = { timeoutMs: 60_000, heapMb: 192 };
const MAX_QUEUED_JOBS = 4;

/**
 * Unpacks a zip inside the worker thread.
 * @throws ZipProblem if the zip, its CSV or the EPUB is refused
 */
export async function unpackBook({ zip, folder, lang }: UnpackRequest): Promise<UnpackedBook> {
  let fileCount = 0;
  const storeContent: StoreContent = (content) => {
    fileCount += 1;
    const path = join(folder, String(fileCount));
    writeFileSync(path, content);
    return { path };
  };
  if (isEpub(zip))
    return readEpub(readZip(readPieces(zip), undefined, storeContent, selectEpubEntry), lang, storeContent);
  const files = readZip(readPieces(zip), undefined, storeContent);
  return { book: readBook(files), files: files.filter(({ path }) => path !== undefined), notes: [], rights: '' };
}

const CENTRAL_HEADER = 0x02014b50;
const CENTRAL_HEADER_BYTES = 46;
const MAX_DIRECTORY_BYTES = 1024 * 1024;

/** Recognises an EPUB: its first entry is its media type, or the directory at the end of the zip names `META-INF/container.xml`. */
function isEpub(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(58);
    readSync(file, head, 0, head.length, 0);
    if (head.toString('latin1', 30) === 'mimetypeapplication/epub+zip') return true;
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(Math.min(size, MAX_DIRECTORY_BYTES));
    readSync(file, tail, 0, tail.length, size - tail.length);
    const name = tail.lastIndexOf('META-INF/container.xml', undefined, 'latin1');
    return name >= CENTRAL_HEADER_BYTES && tail.readUInt32LE(name - CENTRAL_HEADER_BYTES) === CENTRAL_HEADER;
  } finally {
    closeSync(file);
  }
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
  try {
    return await runOneAtATime(
      'zips',
      () => runJob<UnpackedBook>(ownBundle(), 'unpackBook', unpackRequest, LIMITS),
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
