/**
 * Builds an EPUB 3 with descriptions of the pictures, in two editions: reflowable, and with a fixed layout and sign clips. Media overlays synchronize the
 * narration by sentence. Equal books produce equal bytes.
 */
import type { Book, BookPage, MediaSource } from './book.ts';
import { fixedCoverDocument, fixedPageDocument, fixedStyles } from './epub-fixed-templates.ts';
import { fontLicensePath, fontPath, readEpubFonts } from './epub-fonts.ts';
import { type Layout, packageDocument } from './epub-package.ts';
import { coverDocument, navDocument, type PageFiles, pageDocument, smilDocument, styles } from './epub-templates.ts';
import { orderHeadings } from './heading-order.ts';
import { parseHtml } from './html-tree.ts';
import { clipExtension, hasFixedEdition } from './sign-clips.ts';
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

/** Returns a page with its file names, the XHTML of its text, and the ids of its sentences. Only the fixed layout has clips. */
function toPageFiles(page: BookPage, layout: Layout): PageFiles {
  const name = `p${String(page.number).padStart(3, '0')}`;
  const { body, sentences } = toXhtml(orderHeadings(parseHtml(page.text)));
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
    clip: layout === 'fixed' ? toClipFiles(page, name) : undefined,
  };
}

function toClipFiles({ clip }: BookPage, name: string): PageFiles['clip'] {
  const extension = clip && clipExtension(clip);
  if (!extension) return undefined;
  const { captions, language, file } = clip;
  return {
    path: `video/${name}.${extension}`,
    type: file.type,
    captions: captions === '' ? undefined : { path: `video/${name}.vtt`, content: `${captions}\n`, language },
  };
}

/**
 * Builds the reflowable EPUB of a book.
 * @throws the media source's error for an unreadable file
 */
export const makeEpub = (book: Book, media: MediaSource): Promise<Buffer> => zipEpub(book, media, 'reflowable');

/**
 * Builds the EPUB with a fixed layout and sign clips. Returns undefined for a book without clips, or with too many bytes of clips.
 * @throws the media source's error for an unreadable file
 */
export const makeFixedEpub = async (book: Book, media: MediaSource): Promise<Buffer | undefined> =>
  hasFixedEdition(book) ? zipEpub(book, media, 'fixed') : undefined;

async function zipEpub(book: Book, media: MediaSource, layout: Layout): Promise<Buffer> {
  const isFixed = layout === 'fixed';
  const pages = book.pages.map((page) => toPageFiles(page, layout));
  const cover = book.cover?.file.type.startsWith('image/') ? book.cover : undefined;
  const { fonts, license } = readEpubFonts();
  const entries: ZipEntry[] = [
    { path: 'mimetype', content: 'application/epub+zip', isStored: true },
    { path: 'META-INF/container.xml', content: container },
    { path: 'EPUB/package.opf', content: packageDocument({ book, pages, hasCover: cover !== undefined, layout }) },
    { path: 'EPUB/nav.xhtml', content: navDocument(book, pages) },
    { path: 'EPUB/styles.css', content: isFixed ? fixedStyles : styles },
    ...[...fonts].map(([weight, content]) => ({ path: `EPUB/${fontPath(weight)}`, content })),
    { path: `EPUB/${fontLicensePath}`, content: license },
    { path: 'EPUB/cover.xhtml', content: isFixed ? fixedCoverDocument(book, cover) : coverDocument(book, cover) },
  ];
  if (cover) entries.push({ path: 'EPUB/images/cover.jpg', content: await media.picture(cover.file), isStored: true });
  for (const files of pages) {
    const { page, name, picture, sound, clip } = files;
    const document = isFixed ? fixedPageDocument(book, files) : pageDocument(book, files);
    entries.push({ path: `EPUB/${name}.xhtml`, content: document });
    if (picture && page.picture)
      entries.push({ path: `EPUB/${picture}`, content: await media.picture(page.picture.file), isStored: true });
    if (clip && page.clip) {
      entries.push({ path: `EPUB/${clip.path}`, content: await media.original(page.clip.file), isStored: true });
      if (clip.captions) entries.push({ path: `EPUB/${clip.captions.path}`, content: clip.captions.content });
    }
    if (!sound || !page.narration) continue;
    entries.push({ path: `EPUB/${name}.smil`, content: smilDocument(files, page.narration) });
    entries.push({ path: `EPUB/${sound.path}`, content: await media.original(page.narration.file), isStored: true });
  }
  return createZip(entries);
}
