/** Texts of the status page. */
import type { BackupRunName } from '@hat-nang/model/backend/backup-status';
import type { Queue } from '@hat-nang/model/backend/queues';
import type { Lang } from '@hat-nang/model/languages';
import type { Part, PartName } from './read-status.ts';

interface StatusTexts {
  readonly title: string;
  readonly allWell: string;
  readonly problems: (count: number) => string;
  readonly checkedAt: (time: string) => string;
  /** Mark of a row that is a problem. */
  readonly attention: string;
  readonly parts: string;
  readonly partNames: Readonly<Record<PartName, string>>;
  readonly states: Readonly<Record<Part['state'], string>>;
  readonly queues: string;
  readonly queueNames: Readonly<Record<Queue['queue'], string>>;
  readonly waiting: (count: number) => string;
  readonly oldest: (duration: string) => string;
  readonly disk: string;
  readonly free: (free: string, total: string, percent: number) => string;
  readonly backups: string;
  readonly backupNames: Readonly<Record<BackupRunName, string>>;
  readonly never: string;
  /** Time since the last success. */
  readonly ago: (duration: string) => string;
  readonly lastRunFailed: string;
  readonly versions: string;
  readonly site: string;
  readonly schema: string;
  readonly unknown: string;
  readonly refresh: string;
}

export const statusTexts: Readonly<Record<Lang, StatusTexts>> = {
  vi: {
    title: 'Tình trạng hệ thống',
    allWell: 'Mọi thứ đang hoạt động bình thường.',
    problems: (count) => `Có ${count} điểm cần xem lại.`,
    checkedAt: (time) => `Kiểm tra lúc ${time} (giờ Việt Nam).`,
    attention: 'Cần xem lại',
    parts: 'Các thành phần',
    partNames: {
      database: 'Cơ sở dữ liệu',
      site: 'Trang web',
      mail: 'Máy chủ thư',
      redis: 'Redis',
      storage: 'Nơi lưu tệp',
    },
    states: { ok: 'Hoạt động', failed: 'Không phản hồi', unused: 'Không dùng' },
    queues: 'Hàng đợi',
    queueNames: { mail: 'Thư chờ gửi', downloads: 'Tệp tải về chờ tạo', search: 'Mục chờ lập chỉ mục' },
    waiting: (count) => (count === 0 ? 'Không có mục nào' : `${count} mục`),
    oldest: (duration) => `chờ lâu nhất ${duration}`,
    disk: 'Dung lượng đĩa',
    free: (free, total, percent) => `Còn trống ${free} trên ${total} (${percent} %)`,
    backups: 'Sao lưu',
    backupNames: {
      full: 'Bản sao lưu đầy đủ',
      changes: 'Bản sao các thay đổi mới',
      verify: 'Lần khôi phục thử',
    },
    never: 'Chưa có lần nào thành công',
    ago: (duration) => `Thành công ${duration} trước`,
    lastRunFailed: 'Lần chạy gần nhất bị lỗi',
    versions: 'Phiên bản',
    site: 'Bản dựng của trang web',
    schema: 'Lần cập nhật dữ liệu gần nhất',
    unknown: 'Chưa rõ',
    refresh: 'Kiểm tra lại',
  },
  en: {
    title: 'System status',
    allWell: 'Everything is working.',
    problems: (count) => (count === 1 ? 'One point needs attention.' : `${count} points need attention.`),
    checkedAt: (time) => `Checked at ${time} (time in Viet Nam).`,
    attention: 'Needs attention',
    parts: 'Parts',
    partNames: { database: 'Database', site: 'Web site', mail: 'Mail server', redis: 'Redis', storage: 'File storage' },
    states: { ok: 'Working', failed: 'No answer', unused: 'Not used' },
    queues: 'Queues',
    queueNames: { mail: 'Mails to send', downloads: 'Downloads to make', search: 'Items to index' },
    waiting: (count) => (count === 0 ? 'Empty' : count === 1 ? '1 entry' : `${count} entries`),
    oldest: (duration) => `the oldest has waited ${duration}`,
    disk: 'Disk space',
    free: (free, total, percent) => `${free} of ${total} free (${percent} %)`,
    backups: 'Backups',
    backupNames: { full: 'Full backup', changes: 'Copy of the latest changes', verify: 'Trial restore' },
    never: 'No success yet',
    ago: (duration) => `Succeeded ${duration} ago`,
    lastRunFailed: 'The last run failed',
    versions: 'Versions',
    site: 'Build of the web site',
    schema: 'Newest migration',
    unknown: 'Unknown',
    refresh: 'Check again',
  },
};
