/** Builds a reflowable EPUB 3 with descriptions of the pictures. Media overlays synchronize the narration by sentence. Equal books produce equal bytes. */
import type { Book, BookPage, MediaSource } from './book.ts';
import {
  coverDocument,
  navDocument,
  type PageFiles,
  packageDocument,
  pageDocument,
  smilDocument,
  styles,
} from './epub-templates.ts';
import { parseHtml } from './html-tree.ts';
import { toXhtml } from './xhtml.ts';
import { createZip, type ZipEntry } from './zip.ts';

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`;

/** File extensions of sounds, by media type. MP3 and MP4 (AAC) are core media types of EPUB 3. */
const soundExtensions: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/mpeg': 'mp3',
};

/** Returns a page with its file names, the XHTML of its text, and the ids of its sentences. */
function toPageFiles(page: BookPage): PageFiles {
  const name = `p${String(page.number).padStart(3, '0')}`;
  const { body, sentences } = toXhtml(parseHtml(page.text));
  const soundExtension = page.narration && soundExtensions[page.narration.file.type];
  return {
    page,
    name,
    body,
    sentences,
    picture: page.picture?.file.type.startsWith('image/') ? `images/${name}.jpg` : undefined,
    sound: soundExtension
      ? { path: `audio/${name}.${soundExtension}`, type: soundExtension === 'm4a' ? 'audio/mp4' : 'audio/mpeg' }
      : undefined,
  };
}

/**
 * Builds the EPUB of a book.
 * @throws the media source's error for an unreadable file
 */
export async function makeEpub(book: Book, media: MediaSource): Promise<Buffer> {
  const pages = book.pages.map(toPageFiles);
  const cover = book.cover?.file.type.startsWith('image/') ? book.cover : undefined;
  const entries: ZipEntry[] = [
    { path: 'mimetype', content: 'application/epub+zip', isStored: true },
    { path: 'META-INF/container.xml', content: container },
    { path: 'EPUB/package.opf', content: packageDocument(book, pages, cover !== undefined) },
    { path: 'EPUB/nav.xhtml', content: navDocument(book, pages) },
    { path: 'EPUB/styles.css', content: styles },
    { path: 'EPUB/cover.xhtml', content: coverDocument(book, cover) },
  ];
  if (cover) entries.push({ path: 'EPUB/images/cover.jpg', content: await media.picture(cover.file), isStored: true });
  for (const files of pages) {
    const { page, name, picture, sound } = files;
    entries.push({ path: `EPUB/${name}.xhtml`, content: pageDocument(book, files) });
    if (picture && page.picture)
      entries.push({ path: `EPUB/${picture}`, content: await media.picture(page.picture.file), isStored: true });
    if (!sound || !page.narration) continue;
    entries.push({ path: `EPUB/${name}.smil`, content: smilDocument(files, page.narration) });
    entries.push({ path: `EPUB/${sound.path}`, content: await media.original(page.narration.file), isStored: true });
  }
  return createZip(entries);
}
