/** Texts of the translation desk (`/translation-desk`). */
import type { Lang } from '@hat-nang/model/languages';
import type { GapState } from './compare-texts.ts';
import type { CopyOutcome } from './copy-structure.ts';
import type { DeskStatus } from './read-gaps.ts';

interface DeskTexts {
  readonly title: string;
  readonly intro: string;
  /** Names of the translations, such as "English translation". */
  readonly targets: Readonly<Record<Lang, string>>;
  /** Names of the languages, such as "English". */
  readonly languages: Readonly<Record<Lang, string>>;
  readonly states: Readonly<Record<GapState, string>>;
  readonly statuses: Readonly<Record<DeskStatus, string>>;
  readonly language: string;
  readonly counts: string;
  readonly section: string;
  readonly all: string;
  readonly allSections: string;
  readonly sort: string;
  readonly sorts: Readonly<Record<'date' | 'reads', string>>;
  readonly found: (count: number) => string;
  readonly none: string;
  readonly lacks: (labels: string) => string;
  readonly untranslated: (labels: string) => string;
  readonly openParts: (count: number) => string;
  readonly olderParts: (count: number) => string;
  readonly changed: (date: string) => string;
  readonly opened: (count: string) => string;
  readonly pages: string;
  readonly page: (page: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly back: string;
  readonly edit: string;
  readonly complete: string;
  readonly vietnameseOnly: string;
  readonly part: (number: number) => string;
  readonly ownTexts: string;
  readonly emptyText: string;
  readonly sameText: string;
  readonly copy: string;
  readonly copyNote: string;
  /** Note about the slug of a new translation, if the item is not published. `copyNoteVersionSlug` is the note for a published item. */
  readonly copyNoteSlug: string;
  readonly copyNoteVersionSlug: string;
  readonly copyNotePublished: string;
  readonly versionWaits: string;
  readonly openVersion: string;
  readonly versionName: Readonly<Record<Lang, string>>;
  readonly outcomes: Readonly<Record<CopyOutcome, string>>;
  readonly failed: (reason: string) => string;
  readonly notFound: string;
}

export const deskTexts: Readonly<Record<Lang, DeskTexts>> = {
  vi: {
    title: 'Bàn dịch',
    intro:
      'Những bài chưa dịch, dịch dở, hoặc có bản gốc sửa sau bản dịch. Bài đánh dấu “Chỉ có tiếng Việt”, bài lưu trữ và bài trong thùng rác không có ở đây.',
    targets: { en: 'Bản tiếng Anh', vi: 'Bản tiếng Việt' },
    languages: { en: 'Tiếng Anh', vi: 'Tiếng Việt' },
    states: { missing: 'Chưa dịch', incomplete: 'Dịch dở', older: 'Cũ hơn bản gốc' },
    statuses: { draft: 'Bản nháp', in_review: 'Chờ duyệt', published: 'Đã đăng' },
    language: 'Ngôn ngữ',
    counts: 'Số bài cần dịch',
    section: 'Mục',
    all: 'Tất cả',
    allSections: 'Mọi mục',
    sort: 'Sắp xếp',
    sorts: { date: 'Mới sửa trước', reads: 'Đọc nhiều trước' },
    found: (count) => `${count} bài`,
    none: 'Không có bài nào cần dịch ở đây.',
    lacks: (labels) => `Còn thiếu: ${labels}`,
    untranslated: (labels) => `Vẫn là lời của bản gốc: ${labels}`,
    openParts: (count) => `${count} trang chưa dịch xong`,
    olderParts: (count) => `${count} trang cũ hơn bản gốc`,
    changed: (date) => `Sửa ngày ${date}`,
    opened: (count) => `${count} lượt mở trong bốn tuần`,
    pages: 'Các trang của danh sách',
    page: (page, count) => `Trang ${page} trên ${count}`,
    previous: 'Trang trước',
    next: 'Trang sau',
    back: 'Về bàn dịch',
    edit: 'Mở bài trong Studio',
    complete: 'Bản dịch đã đủ và không cũ hơn bản gốc.',
    vietnameseOnly: 'Bài này được đánh dấu “Chỉ có tiếng Việt”.',
    part: (number) => `Trang ${number}`,
    ownTexts: 'Lời của bài',
    emptyText: 'Chưa có',
    sameText: 'Vẫn là lời của bản gốc',
    copy: 'Chép cấu trúc',
    copyNote:
      'Tiêu đề và các ô văn bản còn trống nhận nguyên lời và định dạng của bản gốc, để bạn viết bản dịch đè lên. Những gì đã dịch được giữ nguyên.',
    copyNoteSlug:
      'Đường dẫn (slug) được tạo từ tiêu đề gốc: dịch xong tiêu đề, hãy xóa trống ô đường dẫn, Studio sẽ tạo lại.',
    copyNoteVersionSlug: 'Đường dẫn (slug) được tạo từ tiêu đề gốc: dịch xong tiêu đề, hãy sửa ô đường dẫn cho khớp.',
    copyNotePublished:
      'Bài đang đăng, nên phần chép nằm trong một phiên bản của bài: bạn đọc chưa thấy gì cho đến khi phiên bản được duyệt và đưa lên.',
    versionWaits: 'Bài đã có một phiên bản để dịch, chưa đưa lên.',
    openVersion: 'Mở phiên bản để dịch',
    versionName: { en: 'Bản dịch tiếng Anh', vi: 'Bản dịch tiếng Việt' },
    outcomes: {
      copied: 'Đã chép cấu trúc. Hãy mở bài trong Studio và viết bản dịch đè lên.',
      version: 'Đã chép cấu trúc vào một phiên bản của bài. Hãy mở phiên bản và viết bản dịch đè lên.',
      'version-exists': 'Chưa chép gì: bài đã có một phiên bản để dịch. Hãy dịch tiếp trong phiên bản ấy.',
      nothing: 'Không có gì để chép: bản gốc không có lời, hoặc bản dịch đã có đủ các ô văn bản.',
      closed: 'Chưa chép gì: bài này đã lưu trữ hoặc ở trong thùng rác.',
    },
    failed: (reason) => `Chưa chép được: ${reason}`,
    notFound: 'Không tìm thấy bài này, hoặc bạn không có quyền xem.',
  },
  en: {
    title: 'Translation desk',
    intro:
      'Items without a translation, with a part of it, or with a source that changed after it. Items marked “Vietnamese only”, archived items and those in the trash are not listed.',
    targets: { en: 'English translation', vi: 'Vietnamese translation' },
    languages: { en: 'English', vi: 'Vietnamese' },
    states: { missing: 'Not translated', incomplete: 'Incomplete', older: 'Older than the source' },
    statuses: { draft: 'Draft', in_review: 'In review', published: 'Published' },
    language: 'Language',
    counts: 'Items to translate',
    section: 'Section',
    all: 'All',
    allSections: 'All sections',
    sort: 'Order',
    sorts: { date: 'Last changed first', reads: 'Most read first' },
    found: (count) => (count === 1 ? '1 item' : `${count} items`),
    none: 'Nothing to translate here.',
    lacks: (labels) => `Missing: ${labels}`,
    untranslated: (labels) => `Still the text of the source: ${labels}`,
    openParts: (count) => (count === 1 ? '1 page is not finished' : `${count} pages are not finished`),
    olderParts: (count) =>
      count === 1 ? '1 page is older than its source' : `${count} pages are older than their source`,
    changed: (date) => `Changed on ${date}`,
    opened: (count) => `Opened ${count} times in four weeks`,
    pages: 'Pages of the list',
    page: (page, count) => `Page ${page} of ${count}`,
    previous: 'Previous page',
    next: 'Next page',
    back: 'Back to the translation desk',
    edit: 'Open the item in the Studio',
    complete: 'The translation is complete and not older than its source.',
    vietnameseOnly: 'This item is marked “Vietnamese only”.',
    part: (number) => `Page ${number}`,
    ownTexts: 'Texts of the item',
    emptyText: 'Empty',
    sameText: 'Still the text of the source',
    copy: 'Copy the structure',
    copyNote:
      'The title and the empty texts get the words and the formatting of the source, for you to overwrite. What is translated is kept.',
    copyNoteSlug:
      'The slug is made from the title of the source: when you have translated the title, empty the slug, and the Studio makes a new one.',
    copyNoteVersionSlug: 'The slug is made from the title of the source: change it when you have translated the title.',
    copyNotePublished:
      'The item is published, so the copy goes into a version of it. Readers see nothing of it until the version is reviewed and promoted.',
    versionWaits: 'The item has a version for the translation, which is not promoted yet.',
    openVersion: 'Open the version for the translation',
    versionName: { en: 'English translation', vi: 'Vietnamese translation' },
    outcomes: {
      copied: 'The structure is copied. Open the item in the Studio and overwrite the text.',
      version: 'The structure is copied into a version of the item. Open the version and overwrite the text.',
      'version-exists': 'Nothing was copied: the item has a version for the translation. Continue there.',
      nothing: 'There is nothing to copy: the source has no text, or the translation has all of its texts.',
      closed: 'Nothing was copied: the item is archived or in the trash.',
    },
    failed: (reason) => `The structure was not copied: ${reason}`,
    notFound: 'This item does not exist, or you may not see it.',
  },
};
