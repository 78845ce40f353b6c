/** Detects the type of a file from its first bytes. Pure functions. */

/** Number of bytes that the detection needs. The number is enough for every signature, and for markup after a comment of usual length. */
export const FILE_HEAD_BYTES = 4_096;

/**
 * Detected types of files. `markup` is anything that a browser may run as a page or a drawing (HTML, SVG, XML). `text` is other text. `unknown` is
 * everything else.
 */
export type FileKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'bmp'
  | 'tiff'
  | 'ico'
  | 'mp4'
  | 'mp3'
  | 'aac'
  | 'ogg'
  | 'wav'
  | 'flac'
  | 'webm'
  | 'pdf'
  | 'zip'
  | 'gzip'
  | 'font'
  | 'markup'
  | 'text'
  | 'unknown';

interface Signature {
  readonly kind: FileKind;
  readonly offset: number;
  readonly bytes: readonly number[];
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const SIGNATURES: readonly Signature[] = [
  { kind: 'png', offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'jpeg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { kind: 'gif', offset: 0, bytes: ascii('GIF8') },
  { kind: 'tiff', offset: 0, bytes: [0x49, 0x49, 0x2a, 0x00] },
  { kind: 'tiff', offset: 0, bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  { kind: 'ico', offset: 0, bytes: [0x00, 0x00, 0x01, 0x00] },
  { kind: 'mp3', offset: 0, bytes: ascii('ID3') },
  { kind: 'ogg', offset: 0, bytes: ascii('OggS') },
  { kind: 'flac', offset: 0, bytes: ascii('fLaC') },
  { kind: 'webm', offset: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { kind: 'pdf', offset: 0, bytes: ascii('%PDF-') },
  { kind: 'zip', offset: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'zip', offset: 0, bytes: [0x50, 0x4b, 0x05, 0x06] },
  { kind: 'gzip', offset: 0, bytes: [0x1f, 0x8b] },
  { kind: 'font', offset: 0, bytes: ascii('wOFF') },
  { kind: 'font', offset: 0, bytes: ascii('wOF2') },
  { kind: 'font', offset: 0, bytes: ascii('OTTO') },
  { kind: 'font', offset: 0, bytes: [0x00, 0x01, 0x00, 0x00, 0x00] },
];

const MARKUP_PATTERN =
  /<(!doctype\s+(html|svg)|html|head|body|svg|script|iframe|object|embed|style|link|meta|math|title|img|a\s|\?xml|[\w-]+:(svg|html|script))[\s>/!]?/i;

/**
 * Detects the kind of a file.
 * @param head the first `FILE_HEAD_BYTES` bytes of the file, or all bytes of a shorter file
 */
export function detectFileKind(head: Uint8Array): FileKind {
  const signature = SIGNATURES.find(({ offset, bytes }) => startsWith(head, bytes, offset));
  if (signature !== undefined) return signature.kind;
  if (startsWith(head, ascii('BM'), 0) && head.length > 14 && head[6] === 0 && head[7] === 0) return 'bmp';
  return detectContainer(head) ?? detectMpegAudio(head) ?? detectText(head);
}

function startsWith(head: Uint8Array, bytes: readonly number[], offset: number): boolean {
  return head.length >= offset + bytes.length && bytes.every((byte, index) => head[offset + index] === byte);
}

/** Detects the kind of RIFF and ISO media files. Both store their type after a length field. */
function detectContainer(head: Uint8Array): FileKind | undefined {
  if (startsWith(head, ascii('RIFF'), 0)) {
    if (startsWith(head, ascii('WEBP'), 8)) return 'webp';
    return startsWith(head, ascii('WAVE'), 8) ? 'wav' : 'unknown';
  }
  if (!startsWith(head, ascii('ftyp'), 4)) return undefined;
  const brand = String.fromCharCode(...head.subarray(8, 12));
  if (brand.startsWith('avi')) return 'avif';
  return /^(hei|hev|mif1|msf1)/.test(brand) ? 'heic' : 'mp4';
}

/** Detects MPEG audio. A frame begins with eleven set bits. The layer bits distinguish AAC (00) from MP3. */
function detectMpegAudio(head: Uint8Array): FileKind | undefined {
  const [first, second] = head;
  // UTF-16LE is excluded, because its byte order mark (FF FE) also begins with eleven set bits.
  if (detectUtf16(head) !== undefined || first !== 0xff || second === undefined || (second & 0xe0) !== 0xe0)
    return undefined;
  return (second & 0x06) === 0 ? 'aac' : 'mp3';
}

function detectText(head: Uint8Array): FileKind {
  const text = decodeText(head);
  if (text === undefined) return 'unknown';
  return MARKUP_PATTERN.test(text) ? 'markup' : 'text';
}

const detectUtf16 = (head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (startsWith(head, [0xff, 0xfe], 0)) return 'utf-16le';
  return startsWith(head, [0xfe, 0xff], 0) ? 'utf-16be' : undefined;
};

/**
 * Decodes the bytes as UTF-16 if they have a byte order mark of UTF-16, otherwise as UTF-8. Returns undefined if the bytes are not text. The head may end
 * within a character.
 */
function decodeText(head: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(detectUtf16(head) ?? 'utf-8', { fatal: true }).decode(head, { stream: true });
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}
