/** Reads an EPUB 3 as a book for the import (decision 296). */
import { readFileSync } from 'node:fs';
import { MAX_PIXELS, readPictureHeader } from '@hat-nang/model/backend/picture-size';
import type { Lang } from '@hat-nang/model/languages';
import type { Document } from 'domhandler';
import { escapeText } from 'entities';
import type { Language } from '../book.ts';
import { textsFor } from '../book-texts.ts';
import { parseHtml, textOf } from '../html-tree.ts';
import { type ImportedBook, type ImportedPage, sharp } from '../import-book.ts';
import { defaultZipLimits, type StoreContent, type ZipLimits, ZipProblem, type ZippedFile } from '../read-zip.ts';
import { type ContentPage, cutPages, isFrontMatter, listIds } from './content-pages.ts';
import { attributeOf, type EpubFiles, findAll, readXml, resolveAddress } from './epub-files.ts';
import { EpubReport } from './epub-texts.ts';
import { type Clip, readOverlay } from './media-overlay.ts';
import { makeNarration } from './narration.ts';
import { MAX_PAGES, readPackage, type SpineItem } from './package-document.ts';

interface ReadEpub {
  book: ImportedBook;
  /** Media files of the book. */
  files: ZippedFile[];
  /** What was left out, in the language of the editor. */
  notes: string[];
  /** Rights as the EPUB states them. */
  rights: string;
}

interface Picture {
  path: string;
  pixels: number;
  description: string;
}

interface EpubPage extends ContentPage {
  picture?: Picture;
  clips: Clip[];
}

/** Smaller pictures are ornaments in the text of a reflowable book, and are left out. */
const MIN_PIXELS = 10_000;
const MAX_LISTED_PROBLEMS = 30;
/** Maximum characters of HTML of all pages. */
const MAX_TEXT = 10_000_000;

/**
 * Reads an EPUB.
 * @param lang language of the messages
 * @param limits limits of the cut sounds: the size of one and of all
 * @throws ZipProblem with all problems, one per line
 */
export async function readEpub(
  zippedFiles: readonly ZippedFile[],
  lang: Lang,
  storeContent: StoreContent,
  limits: ZipLimits = defaultZipLimits,
): Promise<ReadEpub> {
  const report = new EpubReport(lang);
  const files: EpubFiles = new Map(zippedFiles.map((file) => [file.name.normalize('NFC'), file]));
  const epub = readPackage(files, report);
  // Without a readable cover, the picture of the first page becomes the cover.
  const coverPath = epub?.cover !== undefined && isReadable(epub.cover) ? epub.cover : undefined;
  const reader = new PageReader(files, report, epub?.pageMarks ?? new Set());
  for (const item of epub?.spine ?? []) await reader.read(item, coverPath);
  const { pages } = reader;
  if (epub && pages.length === 0 && report.problems.size === 0) report.problems.add(report.texts.noPages);
  if (pages.length > MAX_PAGES) report.problems.add(report.texts.tooManyPages(MAX_PAGES));
  if (reader.textLength > MAX_TEXT) report.problems.add(report.texts.tooMuchText);
  if (coverPath !== undefined) await reader.measure(coverPath);
  if (!epub || report.problems.size > 0)
    // Directus adds the last full stop.
    throw new ZipProblem([...report.problems].slice(0, MAX_LISTED_PROBLEMS).join('\n').replace(/\.$/, ''));

  const media = new BookMedia(files, storeContent, limits);
  const cover = coverPath === undefined ? undefined : media.keep(coverPath, 'cover');
  const importedPages = pages.map((page, index) =>
    toImportedPage(page, index + 1, epub.language, media, report, pages),
  );
  // Publishers write tags into the description, which is plain text.
  const description = textOf(parseHtml(epub.description));
  return {
    book: {
      titles: epub.titles,
      author: epub.author,
      documentFields: {
        illustrator: epub.illustrator || null,
        editor: epub.editor || null,
        contributor: epub.contributor || null,
        voice: epub.voice || null,
        publisher: epub.publisher || null,
        source_language: epub.language,
      },
      translationFields: {
        description: description === '' ? null : `<p>${escapeText(description)}</p>`,
        cover_alt: reader.coverDescription || null,
      },
      cover,
      pages: importedPages,
      files: media.files.map(({ name }) => name),
    },
    files: media.files,
    notes: report.listNotes(),
    rights: epub.rights,
  };
}

