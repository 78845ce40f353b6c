/** Renders the content documents of an EPUB with a fixed layout. Each page has the picture on the left, the text and the sign clip on the right. */
import { escapeUTF8 } from 'entities';
import type { Book, Picture } from './book.ts';
import { pageTitle, textsFor } from './book-texts.ts';
import { fontFamily } from './epub-fonts.ts';
import {
  fontFaces,
  type PageFiles,
  renderCover,
  renderPageStart,
  renderPicture,
  renderXhtml,
} from './epub-templates.ts';
import { parseHtml } from './html-tree.ts';
import { toBlocks } from './text-blocks.ts';

/** Sizes in CSS pixels. A page is 16:10, so that it fills a tablet in landscape. */
const pageBox = { width: 1280, height: 800, margin: 32, gap: 32 } as const;
const contentHeight = pageBox.height - pageBox.margin * 2;
/** Width of the picture, and size of a clip with its caption. A picture of 4:3 is 510 pixels high. */
const pictureWidth = 680;
const clipBox = { side: 300, height: 344 } as const;
const headingHeight = 48;
const chapterHeight = 96;

/** Sizes of the text from large to small. The page uses the first size in which its text has enough space. */
const textSizes = [40, 36, 32, 28, 25, 22, 20, 18] as const;
const smallestTextSize = 16;
const lineHeight = 1.5;
/** Mean width of a letter of Andika in em, rounded up. */
const letterWidth = 0.56;

/** Styles of a page with a fixed layout. */
export const fixedStyles = `${fontFaces}
html, body { margin: 0; padding: 0; }
body { width: ${pageBox.width}px; height: ${pageBox.height}px; overflow: hidden; background: #ffffff; color: #1b2033; font-family: "${fontFamily}", sans-serif; }
section { box-sizing: border-box; display: grid; grid-template-columns: ${pictureWidth}px 1fr; grid-template-rows: auto 1fr auto; column-gap: ${pageBox.gap}px; width: ${pageBox.width}px; height: ${pageBox.height}px; padding: ${pageBox.margin}px; }
section.no-picture { grid-template-columns: 0 1fr; column-gap: 0; }
[role="doc-pagebreak"] { position: absolute; }
figure { margin: 0; }
section > figure:not(.clip) { grid-column: 1; grid-row: 1 / 4; align-self: center; }
section > figure:not(.clip) img { display: block; width: 100%; height: auto; max-height: ${contentHeight}px; object-fit: contain; }
section > h1, section > #text, section > .clip { grid-column: 2; }
h1 { margin: 0 0 16px; font-size: 30px; line-height: 1.3; }
h1.page-number { margin: 0 0 16px; font-size: 20px; font-weight: 400; line-height: 32px; }
#text { grid-row: 2; min-height: 0; overflow-y: auto; line-height: ${lineHeight}; align-self: center; max-height: 100%; box-sizing: border-box; padding: 0.2em 0; }
#text > :first-child { margin-top: 0; }
#text > :last-child { margin-bottom: 0; }
#text h2, #text h3, #text h4 { font-size: 1.1em; line-height: 1.3; margin: 0.8em 0 0.4em; }
.clip { grid-row: 3; margin-top: 16px; }
.clip video { display: block; width: ${clipBox.side}px; height: ${clipBox.side}px; border-radius: 16px; }
.clip figcaption { margin-top: 4px; font-size: 16px; line-height: 24px; }
.words { grid-column: 2; grid-row: 1 / 4; align-self: center; font-size: 20px; line-height: 1.5; }
.words h1 { font-size: 44px; line-height: 1.2; }
.credits { font-size: 16px; }
.credits p { margin: 0 0 4px; }
.-epub-media-overlay-active { background-color: #ffe58a; color: #1b2033; }
`;

const viewport = `\n<meta name="viewport" content="width=${pageBox.width}, height=${pageBox.height}"/>`;

/** Renders the title page. */
export const fixedCoverDocument = (book: Book, cover: Picture | undefined): string =>
  renderXhtml(book, book.title, markPictureless(renderCover(book, cover), cover !== undefined), viewport);

/** Renders a page with picture, text and clip. */
export function fixedPageDocument(book: Book, files: PageFiles): string {
  const { page, body, picture, clip } = files;
  const { size, isScrolled } = fitText(files);
  const text = `<div id="text" style="font-size: ${size}px"${isScrolled ? ' tabindex="0" role="group" aria-labelledby="heading"' : ''}>
${body}
</div>`;
  return renderXhtml(
    book,
    `${pageTitle(book, page)} – ${book.title}`,
    markPictureless(
      `<body>
${renderPageStart(book, page)}
${renderPicture(book, files)}${text}
${clip ? renderClip(book, clip) : ''}</section>
</body>`,
      picture !== undefined,
    ),
    viewport,
  );
}

const markPictureless = (body: string, hasPicture: boolean): string =>
  hasPicture ? body : body.replace('<section ', '<section class="no-picture" ');

/** Renders the clip with its name: of the sign language, or of a sample. */
function renderClip(book: Book, { path, captions }: NonNullable<PageFiles['clip']>): string {
  const texts = textsFor(book.language);
  const name = book.signLanguage === '' ? texts.sampleClip : book.signLanguage;
  const label = book.signLanguage === '' ? name : `${texts.signer}: ${name}`;
  const track = captions
    ? `\n<track kind="captions" src="${captions.path}" srclang="${captions.language}" label="${texts.clipCaptions}"/>\n`
    : '';
  return `<figure class="clip">
<video src="${path}" width="${clipBox.side}" height="${clipBox.side}" controls="controls" playsinline="playsinline" muted="muted" preload="metadata" aria-label="${escapeUTF8(label)}">${track}</video>
<figcaption>${escapeUTF8(name)}</figcaption>
</figure>
`;
}

/** Estimates the size of the text. A text that is too long for the smallest size scrolls. */
function fitText({ page, picture, clip }: PageFiles): { size: number; isScrolled: boolean } {
  const contentWidth = pageBox.width - pageBox.margin * 2;
  const width = picture ? contentWidth - pictureWidth - pageBox.gap : contentWidth;
  const heading = page.chapterTitle.trim() === '' ? headingHeight : chapterHeight;
  const height = contentHeight - heading - (clip ? clipBox.height + 16 : 0);
  const blocks = toBlocks(parseHtml(page.text));
  const lengths = blocks.flatMap(({ runs }) =>
    runs
      .map(({ text }) => text)
      .join('')
      .split('\n')
      .map((line) => line.length),
  );
  const isEnough = (size: number) => {
    const lettersPerLine = Math.floor(width / (size * letterWidth));
    const lineCount = lengths.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / lettersPerLine)), 0);
    return (lineCount * lineHeight + Math.max(0, blocks.length - 1) + 0.4) * size <= height;
  };
  const size = textSizes.find(isEnough);
  return { size: size ?? smallestTextSize, isScrolled: size === undefined && !isEnough(smallestTextSize) };
}
