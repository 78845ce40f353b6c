/** Renders the package document of an EPUB: metadata, manifest and reading order. */
import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import type { Book } from './book.ts';
import { textsFor } from './book-texts.ts';
import { fontLicensePath, fontMediaType, fontPath, fontWeights } from './epub-fonts.ts';
import type { PageFiles } from './epub-templates.ts';

/** `fixed` places picture, text and sign clip of a page side by side. Otherwise the text flows. */
export type Layout = 'reflowable' | 'fixed';

export interface EpubContent {
  book: Book;
  pages: readonly PageFiles[];
  hasCover: boolean;
  layout: Layout;
}

/** The claim of EPUB Accessibility 1.1, https://www.w3.org/TR/epub-a11y-11/#sec-conf-reporting */
const conformance = 'EPUB Accessibility 1.1 - WCAG 2.2 Level AA';

/**
 * Returns the identifier of the EPUB: a UUID from a hash of publisher, document id, language and layout. A later build with the same values has the same
 * identifier.
 */
function identifierOf({ id, language, publisher }: Book, layout: Layout): string {
  const edition = layout === 'fixed' ? ' fixed' : '';
  const hash = createHash('sha256').update(`${publisher} ${id} ${language}${edition}`).digest('hex');
  return `urn:uuid:${hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')}`;
}

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(3)}s`;

/** Returns the total length of the sound in the media overlays, in milliseconds. */
const sumOverlayDurationMs = (pages: readonly PageFiles[]) =>
  pages.reduce((sum, { page, sound }) => sum + (sound ? (page.narration?.duration ?? 0) : 0), 0);

const renderMeta = (property: string, value: string, attributes = '') =>
  `<meta property="${property}"${attributes}>${escapeUTF8(value)}</meta>`;

/** Facts about the content that the accessibility metadata claims. */
function readFacts({ book, pages, hasCover, layout }: EpubContent) {
  const pictures = pages.filter(({ picture }) => picture);
  const clips = pages.flatMap(({ clip }) => clip ?? []);
  const isDescribed = pictures.every(({ page }) => page.picture?.description.trim());
  const hasHeaderCells = pages.every(({ body }) =>
    body.split('<table').every((table, index) => index === 0 || table.split('</table>')[0]?.includes('<th')),
  );
  return {
    isDescribed,
    hasPictures: hasCover || pictures.length > 0,
    hasNarration: pages.some(({ sound }) => sound),
    hasClips: clips.length > 0,
    hasCaptions: clips.length > 0 && clips.every(({ captions }) => captions !== undefined),
    // A sample clip is not sign language.
    isSigned: clips.length > 0 && book.signLanguage !== '',
    isFullySigned: clips.length > 0 && book.signLanguage !== '' && pages.every(({ body, clip }) => clip || body === ''),
    // The text of a fixed layout does not reflow (WCAG 1.4.10), so that edition claims no conformance. A claim needs a name: the publisher.
    isConformant: layout === 'reflowable' && isDescribed && hasHeaderCells && book.publisher !== '',
  };
}

function listAccessibility(content: EpubContent): string[] {
  const { book, layout } = content;
  const facts = readFacts(content);
  const modes = [
    'textual',
    ...(facts.hasPictures || facts.hasClips ? ['visual'] : []),
    ...(facts.hasNarration ? ['auditory'] : []),
  ];
  const sufficientModes = [
    ...(facts.isDescribed ? ['textual'] : []),
    ...(facts.hasPictures ? ['textual,visual'] : []),
    ...(facts.isFullySigned ? ['visual'] : []),
  ];
  const features = [
    ...(facts.isDescribed ? ['alternativeText'] : []),
    ...['tableOfContents', 'pageNavigation', 'pageBreakMarkers', 'structuralNavigation', 'readingOrder'],
    ...(layout === 'reflowable' ? ['displayTransformability'] : []),
    'unlocked',
    ...(facts.hasNarration ? ['synchronizedAudioText'] : []),
    ...(facts.hasCaptions ? ['captions'] : []),
    ...(facts.isSigned ? ['signLanguage'] : []),
  ];
  const summary = textsFor(book.language).summary({
    narration: facts.hasNarration,
    described: facts.isDescribed,
    isFixedLayout: layout === 'fixed',
    clips: facts.isSigned ? book.signLanguage : facts.hasClips ? 'sample' : '',
  });
  return [
    ...modes.map((mode) => renderMeta('schema:accessMode', mode)),
    ...sufficientModes.map((mode) => renderMeta('schema:accessModeSufficient', mode)),
    ...features.map((feature) => renderMeta('schema:accessibilityFeature', feature)),
    renderMeta('schema:accessibilityHazard', 'none'),
    renderMeta('schema:accessibilitySummary', summary),
    // The page numbers are those of the site. There is no printed book.
    renderMeta('pageBreakSource', 'none'),
    ...(facts.isConformant
      ? [
          renderMeta('dcterms:conformsTo', conformance, ' id="conformance"'),
          renderMeta('a11y:certifiedBy', book.publisher, ' refines="#conformance"'),
        ]
      : []),
  ];
}

function listMetadata(content: EpubContent): string[] {
  const { book, pages, layout } = content;
  const renderCreator = (name: string, role: string, id: string) =>
    name
      ? [
          `<dc:creator id="${id}">${escapeUTF8(name)}</dc:creator>`,
          `<meta refines="#${id}" property="role" scheme="marc:relators">${role}</meta>`,
        ]
      : [];
  return [
    `<dc:identifier id="id">${identifierOf(book, layout)}</dc:identifier>`,
    `<dc:title>${escapeUTF8(book.title)}</dc:title>`,
    `<dc:language>${book.language}</dc:language>`,
    ...renderCreator(book.author, 'aut', 'author'),
    ...renderCreator(book.illustrator, 'ill', 'illustrator'),
    ...book.contributors.map((name) => `<dc:contributor>${escapeUTF8(name)}</dc:contributor>`),
    ...(book.publisher ? [`<dc:publisher>${escapeUTF8(book.publisher)}</dc:publisher>`] : []),
    ...(book.description ? [`<dc:description>${escapeUTF8(book.description)}</dc:description>`] : []),
    ...(book.license.label ? [`<dc:rights>${escapeUTF8(book.license.label)}</dc:rights>`] : []),
    renderMeta('dcterms:modified', book.modified),
    ...(layout === 'fixed'
      ? [
          renderMeta('rendition:layout', 'pre-paginated'),
          renderMeta('rendition:orientation', 'landscape'),
          renderMeta('rendition:spread', 'none'),
        ]
      : []),
    ...listAccessibility(content),
    ...(pages.some(({ sound }) => sound)
      ? [
          renderMeta('media:duration', formatSeconds(sumOverlayDurationMs(pages))),
          renderMeta('media:active-class', '-epub-media-overlay-active'),
          ...(book.voice ? [renderMeta('media:narrator', book.voice)] : []),
          ...pages.flatMap(({ page, name, sound }) =>
            sound && page.narration
              ? [renderMeta('media:duration', formatSeconds(page.narration.duration), ` refines="#${name}-smil"`)]
              : [],
          ),
        ]
      : []),
  ];
}

const renderItem = (id: string, href: string, type: string, attributes = '') =>
  `<item id="${id}" href="${href}" media-type="${type}"${attributes}/>`;

const listManifest = ({ pages, hasCover }: EpubContent): string[] => [
  renderItem('nav', 'nav.xhtml', 'application/xhtml+xml', ' properties="nav"'),
  renderItem('styles', 'styles.css', 'text/css'),
  ...fontWeights.map((weight) => renderItem(`font-${weight}`, fontPath(weight), fontMediaType)),
  renderItem('font-license', fontLicensePath, 'text/plain'),
  renderItem('cover', 'cover.xhtml', 'application/xhtml+xml'),
  ...(hasCover ? [renderItem('cover-image', 'images/cover.jpg', 'image/jpeg', ' properties="cover-image"')] : []),
  ...pages.flatMap(({ name, picture, sound, clip }) => [
    renderItem(name, `${name}.xhtml`, 'application/xhtml+xml', sound ? ` media-overlay="${name}-smil"` : ''),
    ...(picture ? [renderItem(`${name}-image`, picture, 'image/jpeg')] : []),
    ...(sound
      ? [
          renderItem(`${name}-smil`, `${name}.smil`, 'application/smil+xml'),
          renderItem(`${name}-audio`, sound.path, sound.type),
        ]
      : []),
    ...(clip ? [renderItem(`${name}-clip`, clip.path, clip.type)] : []),
    ...(clip?.captions ? [renderItem(`${name}-captions`, clip.captions.path, 'text/vtt')] : []),
  ]),
];

/** Renders the package document. */
export const packageDocument = (content: EpubContent): string => `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${content.book.language}" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${listMetadata(content).join('\n')}
</metadata>
<manifest>
${listManifest(content).join('\n')}
</manifest>
<spine>
<itemref idref="cover"/>
${content.pages.map(({ name }) => `<itemref idref="${name}"/>`).join('\n')}
</spine>
</package>
`;
