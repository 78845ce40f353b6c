/** Texts of the list of versions that wait for a review (`/waiting-versions`). */
import type { Lang } from '@hat-nang/model/languages';

interface VersionTexts {
  readonly title: string;
  readonly intro: string;
  readonly found: (count: number) => string;
  readonly none: string;
  /** Note below the list if it is limited. */
  readonly limited: (count: number) => string;
  readonly version: (name: string) => string;
  readonly savedBy: (name: string) => string;
  readonly unknownUser: string;
  readonly since: (date: string) => string;
  /** Opens the version in the Studio. */
  readonly open: string;
  readonly preview: string;
  readonly newTab: string;
}

export const versionTexts: Readonly<Record<Lang, VersionTexts>> = {
  vi: {
    title: 'Phiên bản chờ duyệt',
    intro:
      'Đây là những phiên bản có chỗ khác với bài đang đăng. Xem thử hai ngôn ngữ cạnh nhau, rồi mở phiên bản trong Studio để áp dụng, sửa tiếp hoặc xóa. Bản đã áp dụng thì không còn ở đây nữa.',
    found: (count) => `${count} phiên bản`,
    none: 'Không có phiên bản nào chờ duyệt.',
    limited: (count) => `Chỉ hiện ${count} phiên bản chờ lâu nhất.`,
    version: (name) => `Phiên bản “${name}”`,
    savedBy: (name) => `${name} lưu lần cuối`,
    unknownUser: 'Một người không còn tài khoản',
    since: (date) => `chờ từ ${date}`,
    open: 'Mở phiên bản trong Studio',
    preview: 'Xem thử hai ngôn ngữ',
    newTab: 'mở trong thẻ mới',
  },
  en: {
    title: 'Versions waiting for review',
    intro:
      'These versions differ from their published items. Preview both languages side by side, then open the version in the Studio to promote it, to change it or to delete it. A promoted version leaves this list.',
    found: (count) => (count === 1 ? '1 version' : `${count} versions`),
    none: 'No version is waiting.',
    limited: (count) => `Only the ${count} versions that have waited for longest are shown.`,
    version: (name) => `Version “${name}”`,
    savedBy: (name) => `last saved by ${name}`,
    unknownUser: 'a user without an account',
    since: (date) => `waiting since ${date}`,
    open: 'Open the version in the Studio',
    preview: 'Preview both languages',
    newTab: 'opens in a new tab',
  },
};
