/** Reads the package document (OPF) of an EPUB 3: the metadata, the cover and the reading order. */
import type { Element } from 'domhandler';
import type { Language } from '../book.ts';
import {
  attributeOf,
  type EpubFiles,
  findAll,
  localName,
  readXml,
  resolveAddress,
  textInside,
  walkElements,
} from './epub-files.ts';
import type { EpubReport } from './epub-texts.ts';

export const MAX_PAGES = 500;
/** Directus stores names in columns of 255 characters. */
const MAX_NAME = 255;

export interface SpineItem {
  path: string;
  /** Path of the media overlay. */
  overlay?: string;
  isFixedLayout: boolean;
}

interface EpubPackage {
  language: Language;
  titles: { language: Language; title: string; subtitle: string }[];
  author: string;
  illustrator: string;
  editor: string;
  contributor: string;
  voice: string;
  publisher: string;
  description: string;
  rights: string;
  /** Path of the cover picture. */
  cover?: string;
  spine: SpineItem[];
  /** Places that the page list of the navigation document names: `path#fragment`. */
  pageMarks: ReadonlySet<string>;
}

interface ManifestItem {
  path: string;
  type: string;
  properties: readonly string[];
  overlay: string;
}

/** Fields of a book by MARC relator. Other contributors go to `contributor`. */
const fieldsByRole: Readonly<Record<string, 'author' | 'illustrator' | 'editor' | 'voice'>> = {
  aut: 'author',
  ill: 'illustrator',
  art: 'illustrator',
  edt: 'editor',
  nrt: 'voice',
};

