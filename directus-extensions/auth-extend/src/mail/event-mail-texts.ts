/** Texts of the mails about a registration for an event. Placeholders have the form `{…}`. */
import type { Language } from '@hat-nang/model/contracts/fields';
import type { MailText } from './template.ts';

export type EventTemplate = 'event-registered' | 'event-reminder';

export const EVENT_MAIL_TEXTS: Record<Language, Record<EventTemplate, MailText>> = {
  'vi-VN': {
    'event-registered': {
      subject: 'Đã đăng ký: {title}',
      title: 'Bạn đã đăng ký tham dự',
      lines: [
        'Chào bạn, {brand} đã giữ chỗ cho {people} người tại sự kiện:',
        '{details}',
        'Tệp lịch đính kèm giúp bạn thêm sự kiện vào lịch của điện thoại hoặc máy tính.',
        'Mỗi địa chỉ email chỉ đăng ký một lần cho mỗi sự kiện. Muốn đổi thông tin đã gửi, bạn hãy hủy đăng ký rồi đăng ký lại.',
      ],
      button: 'Xem hoặc hủy đăng ký',
      note: 'Nếu không đến được, bạn hãy hủy đăng ký để nhường chỗ cho người khác. Nếu bạn không đăng ký, có người đã nhập nhầm địa chỉ email này: bạn có thể hủy đăng ký hoặc bỏ qua email. Thông tin đăng ký tự xóa {days} ngày sau khi sự kiện kết thúc.',
    },
    'event-reminder': {
      subject: 'Sắp diễn ra: {title}',
      title: 'Sự kiện của bạn sắp diễn ra',
      lines: ['Chào bạn, sự kiện bạn đã đăng ký sắp bắt đầu:', '{details}', 'Bạn đã giữ chỗ cho {people} người.'],
      button: 'Xem hoặc hủy đăng ký',
      note: 'Nếu không đến được nữa, bạn hãy hủy đăng ký để nhường chỗ cho người khác. Chúng tôi chỉ nhắc một lần, trừ khi sự kiện đổi giờ.',
    },
  },
  'en-US': {
    'event-registered': {
      subject: 'You are registered: {title}',
      title: 'You are registered',
      lines: [
        'Hello, {brand} keeps places for you. Number of people: {people}.',
        '{details}',
        'The attached calendar file adds the event to the calendar of your phone or computer.',
        'Each email address registers once for an event. To change what you have sent, cancel the registration and register again.',
      ],
      button: 'View or cancel the registration',
      note: 'If you cannot come, please cancel, so that somebody else gets the place. If you have not registered, somebody has entered your email address by mistake: cancel the registration, or ignore this email. We erase the registration {days} days after the event.',
    },
    'event-reminder': {
      subject: 'Coming up: {title}',
      title: 'Your event is about to begin',
      lines: ['Hello, the event that you registered for begins soon:', '{details}', 'Number of people: {people}.'],
      button: 'View or cancel the registration',
      note: 'If you can no longer come, please cancel, so that somebody else gets the place. This reminder comes only once, unless the event is moved.',
    },
  },
};

/** Columns of an event that state its access, in the order of the site. */
export const ACCESS_COLUMNS = [
  'has_interpreter',
  'has_captions',
  'has_quiet_room',
  'is_wheelchair_accessible',
] as const;

/** Texts of the access facts, in the words of the site (`events:access`). */
export const ACCESS_TEXTS: Record<Language, Record<(typeof ACCESS_COLUMNS)[number], string>> = {
  'vi-VN': {
    has_interpreter: 'Phiên dịch ngôn ngữ ký hiệu',
    has_captions: 'Có phụ đề',
    has_quiet_room: 'Phòng yên tĩnh',
    is_wheelchair_accessible: 'Xe lăn vào được',
  },
  'en-US': {
    has_interpreter: 'Sign-language interpreter',
    has_captions: 'Live captions',
    has_quiet_room: 'Quiet room',
    is_wheelchair_accessible: 'Wheelchair accessible',
  },
};
