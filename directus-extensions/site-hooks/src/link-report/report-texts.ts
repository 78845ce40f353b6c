/** Texts of the report of broken links (`/link-report`). */
import type { Lang } from '@hat-nang/model/languages';

interface ReportTexts {
  readonly title: string;
  readonly intro: string;
  readonly off: string;
  readonly found: (count: number) => string;
  readonly none: string;
  /** Note below the list if it is limited. */
  readonly limited: (count: number) => string;
  readonly since: (date: string) => string;
  readonly usedIn: string;
  readonly configuration: string;
  readonly newTab: string;
  readonly problems: Readonly<Record<'host' | 'timeout' | 'certificate' | 'redirects' | 'connection', string>>;
  /** A page that does not exist (404, 410). */
  readonly missing: (status: string) => string;
  readonly refused: (status: string) => string;
  readonly failed: (status: string) => string;
}

export const reportTexts: Readonly<Record<Lang, ReportTexts>> = {
  vi: {
    title: 'Liên kết hỏng',
    intro:
      'Mỗi đêm, thư viện thử mở các liên kết dẫn sang trang khác trong bài đã đăng và trong cấu hình trang. Liên kết hỏng hai đêm liền sẽ có ở đây. Sửa hoặc bỏ liên kết trong bài thì nó không còn ở đây nữa.',
    off: 'Máy chủ này đang tắt việc kiểm tra liên kết (OUTSIDE_LINK_CHECK).',
    found: (count) => `${count} liên kết`,
    none: 'Không có liên kết nào hỏng.',
    limited: (count) => `Chỉ hiện ${count} liên kết hỏng lâu nhất.`,
    since: (date) => `Hỏng từ ngày ${date}`,
    usedIn: 'Có trong:',
    configuration: 'Cấu hình trang (menu, mạng xã hội, nút quyên góp)',
    newTab: 'mở trong thẻ mới',
    problems: {
      host: 'Không tìm thấy máy chủ này trên Internet',
      timeout: 'Quá lâu không trả lời',
      certificate: 'Chứng chỉ bảo mật không hợp lệ',
      redirects: 'Chuyển hướng quá nhiều lần',
      connection: 'Không kết nối được',
    },
    missing: (status) => `Trang này không còn (mã ${status})`,
    refused: (status) => `Máy chủ từ chối (mã ${status})`,
    failed: (status) => `Máy chủ gặp lỗi (mã ${status})`,
  },
  en: {
    title: 'Broken links',
    intro:
      'Every night, the library tries the links to other sites in published items and in the site configuration. Links that fail on two nights in a row are listed here. When a link is corrected or removed in its item, it leaves this list.',
    off: 'The check of links is off on this server (OUTSIDE_LINK_CHECK).',
    found: (count) => (count === 1 ? '1 link' : `${count} links`),
    none: 'No link is broken.',
    limited: (count) => `Only the ${count} links that have been broken for longest are shown.`,
    since: (date) => `Broken since ${date}`,
    usedIn: 'Used in:',
    configuration: 'Site configuration (menus, social networks, donation button)',
    newTab: 'opens in a new tab',
    problems: {
      host: 'No such server on the internet',
      timeout: 'No answer in time',
      certificate: 'The security certificate is not valid',
      redirects: 'Too many redirects',
      connection: 'The connection failed',
    },
    missing: (status) => `The page does not exist (${status})`,
    refused: (status) => `The server refuses the request (${status})`,
    failed: (status) => `The server has an error (${status})`,
  },
};
