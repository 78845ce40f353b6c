/** Builds downloads in a worker thread, because the layout of a PDF needs seconds of CPU time. */
import { makeAudiobook } from './audiobook.ts';
import type { Book, Format, Language, MediaFile, MediaSource } from './book.ts';
import type { TranslateBraille } from './braille-command.ts';
import { makeBrf } from './brf.ts';
import { makeEpub, makeFixedEpub } from './epub.ts';
import { makeNarrationZip } from './narration-zip.ts';
import { makePdf } from './pdf.ts';
import { makePdfBooklet } from './pdf-booklet.ts';
import { ownBundle, type ProvideData, runJob } from './worker-job.ts';

type Maker = (book: Book, media: MediaSource, translate: TranslateBraille) => Promise<Buffer | undefined>;

const makers: Readonly<Record<Format, Maker>> = {
  pdf: makePdf,
  pdf_booklet: makePdfBooklet,
  epub: makeEpub,
  mp3: makeAudiobook,
  mp3_zip: makeNarrationZip,
  epub_fixed: makeFixedEpub,
  brf: makeBrf,
};

interface DownloadRequest {
  readonly book: Book;
  readonly format: Format;
}
type Question =
  | { readonly kind: keyof MediaSource; readonly file: MediaFile }
  | { readonly kind: 'braille'; readonly lines: readonly string[]; readonly language: Language };

/** Limits of the worker thread for one download. The timeout must be shorter than the lease of a job (ten minutes, job-queue.ts). */
const LIMITS = { timeoutMs: 5 * 60_000, heapMb: 384 };

/** Builds a download inside the worker thread. The main thread provides the media and the braille. Returns undefined if the book has no content for the format. */
export function makeDownload(
  { book, format }: DownloadRequest,
  provideData: ProvideData,
): Promise<Uint8Array | undefined> {
  const ask = async (question: Question) => Buffer.from(await provideData(question));
  const media: MediaSource = {
    picture: (file) => ask({ kind: 'picture', file }),
    original: (file) => ask({ kind: 'original', file }),
  };
  // A line of braille has no line break.
  const translate: TranslateBraille = async (lines, language) =>
    (await ask({ kind: 'braille', lines, language })).toString('utf8').split('\n');
  return makers[format](book, media, translate);
}

/**
 * Runs `makeDownload` in a worker thread. Returns undefined if the book has no content for the format.
 * @throws JobStopped if the thread exceeds a limit; otherwise an Error with the name and message of the failure
 */
export async function makeDownloadInThread(
  book: Book,
  format: Format,
  media: MediaSource,
  translate: TranslateBraille,
): Promise<Buffer | undefined> {
  const request: DownloadRequest = { book, format };
  const provideData: ProvideData = async (data) => {
    const question = data as Question;
    if (question.kind !== 'braille') return media[question.kind](question.file);
    return Buffer.from((await translate(question.lines, question.language)).join('\n'), 'utf8');
  };
  const download = await runJob<Uint8Array | undefined>(ownBundle(), 'makeDownload', request, LIMITS, provideData);
  return download && Buffer.from(download.buffer, download.byteOffset, download.byteLength);
}
