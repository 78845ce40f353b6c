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

interface DownloadsRequest {
  readonly book: Book;
  readonly formats: readonly Format[];
}
type Question =
  | { readonly kind: keyof MediaSource; readonly file: MediaFile }
  | { readonly kind: 'braille'; readonly lines: readonly string[]; readonly language: Language }
  | { readonly kind: 'store'; readonly format: Format; readonly content: Uint8Array | undefined };

/** Limits of the worker thread for the downloads of one book. The timeout must be shorter than the lease of a job (ten minutes, job-queue.ts). */
const LIMITS = { timeoutMs: 5 * 60_000, heapMb: 384 };

/** What the main thread does for the downloads of a book. */
interface DownloadDesk {
  media: MediaSource;
  translate: TranslateBraille;
  /** Stores a download before the next one is built. `content` is undefined if the book has no content for the format. */
  store(format: Format, content: Buffer | undefined): Promise<void>;
}

/** Builds downloads inside the worker thread. The main thread provides the media and the braille, and stores the downloads. */
export async function makeDownloads({ book, formats }: DownloadsRequest, provideData: ProvideData): Promise<void> {
  const ask = async (question: Question) => Buffer.from(await provideData(question));
  const media: MediaSource = {
    picture: (file) => ask({ kind: 'picture', file }),
    original: (file) => ask({ kind: 'original', file }),
  };
  // A line of braille has no line break.
  const translate: TranslateBraille = async (lines, language) =>
    (await ask({ kind: 'braille', lines, language })).toString('utf8').split('\n');
  for (const format of formats) {
    const content = await makers[format](book, media, translate);
    await ask({ kind: 'store', format, content });
  }
}

/**
 * Runs `makeDownloads` in one worker thread for all formats, because the start of a thread takes as long as most downloads.
 * @throws JobStopped if the thread exceeds a limit; otherwise an Error with the name and message of the failure
 */
export async function makeDownloadsInThread(
  book: Book,
  formats: readonly Format[],
  { media, translate, store }: DownloadDesk,
): Promise<void> {
  const request: DownloadsRequest = { book, formats };
  const provideData: ProvideData = async (data) => {
    const question = data as Question;
    if (question.kind === 'braille')
      return Buffer.from((await translate(question.lines, question.language)).join('\n'), 'utf8');
    if (question.kind !== 'store') return media[question.kind](question.file);
    const { format, content } = question;
    await store(format, content && Buffer.from(content.buffer, content.byteOffset, content.byteLength));
    return new Uint8Array();
  };
  await runJob<void>(ownBundle(), 'makeDownloads', request, LIMITS, provideData);
}
