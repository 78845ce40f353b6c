/** Builds downloads in a worker thread, because the layout of a PDF needs seconds of CPU time. */
import { makeAudiobook } from './audiobook.ts';
import type { Book, Format, MediaFile, MediaSource } from './book.ts';
import { makeEpub } from './epub.ts';
import { makeNarrationZip } from './narration-zip.ts';
import { makePdf } from './pdf.ts';
import { makePdfBooklet } from './pdf-booklet.ts';
import { ownBundle, type ProvideData, runJob } from './worker-job.ts';

const makers: Readonly<Record<Format, (book: Book, media: MediaSource) => Promise<Buffer | undefined>>> = {
  pdf: makePdf,
  pdf_booklet: makePdfBooklet,
  epub: makeEpub,
  mp3: makeAudiobook,
  mp3_zip: makeNarrationZip,
};

interface DownloadRequest {
  readonly book: Book;
  readonly format: Format;
}
interface MediaQuestion {
  readonly kind: keyof MediaSource;
  readonly file: MediaFile;
}

/** Limits of the worker thread for one download. The timeout must be shorter than the lease of a job (ten minutes, job-queue.ts). */
const LIMITS = { timeoutMs: 5 * 60_000, heapMb: 384 };

/** Builds a download inside the worker thread. The main thread provides the media. Returns undefined if the book has no content for the format. */
export function makeDownload(
  { book, format }: DownloadRequest,
  provideMedia: ProvideData,
): Promise<Uint8Array | undefined> {
  const readMedia = async (question: MediaQuestion) => Buffer.from(await provideMedia(question));
  const media: MediaSource = {
    picture: (file) => readMedia({ kind: 'picture', file }),
    original: (file) => readMedia({ kind: 'original', file }),
  };
  return makers[format](book, media);
}

/**
 * Runs `makeDownload` in a worker thread. Returns undefined if the book has no content for the format.
 * @throws JobStopped if the thread exceeds a limit; otherwise an Error with the name and message of the failure
 */
export async function makeDownloadInThread(
  book: Book,
  format: Format,
  media: MediaSource,
): Promise<Buffer | undefined> {
  const request: DownloadRequest = { book, format };
  const provideMedia: ProvideData = (question) => {
    const { kind, file } = question as MediaQuestion;
    return media[kind](file);
  };
  const download = await runJob<Uint8Array | undefined>(ownBundle(), 'makeDownload', request, LIMITS, provideMedia);
  return download && Buffer.from(download.buffer, download.byteOffset, download.byteLength);
}
