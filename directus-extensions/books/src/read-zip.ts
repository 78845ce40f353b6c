import { strFromU8, Unzip, UnzipInflate } from 'fflate';
import { kindOf } from '../../guard/src/file-kinds.ts';

/** A zip that is refused: `reason` in both languages. */
export class ZipProblem extends Error {
  override name = 'ZipProblem';
}

export interface Limits {
  /** Bytes of the zip, of one file, of all files; number of files. */
  packed: number;
  file: number;
  all: number;
  count: number;
}

export const limits: Limits = {
  packed: 200 * 1024 * 1024,
  file: 60 * 1024 * 1024,
  all: 400 * 1024 * 1024,
  count: 600,
} as const;

/** What a book is made of, and which first bytes it must have. */
const types: Readonly<Record<string, { type: string; kinds: readonly string[] }>> = {
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
  /** Name without folders, in lower case. */
  name: string;
  type: string;
  content: Buffer;
}

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';
/** What macOS and Windows put beside. */
const isBeside = (path: string) => /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i.test(path);

/**
 * The files of a book in a zip. Nothing is written to a disk: paths are only names here, and sizes are counted while unpacking, so that neither a
 * path that leads out nor a bomb does anything.
 * @throws ZipProblem that names the file
 */
export function readZip(zip: Uint8Array, most: Limits = limits): ZippedFile[] {
  if (zip.length > most.packed) throw new ZipProblem('The zip is larger than 200 MB / Tệp zip lớn hơn 200 MB');
  if (kindOf(zip.subarray(0, 64)) !== 'zip') throw new ZipProblem('The file is not a zip / Tệp không phải là zip');
  const files: ZippedFile[] = [];
  const names = new Set<string>();
  let all = 0;
  let count = 0;
  const unzip = new Unzip((file) => {
    const path = file.name.replaceAll('\\', '/');
    if (path.endsWith('/') || isBeside(path)) return;
    if (++count > most.count) throw new ZipProblem(`More than ${most.count} files / Nhiều hơn ${most.count} tệp`);
    if (path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..') || path.includes('\0'))
      throw new ZipProblem(`A path that leads out of the zip / Đường dẫn không hợp lệ: ${path}`);
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const known = types[endingOf(name)];
    if (!known) throw new ZipProblem(`Not a file of a book / Không phải tệp của sách: ${path}`);
    if (names.has(name)) throw new ZipProblem(`Two files of one name / Hai tệp trùng tên: ${name}`);
    names.add(name);
    const parts: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, data, isLast) => {
      // What is thrown below comes back here.
      if (error instanceof Error && error.name === 'ZipProblem') throw error;
      if (error) throw new ZipProblem(`Cannot be unpacked / Không giải nén được: ${path}`);
      size += data.length;
      all += data.length;
      if (size > most.file) throw new ZipProblem(`Larger than 60 MB / Lớn hơn 60 MB: ${path}`);
      if (all > most.all) throw new ZipProblem('Larger than 400 MB unpacked / Giải nén lớn hơn 400 MB');
      parts.push(data.slice());
      if (!isLast) return;
      const content = Buffer.concat(parts);
      if (known.kinds.length > 0 && !known.kinds.includes(kindOf(content.subarray(0, 4100))))
        throw new ZipProblem(`The content is not what the name says / Nội dung không đúng với tên tệp: ${path}`);
      files.push({ name, type: known.type, content });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    // In pieces: a bomb is noticed while it is unpacked.
    for (let at = 0; at < zip.length; at += 65_536)
      unzip.push(zip.subarray(at, at + 65_536), at + 65_536 >= zip.length);
  } catch (error) {
    if (error instanceof ZipProblem) throw error;
    throw new ZipProblem('The zip is damaged / Tệp zip bị hỏng', { cause: error });
  }
  return files;
}

export const textOfFile = ({ content }: ZippedFile): string => strFromU8(new Uint8Array(content));
