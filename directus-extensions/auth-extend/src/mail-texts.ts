/** The words of our mails, in both languages. `{…}` is filled in. */
import type { Language } from './contract.ts';

export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Words of the button, where the mail has a link. */
  readonly button?: string;
  /** Small print beneath. */
  readonly note: string;
}

type Template =
  | 'verify-code'
  | 'welcome'
  | 'forgot-username'
  | 'reset-password'
  | 'password-changed'
  | 'contact-message';

export const MAIL_TEXTS: Record<Language, Record<Template, MailText>> = {
  'vi-VN': {
    'verify-code': {
      subject: 'Mã xác minh {brand} của bạn',
      title: 'Xác minh địa chỉ email',
      lines: [
        'Cảm ơn bạn đã đăng ký tài khoản {brand}. Hãy nhập mã dưới đây vào trang web. Mã có hiệu lực trong {minutes} phút.',
      ],
      note: 'Nếu bạn không đăng ký tài khoản, hãy bỏ qua email này: tài khoản chưa xác minh sẽ tự bị xóa. Đừng đưa mã cho bất kỳ ai.',
    },
    welcome: {
      subject: 'Chào mừng bạn đến với {brand}',
      title: 'Chào mừng bạn!',
      lines: ['Tài khoản của bạn đã sẵn sàng. Tên đăng nhập của bạn là:'],
      button: 'Mở {brand}',
      note: 'Bạn có thể đăng nhập bằng tên đăng nhập hoặc bằng địa chỉ email này.',
    },
    'forgot-username': {
      subject: 'Tên đăng nhập {brand} của bạn',
      title: 'Tên đăng nhập của bạn',
      lines: ['Bạn vừa hỏi lại tên đăng nhập của mình. Tên đăng nhập của bạn là:'],
      button: 'Mở {brand}',
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua email này. Không ai khác nhìn thấy tên đăng nhập của bạn.',
    },
    'reset-password': {
      subject: 'Đặt lại mật khẩu {brand}',
      title: 'Đặt lại mật khẩu',
      lines: [
        'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Hãy bấm nút dưới đây để chọn mật khẩu mới. Liên kết có hiệu lực trong 60 phút và chỉ dùng được một lần.',
      ],
      button: 'Đặt lại mật khẩu',
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn giữ nguyên.',
    },
    'contact-message': {
      subject: 'Lời nhắn mới từ trang {brand}',
      title: 'Có lời nhắn mới',
      lines: [
        'Họ tên: {name}',
        'Email: {email}',
        'Điện thoại: {phone}',
        'Ngôn ngữ của trang: {page}',
        'Lời nhắn:',
        '{message}',
      ],
      note: 'Người gửi tự điền các dòng trên; hãy kiểm tra trước khi bấm vào liên kết hay trả lời. Lời nhắn cũng có trong mục Contact messages của Studio.',
    },
    'password-changed': {
      subject: 'Mật khẩu {brand} của bạn đã được đổi',
      title: 'Mật khẩu đã được đổi',
      lines: ['Mật khẩu tài khoản {brand} của bạn vừa được đổi. Các thiết bị khác đã được đăng xuất.'],
      button: 'Mở {brand}',
      note: 'Nếu không phải bạn đổi, hãy dùng “Quên mật khẩu” trên trang web ngay bây giờ và báo cho chúng tôi.',
    },
  },
  'en-US': {
    'verify-code': {
      subject: 'Your {brand} verification code',
      title: 'Verify your email address',
      lines: [
        'Thank you for signing up to {brand}. Enter the code below on the site. It is valid for {minutes} minutes.',
      ],
      note: 'If you did not sign up, ignore this email: an account that is not verified is removed by itself. Never give the code to anybody.',
    },
    welcome: {
      subject: 'Welcome to {brand}',
      title: 'Welcome!',
      lines: ['Your account is ready. Your username is:'],
      button: 'Open {brand}',
      note: 'You can log in with your username or with this email address.',
    },
    'forgot-username': {
      subject: 'Your {brand} username',
      title: 'Your username',
      lines: ['You asked for your username. It is:'],
      button: 'Open {brand}',
      note: 'If you did not ask for it, ignore this email. Nobody else can see your username.',
    },
    'reset-password': {
      subject: 'Reset your {brand} password',
      title: 'Reset your password',
      lines: [
        'We received a request to reset the password of your account. Press the button to choose a new one. The link is valid for 60 minutes and works once.',
      ],
      button: 'Reset password',
      note: 'If you did not ask for this, ignore this email: your password stays as it is.',
    },
    'contact-message': {
      subject: 'New message from the {brand} site',
      title: 'A new message',
      lines: [
        'Name: {name}',
        'Email: {email}',
        'Phone: {phone}',
        'Language of the page: {page}',
        'Message:',
        '{message}',
      ],
      note: 'The sender filled in these lines; check before you follow a link or reply. The message is also in the Studio, under Contact messages.',
    },
    'password-changed': {
      subject: 'Your {brand} password was changed',
      title: 'Your password was changed',
      lines: ['The password of your {brand} account has just been changed. Other devices have been signed out.'],
      button: 'Open {brand}',
      note: 'If this was not you, use “Forgot password” on the site right away and let us know.',
    },
  },
};
