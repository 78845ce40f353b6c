/** Renders the content documents of a reflowable EPUB. Increase `EDITION` (build-downloads.ts) with every visible change. */
import { escapeUTF8 } from 'entities';
import type { Book, BookPage, Language, Narration, Picture } from './book.ts';
import { creditsOf, pageTitle, pictureText, textsFor } from './book-texts.ts';
import { fontFamily, fontPath, fontWeights } from './epub-fonts.ts';

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
  clip?: { path: string; type: string; captions?: { path: string; content: string; language: Language } };
}

/** Declares the fonts in the EPUB. */
export const fontFaces = fontWeights
  .map(
    (weight) => `@font-face { font-family: "${fontFamily}"; font-weight: ${weight}; src: url("${fontPath(weight)}"); }`,
  )
  .join('\n');

export const styles = `${fontFaces}
body { font-family: "${fontFamily}", sans-serif; line-height: 1.6; margin: 1em; }
h1, h2, h3 { line-height: 1.3; }
h1.page-number { font-size: 0.8em; font-weight: normal; text-align: center; margin: 0 0 0.5em; }
figure { margin: 0 0 1em; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 70vh; }
.credits { font-size: 0.9em; }
.-epub-media-overlay-active { background-color: #ffe58a; color: #1b2033; }
`;

/** Renders an XHTML document. `head` is added to its head. */
export const renderXhtml = (
  book: Book,
  title: string,
  body: string,
  head = '',
) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.language}" xml:lang="${book.language}">
<head>
<title>${escapeUTF8(title)}</title>
<link rel="stylesheet" type="text/css" href="styles.css"/>${head}
</head>
${body}
</html>
`;

/** Id of the mark at which a page of the book begins. */
const pageBreakId = 'page-break';

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
<nav epub:type="page-list" role="doc-pagelist" id="page-list" aria-labelledby="pages" hidden="hidden">
<h2 id="pages">${texts.pageList}</h2>
<ol>
${pages.map(({ name, page }) => renderEntry(`${name}.xhtml#${pageBreakId}`, String(page.number))).join('\n')}
</ol>
</nav>
</body>`,
  );
}

/** Renders the body of the title page. */
export function renderCover(book: Book, cover: Picture | undefined): string {
  const alt = cover?.description.trim() || textsFor(book.language).coverOf(book.title);
  const credits = creditsOf(book).map(
    ({ label, value }) => `<p><strong>${escapeUTF8(label)}:</strong> ${escapeUTF8(value)}</p>`,
  );
  return `<body>
<section epub:type="titlepage" aria-labelledby="title">
${cover ? `<figure><img src="images/cover.jpg" alt="${escapeUTF8(alt)}"/></figure>` : ''}
<div class="words">
<h1 id="title">${escapeUTF8(book.title)}</h1>
${book.subtitle ? `<p>${escapeUTF8(book.subtitle)}</p>` : ''}
<div class="credits">
${credits.join('\n')}
</div>
</div>
</section>
</body>`;
}

/** Returns the start tag of a page's section, the mark of the page break and the heading. A page without a chapter has its number as a quiet heading. */
export function renderPageStart(book: Book, page: BookPage): string {
  const hasChapter = page.chapterTitle.trim() !== '';
  const type = hasChapter ? 'epub:type="chapter" role="doc-chapter"' : 'epub:type="bodymatter"';
  return `<section id="page" ${type} aria-labelledby="heading">
<div id="${pageBreakId}" epub:type="pagebreak" role="doc-pagebreak" aria-label="${page.number}"></div>
<h1 id="heading"${hasChapter ? '' : ' class="page-number"'}>${escapeUTF8(pageTitle(book, page))}</h1>`;
}

/** Renders the picture of a page. Empty for a page without a picture. */
export const renderPicture = (book: Book, { page, picture }: PageFiles): string =>
  picture ? `<figure><img src="${picture}" alt="${escapeUTF8(pictureText(book, page))}"/></figure>\n` : '';

export const coverDocument = (book: Book, cover: Picture | undefined): string =>
  renderXhtml(book, book.title, renderCover(book, cover));

export const pageDocument = (book: Book, files: PageFiles): string =>
  renderXhtml(
    book,
    `${pageTitle(book, files.page)} – ${book.title}`,
    `<body>
${renderPageStart(book, files.page)}
${renderPicture(book, files)}<div id="text">
${files.body}
</div>
</section>
</body>`,
  );

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
