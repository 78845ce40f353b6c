import type { Language } from '@hat-nang/model/contracts/fields';

/** Texts of the member desk's page in one language. */
interface DeskTexts {
  readonly title: string;
  readonly facts: Readonly<
    Record<'username' | 'email' | 'kind' | 'status' | 'verified' | 'seen' | 'guardian' | 'deletion', string>
  >;
  readonly kinds: Readonly<Record<'kid' | 'adult', string>>;
  readonly statuses: Readonly<Record<string, string>>;
  readonly never: string;
  readonly guardianWaits: string;
  readonly consents: string;
  readonly noConsents: string;
  readonly consentKinds: Readonly<Record<string, string>>;
  readonly granted: string;
  readonly withdrawn: string;
  readonly actions: string;
  readonly verify: string;
  readonly suspend: string;
  readonly reopen: string;
  readonly changeKind: Readonly<Record<'kid' | 'adult', string>>;
  readonly changeKindNote: string;
  readonly download: string;
  readonly erase: string;
  readonly eraseNote: string;
  readonly typeUsername: (username: string) => string;
  readonly eraseNow: string;
  readonly auditNote: string;
  readonly backToList: string;
}

export const DESK_TEXTS: Readonly<Record<Language, DeskTexts>> = {
  'vi-VN': {
    title: 'Tài khoản bạn đọc',
    facts: {
      username: 'Tên đăng nhập',
      email: 'Email',
      kind: 'Loại tài khoản',
      status: 'Trạng thái',
      verified: 'Email được xác minh',
      seen: 'Lần cuối ghé thăm',
      guardian: 'Người giám hộ',
      deletion: 'Yêu cầu xóa',
    },
    kinds: { kid: 'Trẻ em', adult: 'Người lớn' },
    statuses: {
      active: 'Đang hoạt động',
      unverified: 'Chưa xác minh',
      suspended: 'Bị tạm khóa',
      archived: 'Đã đóng',
      invited: 'Được mời',
      draft: 'Bản nháp',
    },
    never: 'chưa',
    guardianWaits: 'chờ đồng ý',
    consents: 'Các lần đồng ý',
    noConsents: 'Chưa có lần đồng ý nào.',
    consentKinds: { privacy: 'Chính sách riêng tư', history: 'Lưu lịch sử đọc', guardian: 'Người giám hộ' },
    granted: 'đồng ý',
    withdrawn: 'rút lại',
    actions: 'Việc có thể làm',
    verify: 'Xác minh email',
    suspend: 'Tạm khóa tài khoản',
    reopen: 'Mở lại tài khoản',
    changeKind: { kid: 'Đổi thành tài khoản người lớn', adult: 'Đổi thành tài khoản trẻ em' },
    changeKindNote: 'Tạm khóa hoặc đổi loại sẽ đăng xuất bạn đọc khỏi mọi thiết bị ngay lập tức.',
    download: 'Tải dữ liệu của bạn đọc (zip)',
    erase: 'Xóa vĩnh viễn tài khoản này…',
    eraseNote:
      'Tài khoản, danh sách, lịch sử đọc, ảnh và tin nhắn của bạn đọc sẽ mất hẳn, không khôi phục được. Bạn đọc nhận một thư báo cuối cùng.',
    typeUsername: (username) => `Gõ “${username}” để xác nhận`,
    eraseNow: 'Xóa vĩnh viễn',
    auditNote: 'Mỗi việc làm ở đây đều được ghi lại cùng tên người làm.',
    backToList: 'Về danh sách bạn đọc',
  },
  'en-US': {
    title: 'Member account',
    facts: {
      username: 'Username',
      email: 'E-mail',
      kind: 'Kind of account',
      status: 'State',
      verified: 'E-mail verified',
      seen: 'Last seen',
      guardian: 'Guardian',
      deletion: 'Deletion asked for',
    },
    kinds: { kid: 'Kid', adult: 'Adult' },
    statuses: {
      active: 'Active',
      unverified: 'Not verified',
      suspended: 'Suspended',
      archived: 'Closed',
      invited: 'Invited',
      draft: 'Draft',
    },
    never: 'never',
    guardianWaits: 'consent awaited',
    consents: 'Consents',
    noConsents: 'No consents yet.',
    consentKinds: { privacy: 'Privacy policy', history: 'Reading history', guardian: 'Guardian' },
    granted: 'given',
    withdrawn: 'withdrawn',
    actions: 'What you can do',
    verify: 'Verify the e-mail address',
    suspend: 'Suspend the account',
    reopen: 'Open the account again',
    changeKind: { kid: 'Make it an adult account', adult: 'Make it a kid account' },
    changeKindNote: 'Suspending, or changing the kind, signs the member out everywhere at once.',
    download: 'Download the member’s data (zip)',
    erase: 'Erase this account for ever…',
    eraseNote:
      'The account, its lists, reading history, pictures and messages are gone and cannot be brought back. The member gets one last mail.',
    typeUsername: (username) => `Type “${username}” to confirm`,
    eraseNow: 'Erase for ever',
    auditNote: 'Everything done here is written down with the name of whoever did it.',
    backToList: 'Back to the members',
  },
};
