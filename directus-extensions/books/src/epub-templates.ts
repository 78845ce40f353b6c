/** Renders the documents in an EPUB. Increase `EDITION` (build-downloads.ts) with every visible change. */
import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import type { Book, BookPage, Narration, Picture } from './book.ts';
import { creditsOf, pageTitle, pictureText, textsFor } from './book-texts.ts';

export interface PageFiles {
  page: BookPage;
  /** File name without its extension, such as `p001`. */
  name: string;
  /** XHTML of the text. */
  body: string;
  /** Ids of the sentences in the text, in order. */
  sentences: string[];
  picture?: string;
  sound?: { path: string; type: string };
}

export const styles = `body { font-family: sans-serif; line-height: 1.6; margin: 1em; }
h1, h2, h3 { line-height: 1.3; }
figure { margin: 0 0 1em; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 70vh; }
.credits { font-size: 0.9em; }
.-epub-media-overlay-active { background-color: #ffe58a; color: #1b2033; }
`;

const renderXhtml = (book: Book, title: string, body: string, head = '') => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.language}" xml:lang="${book.language}">
<head>
<title>${escapeUTF8(title)}</title>
<link rel="stylesheet" type="text/css" href="styles.css"/>${head}
</head>
${body}
</html>
`;

/**
 * Returns the identifier of the EPUB: a UUID from a hash of publisher, document id and language. A later build with the same three values has the same
 * identifier.
 */
const identifierOf = ({ id, language, publisher }: Book): string => {
  const hash = createHash('sha256').update(`${publisher} ${id} ${language}`).digest('hex');
  return `urn:uuid:${hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')}`;
};

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(3)}s`;

/** Returns the total length of the sound in the media overlays, in milliseconds. */
const sumOverlayDurationMs = (pages: readonly PageFiles[]) =>
  pages.reduce((sum, { page, sound }) => sum + (sound ? (page.narration?.duration ?? 0) : 0), 0);

export function packageDocument(book: Book, pages: readonly PageFiles[], hasCover: boolean): string {
  const texts = textsFor(book.language);
  const hasNarration = pages.some(({ sound }) => sound);
  const pictures = pages.filter(({ picture }) => picture);
  const isFullyDescribed = pictures.every(({ page }) => page.picture?.description.trim());
  const renderMeta = (property: string, value: string, refinedId = '') =>
    `<meta property="${property}"${refinedId && ` refines="#${refinedId}"`}>${escapeUTF8(value)}</meta>`;
  const renderCreator = (name: string, role: string, id: string) =>
    name
      ? [
          `<dc:creator id="${id}">${escapeUTF8(name)}</dc:creator>`,
          `<meta refines="#${id}" property="role" scheme="marc:relators">${role}</meta>`,
        ]
      : [];
  const hasPictures = hasCover || pictures.length > 0;
  const metadata = [
    `<dc:identifier id="id">${identifierOf(book)}</dc:identifier>`,
    `<dc:title>${escapeUTF8(book.title)}</dc:title>`,
    `<dc:language>${book.language}</dc:language>`,
    ...renderCreator(book.author, 'aut', 'author'),
    ...renderCreator(book.illustrator, 'ill', 'illustrator'),
    ...book.contributors.map((name) => `<dc:contributor>${escapeUTF8(name)}</dc:contributor>`),
    ...(book.publisher ? [`<dc:publisher>${escapeUTF8(book.publisher)}</dc:publisher>`] : []),
    ...(book.description ? [`<dc:description>${escapeUTF8(book.description)}</dc:description>`] : []),
    ...(book.license.label ? [`<dc:rights>${escapeUTF8(book.license.label)}</dc:rights>`] : []),
    renderMeta('dcterms:modified', book.modified),
    renderMeta('schema:accessMode', 'textual'),
    ...(hasPictures ? [renderMeta('schema:accessMode', 'visual')] : []),
    ...(hasNarration ? [renderMeta('schema:accessMode', 'auditory')] : []),
    ...(isFullyDescribed ? [renderMeta('schema:accessModeSufficient', 'textual')] : []),
    ...(hasPictures ? [renderMeta('schema:accessModeSufficient', 'textual,visual')] : []),
    ...[
      ...(isFullyDescribed ? ['alternativeText'] : []),
      'tableOfContents',
      'structuralNavigation',
      'readingOrder',
      'displayTransformability',
      'unlocked',
    ].map((feature) => renderMeta('schema:accessibilityFeature', feature)),
    ...(hasNarration ? [renderMeta('schema:accessibilityFeature', 'synchronizedAudioText')] : []),
    renderMeta('schema:accessibilityHazard', 'none'),
    renderMeta('schema:accessibilitySummary', texts.summary({ narration: hasNarration, described: isFullyDescribed })),
    ...(hasNarration
      ? [
          renderMeta('media:duration', formatSeconds(sumOverlayDurationMs(pages))),
          renderMeta('media:active-class', '-epub-media-overlay-active'),
          ...(book.voice ? [renderMeta('media:narrator', book.voice)] : []),
          ...pages.flatMap(({ page, name, sound }) =>
            sound && page.narration
              ? [renderMeta('media:duration', formatSeconds(page.narration.duration), `${name}-smil`)]
              : [],
          ),
        ]
      : []),
  ];
  const manifest = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="styles" href="styles.css" media-type="text/css"/>',
    '<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>',
    ...(hasCover
      ? ['<item id="cover-image" href="images/cover.jpg" media-type="image/jpeg" properties="cover-image"/>']
      : []),
    ...pages.flatMap(({ name, picture, sound }) => [
      `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"${sound ? ` media-overlay="${name}-smil"` : ''}/>`,
      ...(picture ? [`<item id="${name}-image" href="${picture}" media-type="image/jpeg"/>`] : []),
      ...(sound
        ? [
            `<item id="${name}-smil" href="${name}.smil" media-type="application/smil+xml"/>`,
            `<item id="${name}-audio" href="${sound.path}" media-type="${sound.type}"/>`,
          ]
        : []),
    ]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${book.language}" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
