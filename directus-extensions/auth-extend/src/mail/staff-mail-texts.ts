/** Texts of the mails that staff write, and of the reminders and numbers that staff get. Placeholders have the form `{…}`. */
import type { Language } from '@hat-nang/model/contracts/fields';
import type { MailText } from './template.ts';

type StaffTemplate = 'contact-answer' | 'daily-digest' | 'weekly-numbers' | 'expiry-notice';

export const STAFF_MAIL_TEXTS: Record<Language, Record<StaffTemplate, MailText>> = {
  'vi-VN': {
    'contact-answer': {
      subject: 'Re: Lời nhắn của bạn gửi {brand}',
      title: 'Thư trả lời từ {brand}',
      lines: ['Chào {name},', '{answer}', 'Ngày {date}, bạn đã viết:\n{question}'],
      note: 'Nếu muốn hỏi thêm, bạn chỉ cần trả lời email này. Nếu bạn không gửi lời nhắn nào, hãy bỏ qua email này.',
    },
    'daily-digest': {
      subject: 'Việc đang chờ bạn ở {brand}',
      title: 'Việc đang chờ bạn',
      lines: ['Chào {name}, hôm nay có những việc sau đang chờ:', '{waiting}'],
      button: 'Mở Studio',
      note: 'Email này được gửi mỗi ngày một lần, và chỉ khi có việc. Nếu không muốn nhận, hãy tắt “Thông báo email” trong trang cá nhân của bạn ở Studio.',
    },
    'weekly-numbers': {
      subject: 'Những con số tuần qua ở {brand}',
      title: 'Những con số tuần qua',
      lines: [
        'Chào {name}, tuần từ thứ Hai đến Chủ nhật ({period}), thư viện có:',
        '{numbers}',
        'Các con số được làm tròn xuống bội số của 5, và số nhỏ hơn 5 được ghi là “< 5”, như ở mục Thống kê trong Studio.',
      ],
      button: 'Mở mục Thống kê',
      note: 'Email này được gửi mỗi sáng thứ Hai, và chỉ khi tuần qua có con số nào. Nếu không muốn nhận, hãy tắt “Thông báo email” trong trang cá nhân của bạn ở Studio.',
    },
    'expiry-notice': {
      subject: 'Bài “{title}” sắp hết hạn',
      title: 'Bài của bạn sắp hết hạn',
      lines: [
        'Bài “{title}” sẽ được gỡ khỏi trang vào lúc {date}. Nếu muốn giữ bài lâu hơn, hãy đổi hoặc xóa ngày gỡ của bài.',
      ],
      button: 'Mở bài trong Studio',
      note: 'Bạn nhận được email này vì bạn đã viết hoặc sửa bài. Bài đã gỡ vẫn còn trong Studio, ở trạng thái “Đã lưu trữ”.',
    },
  },
  'en-US': {
    'contact-answer': {
      subject: 'Re: Your message to {brand}',
      title: 'An answer from {brand}',
      lines: ['Hello {name},', '{answer}', 'On {date}, you wrote:\n{question}'],
      note: 'To ask more, reply to this email. If you have not sent us a message, ignore this email.',
    },
    'daily-digest': {
      subject: 'What waits for you at {brand}',
      title: 'What waits for you',
      lines: ['Hello {name}, this waits today:', '{waiting}'],
      button: 'Open the Studio',
      note: 'This email comes once a day, and only if something waits. To stop it, switch off “Email Notifications” on your own page in the Studio.',
    },
    'weekly-numbers': {
      subject: 'Last week at {brand} in numbers',
      title: 'Last week in numbers',
      lines: [
        'Hello {name}, from Monday to Sunday ({period}), the library had:',
        '{numbers}',
        'All numbers are rounded down to a multiple of 5, and a number below 5 is written as “< 5”, as on the dashboards of the Studio.',
      ],
      button: 'Open the dashboards',
      note: 'This email comes every Monday morning, and only if something was counted. To stop it, switch off “Email Notifications” on your own page in the Studio.',
    },
    'expiry-notice': {
      subject: '“{title}” is about to expire',
      title: 'Your item is about to expire',
      lines: [
        '“{title}” will be taken off the site on {date}. To keep it longer, change or remove its unpublish date.',
      ],
      button: 'Open it in the Studio',
      note: 'You get this email because you wrote or changed the item. It stays in the Studio as “Archived”.',
    },
  },
};
