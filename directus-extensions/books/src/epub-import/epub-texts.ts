/** Messages about an EPUB, in the language that the editor uses in the Studio. */
import type { Lang } from '@hat-nang/model/languages';

const listPages = (pages: readonly number[]): string =>
  pages.length > 12 ? `${pages.slice(0, 12).join(', ')} …` : pages.join(', ');

const namePages = (pages: readonly number[]): string => `page${pages.length === 1 ? '' : 's'} ${listPages(pages)}`;

const vi = {
  noPackage: 'Tệp EPUB thiếu tệp mô tả gói (META-INF/container.xml và tệp .opf).',
  oldVersion: 'Đây không phải EPUB 3. Hãy xuất lại sách ở dạng EPUB 3.',
  encrypted: 'Sách bị khóa bản quyền (DRM), nên không đọc được. Hãy dùng tệp không khóa.',
  noTitle: 'Sách không có tên (dc:title).',
  wrongLanguage: (language: string) =>
    language === ''
      ? 'Sách không ghi ngôn ngữ (dc:language). Cần vi hoặc en.'
      : `Ngôn ngữ của sách là “${language}”. Thư viện chỉ nhận sách tiếng Việt (vi) và tiếng Anh (en).`,
  noPages: 'Sách không có trang nào.',
  tooManyPages: (max: number) => `Sách có nhiều hơn ${max} trang.`,
  tooMuchText: 'Sách có quá nhiều chữ, tối đa 10 triệu ký tự.',
  entities: (path: string) => `${path}: khai báo thực thể (ENTITY) không được phép.`,
  tooDeep: (path: string) => `${path}: các thẻ lồng nhau quá sâu.`,
  missingFile: (path: string) => `Thiếu tệp ${path}, hoặc tệp không thuộc loại đọc được.`,
  missingItem: (id: string) => `Thứ tự đọc (spine) nhắc đến “${id}”, nhưng danh mục tệp không có mục này.`,
  repeatedItem: (id: string) => `Thứ tự đọc (spine) có “${id}” hai lần.`,
  notText: (path: string) => `${path}: thứ tự đọc chỉ được gồm trang XHTML.`,
  badAddress: (path: string) => `Đường dẫn không hợp lệ: ${path}`,
  missingFragment: (path: string) => `Tệp đọc theo lời (SMIL) nhắc đến ${path}, nhưng trang không có chỗ đó.`,
  badTimes: (path: string) => `${path}: thời điểm của giọng đọc không đọc được.`,
  largePicture: (path: string) => `${path}: tranh lớn quá, tối đa 16 megapixel.`,
  notes: {
    narration: (pages: readonly number[]) =>
      `Giọng đọc còn thiếu ở trang ${listPages(pages)}: không chia được tệp tiếng theo trang. Chỉ tệp MP3 mới cắt được.`,
    times: (pages: readonly number[]) =>
      `Có giọng đọc nhưng chưa có mốc câu ở trang ${listPages(pages)}: tệp EPUB không chia theo câu.`,
    pictures: (pages: readonly number[]) =>
      `Mỗi trang chỉ giữ tranh lớn nhất. Đã bỏ tranh khác ở trang ${listPages(pages)}.`,
    unreadPictures: (pages: readonly number[]) =>
      `Đã bỏ tranh không dùng được (SVG, GIF hoặc ở địa chỉ khác) ở trang ${listPages(pages)}.`,
    media: (pages: readonly number[]) => `Đã bỏ video hoặc âm thanh riêng ở trang ${listPages(pages)}.`,
    license: (rights: string) => `Chưa đặt giấy phép, vì không nhận ra “${rights}”. Hãy chọn bằng tay.`,
  },
};

type EpubTexts = typeof vi;

const en: EpubTexts = {
  noPackage: 'The EPUB has no package file (META-INF/container.xml and the .opf file).',
  oldVersion: 'This is not an EPUB 3. Export the book as EPUB 3.',
  encrypted: 'The book is locked (DRM) and cannot be read. Use a file without a lock.',
  noTitle: 'The book has no title (dc:title).',
  wrongLanguage: (language) =>
    language === ''
      ? 'The book does not state its language (dc:language). It must be vi or en.'
      : `The language of the book is “${language}”. The library takes books in Vietnamese (vi) and English (en).`,
  noPages: 'The book has no pages.',
  tooManyPages: (max) => `The book has more than ${max} pages.`,
  tooMuchText: 'The book has too much text; the limit is 10 million characters.',
  entities: (path) => `${path}: entity declarations are not allowed.`,
  tooDeep: (path) => `${path}: elements are nested too deeply.`,
  missingFile: (path) => `The file ${path} is missing, or is not of a type that can be read.`,
  missingItem: (id) => `The reading order (spine) names “${id}”, but the manifest has no such item.`,
  repeatedItem: (id) => `The reading order (spine) has “${id}” twice.`,
  notText: (path) => `${path}: the reading order may contain only XHTML pages.`,
  badAddress: (path) => `Invalid path: ${path}`,
  missingFragment: (path) => `A media overlay (SMIL) refers to ${path}, but the page has no such place.`,
  badTimes: (path) => `${path}: the times of the narration cannot be read.`,
  largePicture: (path) => `${path}: the picture is too large; the limit is 16 megapixels.`,
  notes: {
    narration: (pages) =>
      `The narration of ${namePages(pages)} is missing: its sound cannot be divided by page. Only MP3 files can be cut.`,
    times: (pages) =>
      `Narration without sentence times on ${namePages(pages)}: the EPUB does not divide it by sentence.`,
    pictures: (pages) =>
      `Each page keeps its largest picture only. Other pictures of ${namePages(pages)} are left out.`,
    unreadPictures: (pages) =>
      `Pictures that cannot be used (SVG, GIF or at another address) are left out on ${namePages(pages)}.`,
    media: (pages) => `Videos or separate sounds are left out on ${namePages(pages)}.`,
    license: (rights) => `No licence is set, because “${rights}” is not one that we know. Choose it by hand.`,
  },
};

export const epubTexts: Readonly<Record<Lang, EpubTexts>> = { vi, en };

/** Pages with something that the import leaves out, by kind. */
type PageNote = Exclude<keyof EpubTexts['notes'], 'license'>;

/** Collects what is wrong with an EPUB. With a problem, nothing is created. A note tells the editor what was left out. */
export class EpubReport {
  readonly texts: EpubTexts;
  readonly problems = new Set<string>();
  readonly #pages = new Map<PageNote, Set<number>>();

  constructor(lang: Lang) {
    this.texts = epubTexts[lang];
  }

  notePage(kind: PageNote, page: number): void {
    this.#pages.set(kind, (this.#pages.get(kind) ?? new Set()).add(page));
  }

  listNotes(): string[] {
    return [...this.#pages].map(([kind, pages]) =>
      this.texts.notes[kind]([...pages].sort((first, second) => first - second)),
    );
  }
}