const isReadable = (path: string): boolean => /\.(jpe?g|png|webp)$/i.test(path);

/** Reads the spine to pages. */
class PageReader {
  readonly pages: EpubPage[] = [];
  coverDescription = '';
  textLength = 0;
  readonly #files: EpubFiles;
  readonly #report: EpubReport;
  readonly #pageMarks: ReadonlySet<string>;
  readonly #pixels = new Map<string, number>();

  constructor(files: EpubFiles, report: EpubReport, pageMarks: ReadonlySet<string>) {
    this.#files = files;
    this.#report = report;
    this.#pageMarks = pageMarks;
  }

  async read({ path, overlay, isFixedLayout }: SpineItem, cover: string | undefined): Promise<void> {
    if (this.pages.length > MAX_PAGES || this.textLength > MAX_TEXT) return;
    const { problems, texts } = this.#report;
    const document = readXml(this.#files, path, this.#report, true);
    const overlayClips = overlay === undefined ? [] : readOverlay(this.#files, overlay, this.#report);
    if (document === undefined) return;
    const clips = overlayClips.filter((clip) => clip.document === path);
    const allIds = listIds(document);
    for (const { fragment } of clips)
      if (fragment !== '' && !allIds.has(fragment)) problems.add(texts.missingFragment(`${path}#${fragment}`));
    const isFront = isFrontMatter(document);
    const spokenIds = new Set(clips.map(({ fragment }) => fragment));
    const isPageMark = (id: string) => this.#pageMarks.has(`${path}#${id}`);
    const ornaments = isFixedLayout ? new Set<string>() : await this.#listOrnaments(document, path);
    const contentPages = cutPages(document, { isFixedLayout, spokenIds, isPageMark, ornaments });
    const isOnePage = contentPages.length === 1;
    // A clip of a whole chapter belongs to none of its pages.
    const isDivided = isOnePage || clips.every(({ fragment }) => contentPages.some(({ ids }) => ids.has(fragment)));
    const firstNumber = this.pages.length + 1;
    for (const contentPage of contentPages) {
      const number = this.pages.length + 1;
      const pictures = await this.#readPictures(contentPage, path);
      const [picture] = pictures;
      if (picture !== undefined && picture.path === cover) this.coverDescription ||= picture.description;
      const isCover = this.pages.length === 0 && contentPage.html === '' && picture && picture.path === cover;
      const { html, chapterTitle, hasMedia } = contentPage;
      const isEmpty = html === '' && chapterTitle === '' && contentPage.pictures.length === 0 && !hasMedia;
      if (isFront || isCover || isEmpty) continue;
      if (pictures.length < contentPage.pictures.length) this.#report.notePage('unreadPictures', number);
      if (pictures.length > 1) this.#report.notePage('pictures', number);
      if (hasMedia) this.#report.notePage('media', number);
      this.textLength += html.length;
      this.pages.push({
        ...contentPage,
        picture,
        clips: clips.filter(({ fragment }) => isOnePage || contentPage.ids.has(fragment)),
      });
    }
    if (!isDivided && this.pages.length >= firstNumber) this.#report.notePage('narration', firstNumber);
  }

  async #listOrnaments(document: Document, base: string): Promise<Set<string>> {
    const ornaments = new Set<string>();
    for (const image of findAll(document, 'img')) {
      const source = attributeOf(image, 'src');
      const path = resolveAddress(base, source, this.#report)?.path;
      if (path === undefined || !isReadable(path)) continue;
      const pixels = await this.measure(path);
      if (pixels > 0 && pixels < MIN_PIXELS) ornaments.add(source);
    }
    return ornaments;
  }

  /** Returns the readable pictures of a page, the largest first. */
  async #readPictures(page: ContentPage, base: string): Promise<Picture[]> {
    const pictures: Picture[] = [];
    for (const { source, description } of page.pictures) {
      const path = source === '' ? undefined : resolveAddress(base, source, this.#report)?.path;
      if (path !== undefined && isReadable(path))
        pictures.push({ path, description, pixels: await this.measure(path) });
    }
    return pictures.sort((first, second) => second.pixels - first.pixels);
  }

  /** Returns the number of pixels of a picture. Adds a problem if the picture is missing or too large. */
  async measure(path: string): Promise<number> {
    const { problems, texts } = this.#report;
    const knownPixels = this.#pixels.get(path);
    if (knownPixels !== undefined) return knownPixels;
    const file = this.#files.get(path);
    if (!file?.type.startsWith('image/')) problems.add(texts.missingFile(path));
    const header = file && (await readPictureHeader(sharp, file.path ?? file.content ?? '').catch(() => undefined));
    const pixels = header?.pixels ?? 0;
    if (pixels > MAX_PIXELS) problems.add(texts.largePicture(path));
    this.#pixels.set(path, pixels);
    return pixels;
  }
}

/** Collects the media files of the book under new names. */
class BookMedia {
  readonly files: ZippedFile[] = [];
  readonly #files: EpubFiles;
  readonly #storeContent: StoreContent;
  readonly #names = new Map<string, string>();
  readonly limits: ZipLimits;
  #lastSound: { path: string; content: Buffer } | undefined;
  #soundBytes = 0;

  constructor(files: EpubFiles, storeContent: StoreContent, limits: ZipLimits) {
    this.limits = limits;
    this.#files = files;
    this.#storeContent = storeContent;
  }

  /** Adds a file of the EPUB once. Returns its name in the book. */
  keep(path: string, baseName: string): string | undefined {
    const knownName = this.#names.get(path);
    const file = this.#files.get(path);
    if (knownName !== undefined || file === undefined) return knownName;
    const name = `${baseName}${path.slice(path.lastIndexOf('.')).toLowerCase()}`;
    this.#names.set(path, name);
    this.files.push({ ...file, name });
    return name;
  }

  /**
   * Adds a cut sound. Returns its name.
   * @throws ZipProblem if the cut sounds together are too large
   */
  addSound(content: Buffer, name: string): string {
    this.#soundBytes += content.length;
    if (this.#soundBytes > this.limits.totalBytes)
      throw new ZipProblem('Narration of all pages larger than 400 MB / Giọng đọc của cả sách lớn hơn 400 MB');
    this.files.push({ name, type: 'audio/mpeg', ...this.#storeContent(content) });
    return name;
  }

  readonly readSound = (path: string): Buffer => {
    if (this.#lastSound?.path !== path) {
      const file = this.#files.get(path);
      const content = file?.path === undefined ? (file?.content ?? Buffer.alloc(0)) : readFileSync(file.path);
      this.#lastSound = { path, content };
    }
    return this.#lastSound.content;
  };
}

function toImportedPage(
  page: EpubPage,
  number: number,
  language: Language,
  media: BookMedia,
  report: EpubReport,
  allPages: readonly EpubPage[],
): ImportedPage {
  const name = `p${String(number).padStart(3, '0')}`;
  const isShared = (sound: string) =>
    allPages.some((other) => other !== page && other.clips.some((clip) => clip.sound === sound));
  const sounds = { readSound: media.readSound, isShared, maxBytes: media.limits.file };
  const narration = page.clips.length > 0 ? makeNarration(page.clips, page.sentences, sounds) : undefined;
  if (page.clips.length > 0 && narration === undefined) report.notePage('narration', number);
  if (narration !== undefined && narration.cues === null) report.notePage('times', number);
  const sound =
    narration?.cutSound !== undefined
      ? media.addSound(narration.cutSound, `${name}.mp3`)
      : narration?.soundPath && media.keep(narration.soundPath, name);
  return {
    number,
    image: page.picture && media.keep(page.picture.path, name),
    texts: [
      {
        language,
        files: { narration: sound, sign_video: undefined, sign_video_small: undefined },
        languages_code: language,
        chapter_title: page.chapterTitle || null,
        text: page.html,
        image_description: readDescription(page.picture?.description, language),
        narration_cues: narration?.cues ?? null,
        narration_duration: narration?.durationMs ?? null,
        sign_captions: null,
      },
    ],
  };
}

/** Returns the description of a picture. The note that our own EPUBs have in the place of a missing description is none. */
function readDescription(description: string | undefined, language: Language): string | null {
  const text = (description ?? '').trim();
  const placeholder = textsFor(language).undescribedPicture(Number(/\d+/.exec(text)?.[0] ?? 0));
  return text === '' || text === placeholder ? null : text;
}
