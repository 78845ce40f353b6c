/** Texts of the mails that staff write, and of those that staff get. Placeholders have the form `{…}`. */
import type { Language } from '@hat-nang/model/contracts/fields';
import type { MailText } from './template.ts';

type StaffTemplate = 'contact-answer';

export const STAFF_MAIL_TEXTS: Record<Language, Record<StaffTemplate, MailText>> = {
  'vi-VN': {
    'contact-answer': {
      subject: 'Re: Lời nhắn của bạn gửi {brand}',
      title: 'Thư trả lời từ {brand}',
      lines: ['Chào {name},', '{answer}', 'Ngày {date}, bạn đã viết:\n{question}'],
      note: 'Nếu muốn hỏi thêm, bạn chỉ cần trả lời email này. Nếu bạn không gửi lời nhắn nào, hãy bỏ qua email này.',
    },
  },
  'en-US': {
    'contact-answer': {
      subject: 'Re: Your message to {brand}',
      title: 'An answer from {brand}',
      lines: ['Hello {name},', '{answer}', 'On {date}, you wrote:\n{question}'],
      note: 'To ask more, reply to this email. If you have not sent us a message, ignore this email.',
    },
  },
};