function toLanguage(tag: string): Language | undefined {
  const [language] = tag.toLowerCase().split(/[-_]/);
  return language === 'vi' ? 'vi-VN' : language === 'en' ? 'en-US' : undefined;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Reads the package document. Returns undefined if a problem makes the rest unreadable. All problems are in the report. */
export function readPackage(files: EpubFiles, report: EpubReport): EpubPackage | undefined {
  const { problems, texts } = report;
  const container = files.has('META-INF/container.xml') && readXml(files, 'META-INF/container.xml', report);
  const rootFile = container && findAll(container, 'rootfile')[0];
  const path = rootFile && resolveAddress('', attributeOf(rootFile, 'full-path'), report)?.path;
  const document = path ? readXml(files, path, report) : undefined;
  const root = document && findAll(document, 'package')[0];
  if (!path || !root) {
    if (problems.size === 0) problems.add(texts.noPackage);
    return undefined;
  }
  if (!attributeOf(root, 'version').startsWith('3')) problems.add(texts.oldVersion);
  const manifest = readManifest(root, path, report);
  if (isEncrypted(files, report)) problems.add(texts.encrypted);
  const metadata = readMetadata(root, report);
  const coverId = findAll(root, 'meta').find(({ attribs }) => attribs.name === 'cover')?.attribs.content ?? '';
  const cover = [...manifest.values()].find(({ properties }) => properties.includes('cover-image'));
  const spine = readSpine(root, manifest, report);
  return {
    ...metadata,
    cover: (cover ?? manifest.get(coverId))?.path,
    spine,
    pageMarks: readPageMarks(files, manifest, report),
  };
}

function readManifest(root: Element, base: string, report: EpubReport): Map<string, ManifestItem> {
  const items = new Map<string, ManifestItem>();
  for (const item of findAll(root, 'item')) {
    const path = resolveAddress(base, attributeOf(item, 'href'), report)?.path;
    if (path === undefined) continue;
    items.set(attributeOf(item, 'id'), {
      path,
      type: attributeOf(item, 'media-type').toLowerCase(),
      properties: wordsOf(attributeOf(item, 'properties')),
      overlay: attributeOf(item, 'media-overlay'),
    });
  }
  return items;
}

/** Checks whether unpacked files are encrypted. Fonts are often obfuscated, and are not unpacked. */
function isEncrypted(files: EpubFiles, report: EpubReport): boolean {
  if (!files.has('META-INF/encryption.xml')) return false;
  const encryption = readXml(files, 'META-INF/encryption.xml', report);
  return (
    encryption !== undefined &&
    findAll(encryption, 'CipherReference').some((reference) => {
      const address = resolveAddress('', attributeOf(reference, 'URI'), report);
      return address !== undefined && files.has(address.path);
    })
  );
}

function readMetadata(root: Element, report: EpubReport): Omit<EpubPackage, 'cover' | 'spine' | 'pageMarks'> {
  const { problems, texts } = report;
  const elements = findAll(root, 'metadata').flatMap((metadata) => [...walkElements(metadata)]);
  const listTexts = (name: string) =>
    elements
      .filter((element) => localName(element) === name)
      .map((element) => ({ element, text: textInside(element).trim() }))
      .filter(({ text }) => text !== '');
  const metas = listTexts('meta');
  const refine = ({ attribs }: Element, property: string): string =>
    metas.find(({ element }) => element.attribs.refines === `#${attribs.id}` && element.attribs.property === property)
      ?.text ?? '';
  const propertyText = (property: string) =>
    metas.find(({ element }) => element.attribs.property === property && !element.attribs.refines)?.text ?? '';

  const languageTag = listTexts('language')[0]?.text ?? '';
  const language = toLanguage(languageTag);
  if (language === undefined) problems.add(texts.wrongLanguage(languageTag));

  const isForeign = (element: Element) =>
    attributeOf(element, 'lang') !== '' && toLanguage(attributeOf(element, 'lang')) === undefined;
  const titleElements = listTexts('title').sort(
    (first, second) => Number(isForeign(first.element)) - Number(isForeign(second.element)),
  );
  const titles: EpubPackage['titles'] = [];
  for (const { element, text } of titleElements) {
    const titleLanguage = toLanguage(attributeOf(element, 'lang')) ?? language ?? 'vi-VN';
    const isSubtitle = refine(element, 'title-type') === 'subtitle';
    const title = titles.find((candidate) => candidate.language === titleLanguage);
    if (title && isSubtitle && title.subtitle === '') title.subtitle = text.slice(0, MAX_NAME);
    if (!title && !isSubtitle) titles.push({ language: titleLanguage, title: text.slice(0, MAX_NAME), subtitle: '' });
  }
  const [firstTitle] = titles;
  if (!firstTitle) problems.add(texts.noTitle);
  // A title that is marked with another language still names the book.
  else if (language && !titles.some((title) => title.language === language))
    titles.unshift({ ...firstTitle, language });

  const names = { author: [], illustrator: [], editor: [], voice: [], contributor: [] } as Record<string, string[]>;
  for (const kind of ['creator', 'contributor'])
    for (const { element, text } of listTexts(kind)) {
      const role = refine(element, 'role') || attributeOf(element, 'role');
      const field = fieldsByRole[role] ?? (kind === 'creator' && role === '' ? 'author' : 'contributor');
      names[field]?.push(text);
    }
  const narrator = propertyText('media:narrator');
  if (narrator !== '' && !names.voice?.includes(narrator)) names.voice?.push(narrator);
  const join = (field: string) => (names[field] ?? []).join(', ').slice(0, MAX_NAME);
  return {
    language: language ?? 'vi-VN',
    titles: titles.sort((first, second) => Number(second.language === language) - Number(first.language === language)),
    author: join('author'),
    illustrator: join('illustrator'),
    editor: join('editor'),
    contributor: join('contributor'),
    voice: join('voice'),
    publisher: (listTexts('publisher')[0]?.text ?? '').slice(0, MAX_NAME),
    description: listTexts('description')[0]?.text ?? '',
    rights: listTexts('rights')[0]?.text ?? '',
  };
}

function readSpine(root: Element, manifest: ReadonlyMap<string, ManifestItem>, report: EpubReport): SpineItem[] {
  const { problems, texts } = report;
  const isFixedBook = findAll(root, 'meta').some(
    (meta) => meta.attribs.property === 'rendition:layout' && textInside(meta).trim() === 'pre-paginated',
  );
  const references = findAll(root, 'itemref').filter((reference) => attributeOf(reference, 'linear') !== 'no');
  if (references.length > MAX_PAGES) {
    problems.add(texts.tooManyPages(MAX_PAGES));
    return [];
  }
  const seenIds = new Set<string>();
  return references.flatMap((reference): SpineItem[] => {
    const id = attributeOf(reference, 'idref');
    const item = manifest.get(id);
    if (seenIds.has(id)) problems.add(texts.repeatedItem(id));
    else if (!item) problems.add(texts.missingItem(id));
    else if (!/x?html/.test(item.type)) problems.add(texts.notText(item.path));
    if (!item || seenIds.has(id) || item.properties.includes('nav')) return [];
    seenIds.add(id);
    const layout = wordsOf(attributeOf(reference, 'properties')).find((word) => word.startsWith('rendition:layout-'));
    return [
      {
        path: item.path,
        overlay: manifest.get(item.overlay)?.path,
        isFixedLayout: layout === undefined ? isFixedBook : layout === 'rendition:layout-pre-paginated',
      },
    ];
  });
}

function readPageMarks(
  files: EpubFiles,
  manifest: ReadonlyMap<string, ManifestItem>,
  report: EpubReport,
): ReadonlySet<string> {
  const path = [...manifest.values()].find(({ properties }) => properties.includes('nav'))?.path;
  const document = path === undefined ? undefined : readXml(files, path, report, true);
  if (path === undefined || document === undefined) return new Set();
  const pageList = findAll(document, 'nav').find(
    ({ attribs }) => attribs['epub:type'] === 'page-list' || attribs.role === 'doc-pagelist',
  );
  const addresses = (pageList ? findAll(pageList, 'a') : []).map((link) =>
    resolveAddress(path, attributeOf(link, 'href'), report),
  );
  return new Set(addresses.flatMap((address) => (address ? [`${address.path}#${address.fragment}`] : [])));
}
