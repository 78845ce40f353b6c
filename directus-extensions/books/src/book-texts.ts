import type { Book, BookPage, Language } from './book.ts';

/** Fixed texts of generated files, in the language of the book. */
export interface BookTexts {
  cover: string;
  page: (number: number) => string;
  about: string;
  contents: string;
  pageList: string;
  author: string;
  illustrator: string;
  contributors: string;
  publisher: string;
  voice: string;
  license: string;
  undescribedPicture: (number: number) => string;
  coverOf: (title: string) => string;
  descriptionOfPicture: string;
  /** `clips` is the name of the sign language, `sample` if the clips are samples, or empty if the edition has no clips. */
  summary: (options: { narration: boolean; described: boolean; isFixedLayout: boolean; clips: string }) => string;
  signer: string;
  sampleClip: string;
  clipCaptions: string;
  picture: string;
  playlistNote: (voice: string) => string;
  foldingNote: string;
}

const texts: Readonly<Record<Language, BookTexts>> = {
  'vi-VN': {
    cover: 'Bìa',
    page: (number) => `Trang ${number}`,
    about: 'Về cuốn sách này',
    contents: 'Mục lục',
    pageList: 'Danh sách trang',
    author: 'Tác giả',
    illustrator: 'Minh họa',
    contributors: 'Biên tập và cộng tác',
    publisher: 'Nhà xuất bản',
    voice: 'Giọng đọc',
    license: 'Giấy phép',
    undescribedPicture: (number) => `Tranh của trang ${number}, chưa có lời mô tả.`,
    coverOf: (title) => `Bìa sách “${title}”.`,
    descriptionOfPicture: 'Mô tả tranh',
    picture: 'Hình',
    summary: ({ narration, described, isFixedLayout, clips }) =>
      [
        described ? 'Mọi tranh đều có lời mô tả.' : 'Một số tranh chưa có lời mô tả.',
        narration ? 'Lời đọc chạy cùng từng câu chữ.' : 'Sách không có lời đọc kèm theo.',
        ...(clips === '' ? [] : [clips === 'sample' ? 'Có clip hoạt hình mẫu.' : `Có clip ký hiệu (${clips}).`]),
        isFixedLayout
          ? 'Tranh và chữ giữ nguyên chỗ, không đổi cỡ chữ được; bản EPUB thường của sách này đổi được. Mục lục dẫn đến từng trang.'
          : 'Chữ đổi cỡ, đổi phông được; mục lục dẫn đến từng trang.',
      ].join(' '),
    signer: 'Người ra ký hiệu',
    sampleClip: 'Hoạt hình mẫu',
    clipCaptions: 'Phụ đề của clip',
    playlistNote: (voice) => `Giọng đọc: ${voice}. Mỗi tệp tiếng là một trang; mở tệp m3u8 để nghe lần lượt cả cuốn.`,
    foldingNote: 'Cách in: in hai mặt, lật theo cạnh ngắn, rồi gấp đôi cả xấp và ghim ở giữa.',
  },
  'en-US': {
    cover: 'Cover',
    page: (number) => `Page ${number}`,
    about: 'About this book',
    contents: 'Contents',
    pageList: 'List of pages',
    author: 'Author',
    illustrator: 'Illustrator',
    contributors: 'Editing and contributions',
    publisher: 'Publisher',
    voice: 'Voice',
    license: 'Licence',
    undescribedPicture: (number) => `Picture of page ${number}, not described yet.`,
    coverOf: (title) => `Cover of “${title}”.`,
    descriptionOfPicture: 'Picture description',
    picture: 'Picture',
    summary: ({ narration, described, isFixedLayout, clips }) =>
      [
        described ? 'Every picture is described.' : 'Some pictures are not described yet.',
        narration ? 'Narration follows the text sentence by sentence.' : 'The book comes without narration.',
        ...(clips === ''
          ? []
          : [clips === 'sample' ? 'There are sample animations.' : `There are sign clips (${clips}).`]),
        isFixedLayout
          ? 'Pictures and text stay in place, and the text cannot be resized; it can in the other EPUB of this book. The contents lead to every page.'
          : 'Text can be resized and set in another font; the contents lead to every page.',
      ].join(' '),
    signer: 'Signer',
    sampleClip: 'Sample animation',
    clipCaptions: 'Captions of the clip',
    playlistNote: (voice) =>
      `Voice: ${voice}. Each sound file is one page; open the m3u8 file to hear the whole book in order.`,
    foldingNote: 'To make this booklet: print on both sides, flip on the short edge, fold and staple in the middle.',
  },
};

export const textsFor = (language: Language): BookTexts => texts[language];

/** Returns the title of a page for contents, bookmarks and playlists: the chapter title, otherwise the page number. */
export const pageTitle = (book: Book, { chapterTitle, number }: BookPage): string =>
  chapterTitle.trim() || textsFor(book.language).page(number);

/** Returns credits and licence as labels and values. Empty values are left out. */
export function creditsOf(book: Book): { label: string; value: string }[] {
  const bookTexts = textsFor(book.language);
  return [
    { label: bookTexts.author, value: book.author },
    { label: bookTexts.illustrator, value: book.illustrator },
    { label: bookTexts.contributors, value: book.contributors.join(', ') },
    { label: bookTexts.publisher, value: book.publisher },
    { label: bookTexts.voice, value: book.voice },
    { label: bookTexts.license, value: book.license.label },
  ].filter(({ value }) => value.trim() !== '');
}

/** Returns the description of a picture, or a note that the description is missing. */
export const pictureText = (book: Book, page: BookPage): string =>
  page.picture?.description.trim() || textsFor(book.language).undescribedPicture(page.number);
