/** Lines of the daily mail, in both languages. */
import type { Language } from '@hat-nang/model/contracts/fields';

interface ReminderTexts {
  readonly toReview: (section: string, count: number) => string;
  /** Content versions of published items. */
  readonly versions: (section: string, count: number) => string;
  readonly messages: (count: number) => string;
  readonly reports: (count: number) => string;
  readonly downloads: (count: number) => string;
  /** Links to other sites that the nightly check of site-hooks reports. */
  readonly links: (count: number) => string;
}

const countOf = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

export const REMINDER_TEXTS: Readonly<Record<Language, ReminderTexts>> = {
  'vi-VN': {
    toReview: (section, count) => `${section}: ${count} bài chờ duyệt`,
    versions: (section, count) => `${section}: ${count} phiên bản chờ duyệt`,
    messages: (count) => `Tin nhắn liên hệ: ${count} lời nhắn chưa trả lời`,
    reports: (count) => `Báo lỗi tài liệu: ${count} báo lỗi mới`,
    downloads: (count) => `Bản tải về: ${count} tài liệu không tạo được tệp`,
    links: (count) => `Liên kết hỏng: ${count} liên kết sang trang khác không còn mở được`,
  },
  'en-US': {
    toReview: (section, count) => `${section}: ${countOf(count, 'item', 'items')} in review`,
    versions: (section, count) => `${section}: ${countOf(count, 'version', 'versions')} waiting for review`,
    messages: (count) => `Contact messages: ${countOf(count, 'message', 'messages')} without an answer`,
    reports: (count) => `Problem reports: ${countOf(count, 'new report', 'new reports')}`,
    downloads: (count) => `Downloads: the files of ${countOf(count, 'document', 'documents')} could not be built`,
    links: (count) =>
      `Broken links: ${countOf(count, 'link to another site no longer answers', 'links to other sites no longer answer')}`,
  },
};
