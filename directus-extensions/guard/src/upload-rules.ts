/**
 * Decides which uploads are accepted. The first bytes of a file must match its declared type. Only administrators may upload files that a browser could execute
 * (docs/threat-model.md 18).
 */
import { extname } from 'node:path';
import { detectFileKind, type FileKind } from '@hat-nang/model/backend/file-kinds';

/** Accepted declared types for each kind of content. The first type is stored if the browser declared `application/octet-stream`. */
const TYPES_BY_KIND: Readonly<Partial<Record<FileKind, readonly string[]>>> = {
  png: ['image/png', 'image/apng'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  heic: ['image/heic', 'image/heif', 'image/avif'],
  bmp: ['image/bmp', 'image/x-ms-bmp'],
  tiff: ['image/tiff'],
  ico: ['image/x-icon', 'image/vnd.microsoft.icon'],
  mp4: ['video/mp4', 'audio/mp4', 'audio/x-m4a', 'audio/m4a', 'video/x-m4v', 'video/quicktime'],
  mp3: ['audio/mpeg', 'audio/mp3'],
  aac: ['audio/aac', 'audio/x-aac', 'audio/aacp'],
  ogg: ['audio/ogg', 'video/ogg', 'application/ogg', 'audio/opus'],
  wav: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  flac: ['audio/flac', 'audio/x-flac'],
  webm: ['video/webm', 'audio/webm', 'video/x-matroska', 'audio/x-matroska'],
  pdf: ['application/pdf'],
  zip: ['application/zip', 'application/x-zip-compressed', 'application/epub+zip'],
  gzip: ['application/gzip', 'application/x-gzip'],
  font: ['font/woff2', 'font/woff', 'font/ttf', 'font/otf'],
};

const OCTET_STREAM = 'application/octet-stream';
/** Media types of office documents, which are zip files. */
const OFFICE_TYPE = /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument)\./;
const EXECUTABLE_TYPE = /(svg|html|xml|javascript|ecmascript|x-shockwave-flash)/i;
const MARKUP_TYPE = /^(image\/svg\+xml|text\/html|(application|text)\/([\w.-]+\+)?xml|application\/xhtml\+xml)$/;
const BINARY_TYPE = /^(image|audio|video|font)\/|^application\/(pdf|zip|epub\+zip|gzip)$/;

export type UploadVerdict = { readonly type: string } | { readonly problem: string };

/**
 * Checks an uploaded file by its declared type and its first bytes.
 * @param isAdmin administrators may also upload SVG, HTML, XML and scripts, which are served as downloads only
 * @returns the type to store, or the reason why the file is refused; the type to store is derived from the content if the browser declared no specific type
 */
export function checkUpload(declaredType: string, head: Uint8Array, isAdmin: boolean): UploadVerdict {
  const type = (declaredType.split(';')[0] ?? '').trim().toLowerCase();
  const kind = detectFileKind(head);
  if (kind === 'markup') return judgeMarkup(type, isAdmin);
  if (EXECUTABLE_TYPE.test(type) && !OFFICE_TYPE.test(type) && !isAdmin)
    return { problem: `Files of type ${type} are not accepted` };
  const acceptedTypes = TYPES_BY_KIND[kind];
  if (acceptedTypes !== undefined) {
    if (acceptedTypes.includes(type) || (kind === 'zip' && OFFICE_TYPE.test(type))) return { type };
    if (type === OCTET_STREAM && acceptedTypes[0] !== undefined) return { type: acceptedTypes[0] };
    return { problem: `The content of the file is not ${type || 'of the declared type'}` };
  }
  if (BINARY_TYPE.test(type)) return { problem: `The content of the file is not ${type}` };
  if (kind === 'unknown' && type.startsWith('text/')) return { problem: `The content of the file is not ${type}` };
  return { type: type || OCTET_STREAM };
}

function judgeMarkup(type: string, isAdmin: boolean): UploadVerdict {
  if (!isAdmin) return { problem: 'SVG, HTML and XML files are not accepted' };
  if (type === OCTET_STREAM || BINARY_TYPE.test(type) === false || MARKUP_TYPE.test(type))
    return { type: type || OCTET_STREAM };
  return { problem: `The content of the file is not ${type}` };
}

/**
 * Returns a name whose extension has only ASCII letters and digits. Directus stores a file under its id and the extension of its name, and object storages
 * fail on other characters. An extension with other characters becomes part of the name, so Directus derives an extension from the type
 * (docs/decisions/247-files-in-a-bucket.md).
 */
export function toStorableName(filename: string): string {
  const extension = extname(filename);
  return extension === '' || /^\.[A-Za-z0-9]{1,16}$/.test(extension) ? filename : filename.replaceAll('.', '_');
}

/** Fields of a file that callers other than administrators must not set. With some of these fields a client could reach the bytes of other files. */
const SERVER_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'storage',
  'filename_disk',
  'type',
  'filesize',
  'width',
  'height',
  'duration',
  'charset',
  'metadata',
  'embed',
  'uploaded_by',
  'uploaded_on',
  'created_on',
  'modified_by',
  'modified_on',
  'tus_id',
  'tus_data',
]);

/**
 * Fields that locate the bytes of a file. Not even an administrator may set them: a file could then serve the bytes of another file, and bypass the permissions
 * of that file.
 */
const PLACE_FIELDS: ReadonlySet<string> = new Set(['storage', 'filename_disk']);

/** Returns the first field that the client must not set. Returns undefined if there is none. */
export function findServerField(names: Iterable<string>, isAdmin = false): string | undefined {
  const refusedFields = isAdmin ? PLACE_FIELDS : SERVER_FIELDS;
  for (const name of names) if (refusedFields.has(name)) return name;
  return undefined;
}

const INLINE_TYPE = /^(image\/(png|apng|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)|audio\/.+|video\/.+)$/;
const INLINE_DOCUMENT = /^(application\/pdf|text\/(plain|vtt|csv)|font\/.+)$/;

/** Checks whether a browser may show a stored file of this type. All other types are served as downloads. */
export function isInlineType(type: string): boolean {
  const mimeType = (type.split(';')[0] ?? '').trim().toLowerCase();
  return INLINE_TYPE.test(mimeType) || INLINE_DOCUMENT.test(mimeType);
}
