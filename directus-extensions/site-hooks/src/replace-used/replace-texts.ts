/** Texts of the page that replaces a row in use (`/replace-used`). */
import type { Lang } from '@hat-nang/model/languages';

interface ReplaceTexts {
  readonly title: string;
  /** Words before the address of the page in a refusal. */
  readonly refusalHint: string;
  readonly intro: string;
  readonly notFound: string;
  readonly uses: (count: number) => string;
  readonly unused: string;
  readonly memberUses: (count: number) => string;
  readonly menu: string;
  readonly choose: string;
  readonly searchLabel: string;
  readonly search: string;
  readonly noCandidates: string;
  readonly limited: (count: number) => string;
  readonly confirm: (previous: string, next: string) => string;
  readonly confirmNote: string;
  readonly replace: (count: number) => string;
  readonly replaceAndDelete: string;
  readonly other: string;
  readonly openForm: string;
  readonly done: Readonly<Record<'replaced' | 'deleted', string>>;
  readonly failed: (reason: string) => string;
  readonly notDeleted: (reason: string) => string;
  readonly forbidden: string;
  readonly invalidChoice: string;
}

export const replaceTexts: Readonly<Record<Lang, ReplaceTexts>> = {
  vi: {
    title: 'Đang dùng ở đâu, thay bằng gì',
    refusalHint: 'xem tất cả và thay một lần',
    intro:
      'Trang này liệt kê mọi nơi đang dùng. Chọn mục thay thế thì tất cả được đổi trong một lần, hoặc không nơi nào bị đổi.',
    notFound: 'Không có mục này, hoặc mục này không thay được ở đây.',
    uses: (count) => `Đang dùng ở ${count} nơi`,
    unused: 'Không nơi nào đang dùng.',
    memberUses: (count) => `${count} thành viên đã chọn mục này. Lựa chọn của thành viên được giữ nguyên.`,
    menu: 'Menu của trang',
    choose: 'Thay bằng',
    searchLabel: 'Tìm theo tên',
    search: 'Tìm',
    noCandidates: 'Không tìm thấy mục nào có thể thay.',
    limited: (count) => `Chỉ hiện ${count} mục. Hãy tìm theo tên để thấy mục khác.`,
    confirm: (previous, next) => `Thay “${previous}” bằng “${next}”?`,
    confirmNote:
      'Bài đã đăng vẫn được kiểm tra như khi bạn tự sửa từng bài. Nếu một bài không đạt, hoặc bạn không có quyền sửa bài ấy, thì chưa có gì bị đổi.',
    replace: (count) => `Thay ở ${count} nơi`,
    replaceAndDelete: 'Thay, rồi xóa mục cũ',
    other: 'Chọn mục khác',
    openForm: 'Mở trong Studio',
    done: { replaced: 'Đã thay ở mọi nơi.', deleted: 'Đã thay ở mọi nơi và xóa mục cũ.' },
    failed: (reason) => `Chưa có gì bị đổi. ${reason}`,
    notDeleted: (reason) => `Đã thay ở mọi nơi, nhưng chưa xóa được mục cũ. ${reason}`,
    forbidden: 'Bạn không có quyền thay đổi một trong những nơi này.',
    invalidChoice: 'Mục thay thế không hợp: hãy chọn một mục trong danh sách.',
  },
  en: {
    title: 'Where it is used, and a replacement',
    refusalHint: 'see all and replace at once',
    intro:
      'This page lists every use. The replacement that you choose is put in all of these places at once, or in none of them.',
    notFound: 'There is no such item, or it cannot be replaced here.',
    uses: (count) => (count === 1 ? 'Used in 1 place' : `Used in ${count} places`),
    unused: 'It is not used.',
    memberUses: (count) =>
      `${count === 1 ? 'One member has' : `${count} members have`} chosen it. Choices of members stay as they are.`,
    menu: 'Menu of the site',
    choose: 'Replace with',
    searchLabel: 'Search by name',
    search: 'Search',
    noCandidates: 'Nothing was found that could replace it.',
    limited: (count) => `Only ${count} are shown. Search by name to see others.`,
    confirm: (previous, next) => `Replace “${previous}” with “${next}”?`,
    confirmNote:
      'Published items are checked as if you changed each of them yourself. If one of them does not pass, or is not yours to change, nothing is changed.',
    replace: (count) => (count === 1 ? 'Replace in 1 place' : `Replace in ${count} places`),
    replaceAndDelete: 'Replace, then delete the old one',
    other: 'Choose another',
    openForm: 'Open in the Studio',
    done: { replaced: 'Replaced everywhere.', deleted: 'Replaced everywhere, and the old one is deleted.' },
    failed: (reason) => `Nothing has been changed. ${reason}`,
    notDeleted: (reason) => `Replaced everywhere, but the old one could not be deleted. ${reason}`,
    forbidden: 'You have no right to change one of these places.',
    invalidChoice: 'This is no possible replacement: choose one from the list.',
  },
};