<itemref idref="cover"/>
${pages.map(({ name }) => `<itemref idref="${name}"/>`).join('\n')}
</spine>
</package>
`;
}

export function navDocument(book: Book, pages: readonly PageFiles[]): string {
  const texts = textsFor(book.language);
  const renderEntry = (href: string, title: string) => `<li><a href="${href}">${escapeUTF8(title)}</a></li>`;
  return renderXhtml(
    book,
    texts.contents,
    `<body>
<nav epub:type="toc" role="doc-toc" id="toc" aria-labelledby="contents">
<h1 id="contents">${texts.contents}</h1>
<ol>
${[renderEntry('cover.xhtml', texts.cover), ...pages.map(({ name, page }) => renderEntry(`${name}.xhtml`, pageTitle(book, page)))].join('\n')}
</ol>
</nav>
</body>`,
  );
}

export function coverDocument(book: Book, cover: Picture | undefined): string {
  const texts = textsFor(book.language);
  const alt = cover?.description.trim() || texts.coverOf(book.title);
  const credits = creditsOf(book).map(
    ({ label, value }) => `<p><strong>${escapeUTF8(label)}:</strong> ${escapeUTF8(value)}</p>`,
  );
  return renderXhtml(
    book,
    book.title,
    `<body>
<section epub:type="titlepage" aria-labelledby="title">
${cover ? `<figure><img src="images/cover.jpg" alt="${escapeUTF8(alt)}"/></figure>` : ''}
<h1 id="title">${escapeUTF8(book.title)}</h1>
${book.subtitle ? `<p>${escapeUTF8(book.subtitle)}</p>` : ''}
<div class="credits">
${credits.join('\n')}
</div>
</section>
</body>`,
  );
}

export function pageDocument(book: Book, { page, body, picture }: PageFiles): string {
  const title = pageTitle(book, page);
  const alt = pictureText(book, page);
  const heading = page.chapterTitle.trim() ? `<h1 id="heading">${escapeUTF8(page.chapterTitle.trim())}</h1>\n` : '';
  const label = heading ? 'aria-labelledby="heading"' : `aria-label="${escapeUTF8(title)}"`;
  return renderXhtml(
    book,
    `${title} – ${book.title}`,
    `<body>
<section id="page" ${heading ? 'epub:type="chapter" role="doc-chapter"' : 'epub:type="bodymatter"'} ${label}>
${heading}${picture ? `<figure><img src="${picture}" alt="${escapeUTF8(alt)}"/></figure>\n` : ''}<div id="text">
${body}
</div>
</section>
</body>`,
  );
}

const formatClock = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

/**
 * Builds the media overlay of a page. The overlay synchronizes the sentences that are in the text and have a cue. Without such sentences, the whole text
 * is one unit. The first unit starts with the sound, and the last unit ends with the sound. A cue is ignored if it begins after the sound or ends more
 * than 1 s after the sound.
 */
export function smilDocument({ name, sentences, sound }: PageFiles, { cues, duration }: Narration): string {
  const spokenCues = cues.filter(
    ({ id, start, end }) => sentences.includes(id) && start < duration && end <= duration + 1000,
  );
  const parts =
    spokenCues.length > 0
      ? spokenCues.map(({ id, start }, index) => ({
          id,
          start: index === 0 ? 0 : start,
          end: spokenCues[index + 1]?.start ?? duration,
        }))
      : [{ id: 'text', start: 0, end: duration }];
  const renderPar = ({ id, start, end }: (typeof parts)[number], index: number) =>
    `<par id="par${index + 1}"><text src="${name}.xhtml#${id}"/><audio src="${sound?.path}" clipBegin="${formatClock(start)}s" clipEnd="${formatClock(end)}s"/></par>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
<seq id="page" epub:textref="${name}.xhtml#page" epub:type="bodymatter">
${parts.map(renderPar).join('\n')}
</seq>
</body>
</smil>
`;
}
