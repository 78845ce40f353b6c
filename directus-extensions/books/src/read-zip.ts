import { detectFileKind } from '@hat-nang/model/backend/file-kinds';
import { strFromU8, Unzip, UnzipInflate } from 'fflate';

/** Error that says why a zip is refused. Its message is for the editor, in English and Vietnamese. */
export class ZipProblem extends Error {
  override name = 'ZipProblem';
}

export interface ZipLimits {
  /** Maximum size of the zip in bytes. */
  compressedBytes: number;
  /** Maximum size of one unpacked file in bytes. */
  file: number;
  /** Maximum size of all unpacked files together in bytes. */
  totalBytes: number;
  /** Maximum number of files of the book. The zip may have twice as many entries, because folders and system files are entries too. */
  count: number;
  /** Maximum size of one CSV or WebVTT file in bytes. */
  text: number;
  /**
   * Maximum ratio of unpacked bytes to bytes of the zip. `allowanceBytes` are allowed in addition. Pictures and sounds hardly compress, so a higher ratio
   * indicates a zip bomb.
   */
  ratio: number;
  allowanceBytes: number;
}

export const defaultZipLimits: ZipLimits = {
  compressedBytes: 200 * 1024 * 1024,
  file: 60 * 1024 * 1024,
  totalBytes: 400 * 1024 * 1024,
  count: 600,
  text: 2 * 1024 * 1024,
  ratio: 50,
  allowanceBytes: 10 * 1024 * 1024,
} as const;

/** File types that a book may contain. `kinds` lists the kinds that `detectFileKind` may find in the content. For text files, `kinds` is empty. */
const fileTypes: Readonly<Record<string, { type: string; kinds: readonly string[] }>> = {
  csv: { type: 'text/csv', kinds: [] },
  vtt: { type: 'text/vtt', kinds: [] },
  jpg: { type: 'image/jpeg', kinds: ['jpeg'] },
  jpeg: { type: 'image/jpeg', kinds: ['jpeg'] },
  png: { type: 'image/png', kinds: ['png'] },
  webp: { type: 'image/webp', kinds: ['webp'] },
  m4a: { type: 'audio/mp4', kinds: ['mp4'] },
  mp3: { type: 'audio/mpeg', kinds: ['mp3'] },
  mp4: { type: 'video/mp4', kinds: ['mp4'] },
};

export interface ZippedFile {
  /** File name without folders, in lower case. In an EPUB: path inside the EPUB. */
  name: string;
  type: string;
  /** Content of a CSV or WebVTT file, or of a file that was not written to disk. */
  content?: Buffer;
  /** Path of the file's content, if it was written to disk. */
  path?: string;
}

/** An entry of a zip. `kinds` lists the kinds that `detectFileKind` may find in the content. For text files, `kinds` is empty. */
interface ZipEntryType {
  /** True if content of another kind gives an empty file without a type. Otherwise the zip is refused. */
  readonly isLenient?: boolean;
  readonly name: string;
  readonly type: string;
  readonly kinds: readonly string[];
}
/**
 * Selects the entries of a zip. Returns undefined for an entry that is skipped.
 * @param names names of the selected entries; the function adds the new name
 */
type SelectEntry = (path: string, names: Set<string>) => ZipEntryType | undefined;

/** Stores the content of a media file. Returns the content itself, or the path of the stored file. */
export type StoreContent = (content: Buffer) => { content: Buffer } | { path: string };

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';
/** Checks whether a path is a hidden file, or a metadata file of macOS or Windows. Such files are skipped. */
const isSystemFile = (path: string) => /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i.test(path);

/**
 * Reads the files of a book from a zip. Only the last part of a path is used, which prevents path traversal. Sizes are checked as declared and again while
 * unpacking, which stops zip bombs.
 * @param zip bytes of the zip, in pieces or as a whole
 * @throws ZipProblem with the reason
 */
export function readZip(
  zip: Uint8Array | Iterable<Uint8Array>,
  maxSizes: ZipLimits = defaultZipLimits,
  storeContent: StoreContent = (content) => ({ content }),
  selectEntry: SelectEntry = typeOf,
): ZippedFile[] {
  const files: ZippedFile[] = [];
  const names = new Set<string>();
  const totals = { packed: 0, declared: 0, all: 0, entries: 0, files: 0 };
  const unzip = new Unzip((file) => {
    const path = file.name.replaceAll('\\', '/');
    if (++totals.entries > maxSizes.count * 2)
      throw new ZipProblem(`More than ${maxSizes.count} files / Nhiều hơn ${maxSizes.count} tệp`);
    const isSkipped = path.endsWith('/') || isSystemFile(path);
    if (!isSkipped) checkPath(path);
    const fileType = isSkipped ? undefined : selectEntry(path, names);
    if (fileType && ++totals.files > maxSizes.count)
      throw new ZipProblem(`More than ${maxSizes.count} files / Nhiều hơn ${maxSizes.count} tệp`);
    totals.declared += file.originalSize ?? 0;
    checkSizes(path, file.originalSize ?? 0, totals.declared, maxSizes);
    const parts: Buffer[] = [];
    let size = 0;
    file.ondata = (error, data, isLast) => {
      // The unzip library catches an error that this function throws, and passes it to a later call as `error`.
      if (error instanceof Error && error.name === 'ZipProblem') throw error;
      if (error) throw new ZipProblem(`Cannot be unpacked / Không giải nén được: ${path}`);
      size += data.length;
      totals.all += data.length;
      checkSizes(path, size, totals.all, maxSizes);
      if (totals.all > maxSizes.allowanceBytes + totals.packed * maxSizes.ratio)
        throw new ZipProblem(`Unpacks to far more than it is / Giải nén ra quá lớn: ${path}`);
      if (!fileType) return;
      if (fileType.kinds.length === 0 && size > maxSizes.text)
        throw new ZipProblem(`Text larger than 2 MB / Văn bản lớn hơn 2 MB: ${path}`);
      parts.push(Buffer.from(data));
      if (!isLast) return;
      const content = Buffer.concat(parts);
      const { name, type, kinds } = fileType;
      const isOtherKind = kinds.length > 0 && !kinds.includes(detectFileKind(content.subarray(0, 4100)));
      if (isOtherKind && !fileType.isLenient)
        throw new ZipProblem(`The content is not what the name says / Nội dung không đúng với tên tệp: ${path}`);
      if (isOtherKind) files.push({ name, type: '', content: Buffer.alloc(0) });
      else files.push({ name, type, ...(kinds.length === 0 ? { content } : storeContent(content)) });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (const piece of splitPieces(zip)) {
      if (totals.packed === 0 && detectFileKind(piece.subarray(0, 64)) !== 'zip')
        throw new ZipProblem('The file is not a zip / Tệp không phải là zip');
      totals.packed += piece.length;
      if (totals.packed > maxSizes.compressedBytes)
        throw new ZipProblem('The zip is larger than 200 MB / Tệp zip lớn hơn 200 MB');
      unzip.push(piece);
    }
    if (totals.packed === 0) throw new ZipProblem('The file is not a zip / Tệp không phải là zip');
    unzip.push(new Uint8Array(), true);
  } catch (error) {
    if (error instanceof ZipProblem) throw error;
    throw new ZipProblem('The zip is damaged / Tệp zip bị hỏng', { cause: error });
  }
  return files;
}

/** Splits a whole zip into pieces of 64 KB, so that the sizes are checked after each piece. Pieces that the caller passes stay as they are. */
function* splitPieces(zip: Uint8Array | Iterable<Uint8Array>): Generator<Uint8Array> {
  if (!(zip instanceof Uint8Array)) return yield* zip;
  for (let start = 0; start < zip.length; start += 65_536) yield zip.subarray(start, start + 65_536);
}

function checkSizes(path: string, size: number, totalUnpackedBytes: number, maxSizes: ZipLimits): void {
  if (size > maxSizes.file) throw new ZipProblem(`Larger than 60 MB / Lớn hơn 60 MB: ${path}`);
  if (totalUnpackedBytes > maxSizes.totalBytes)
    throw new ZipProblem('Larger than 400 MB unpacked / Giải nén lớn hơn 400 MB');
}

function checkPath(path: string): void {
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..') || path.includes('\0'))
    throw new ZipProblem(`A path that leads out of the zip / Đường dẫn không hợp lệ: ${path}`);
}

/**
 * Returns the name and the type of a file, and adds the name to `names`.
 * @throws ZipProblem if a book may not have files of this type, or if another file has the same name
 */
function typeOf(path: string, names: Set<string>): ZipEntryType {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const ending = endingOf(name);
  const fileType = Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined;
  if (!fileType) throw new ZipProblem(`Not a file of a book / Không phải tệp của sách: ${path}`);
  if (names.has(name)) throw new ZipProblem(`Two files of one name / Hai tệp trùng tên: ${name}`);
  names.add(name);
  return { name, ...fileType };
}

/** Files of an EPUB that are read. Styles, fonts, scripts and all other files are skipped. */
const epubTypes: Readonly<Record<string, Omit<ZipEntryType, 'name'>>> = {
  ...fileTypes,
  ...Object.fromEntries(
    ['xml', 'opf', 'xhtml', 'html', 'htm', 'smil'].map((ending) => [ending, { type: 'text/xml', kinds: [] }]),
  ),
  // An MP4 file is read as narration. Videos of an EPUB are not imported.
  mp4: { type: 'audio/mp4', kinds: ['mp4'] },
};

/**
 * Selects the files of an EPUB by their paths. A file that is not what its name says is a problem only if the book uses it.
 * @throws ZipProblem if two files have the same path
 */
export const selectEpubEntry: SelectEntry = (path, names) => {
  const ending = endingOf(path);
  const fileType = Object.hasOwn(epubTypes, ending) ? epubTypes[ending] : undefined;
  if (!fileType) return undefined;
  if (names.has(path)) throw new ZipProblem(`Two files of one name / Hai tệp trùng tên: ${path}`);
  names.add(path);
  return { name: path, ...fileType, isLenient: true };
};

export const decodeFileText = ({ content }: ZippedFile): string =>
  strFromU8(new Uint8Array(content ?? Buffer.alloc(0)));
