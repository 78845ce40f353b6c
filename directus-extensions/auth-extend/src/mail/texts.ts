/** Texts of our mails in both languages. Placeholders have the form `{…}`. */
import type { Language } from '@hat-nang/model/contracts/fields';
import type { MailTemplate } from './envelope.ts';
import { EVENT_MAIL_TEXTS } from './event-mail-texts.ts';
import { STAFF_MAIL_TEXTS } from './staff-mail-texts.ts';
import type { MailText } from './template.ts';

export const MAIL_TEXTS: Record<Language, Record<MailTemplate, MailText>> = {
  'vi-VN': {
    ...STAFF_MAIL_TEXTS['vi-VN'],
    ...EVENT_MAIL_TEXTS['vi-VN'],
    'verify-code': {
      subject: 'Mã xác minh {brand} của bạn',
      title: 'Xác minh địa chỉ email',
      lines: [
        'Cảm ơn bạn đã đăng ký tài khoản {brand}. Hãy nhập mã dưới đây vào đúng trình duyệt mà bạn đã dùng để đăng ký. Mã có hiệu lực trong {minutes} phút.',
        'Tên đăng nhập: {username}\nMã được yêu cầu lúc: {date}',
      ],
      note: 'Nếu đó không phải tên đăng nhập bạn đã chọn, có người khác đã dùng địa chỉ email của bạn: đừng nhập mã này ở bất kỳ đâu. Nếu muốn có tài khoản, bạn hãy đăng ký lại từ đầu và dùng mã trong email mới nhất. Nếu bạn không đăng ký, hãy bỏ qua email này: tài khoản chưa xác minh sẽ tự bị xóa. Đừng đưa mã cho bất kỳ ai.',
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
    'new-email-code': {
      subject: 'Mã xác minh địa chỉ email mới',
      title: 'Xác minh địa chỉ email mới',
      lines: [
        'Bạn muốn dùng địa chỉ email này cho tài khoản {brand} của mình. Hãy nhập mã dưới đây vào trang cài đặt hồ sơ. Mã có hiệu lực trong {minutes} phút.',
      ],
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: sẽ không có gì thay đổi. Đừng đưa mã cho bất kỳ ai.',
    },
    'email-changed': {
      subject: 'Địa chỉ email của tài khoản {brand} đã được đổi',
      title: 'Địa chỉ email đã được đổi',
      lines: [
        'Từ bây giờ, email về tài khoản {brand} của bạn sẽ được gửi đến {address}. Bạn không thể đăng nhập bằng địa chỉ đang nhận email này nữa. Các thiết bị khác đã được đăng xuất.',
      ],
      note: 'Nếu không phải bạn đổi, hãy báo cho chúng tôi ngay theo địa chỉ ở cuối email này.',
    },
    'deletion-announced': {
      subject: 'Tài khoản {brand} của bạn sẽ bị xóa vào ngày {date}',
      title: 'Tài khoản của bạn sắp bị xóa',
      lines: [
        'Theo yêu cầu của bạn, tài khoản {brand} đã được đóng. Đến ngày {date}, tài khoản cùng mọi thứ trong đó sẽ bị xóa vĩnh viễn: hồ sơ, mục yêu thích, danh sách phát và lịch sử xem.',
        'Nếu bạn đổi ý trước ngày đó, hãy bấm nút dưới đây. Mọi thứ sẽ trở lại như cũ.',
      ],
      button: 'Giữ lại tài khoản',
      note: 'Nếu bạn không yêu cầu xóa, có người đã biết mật khẩu của bạn: hãy giữ lại tài khoản rồi đổi mật khẩu ngay.',
    },
    'account-deleted': {
      subject: 'Tài khoản {brand} của bạn đã được xóa',
      title: 'Tài khoản đã được xóa',
      lines: [
        'Tài khoản {brand} của bạn và mọi dữ liệu trong đó đã được xóa vĩnh viễn. Chúng tôi cũng không giữ lại địa chỉ email này.',
        'Cảm ơn bạn đã đọc sách cùng chúng tôi. Thư viện vẫn luôn mở cửa cho tất cả mọi người, không cần tài khoản.',
      ],
      button: 'Mở {brand}',
      note: 'Đây là email cuối cùng chúng tôi gửi cho bạn.',
    },
    'guardian-request': {
      subject: '{name} cần sự đồng ý của anh/chị để dùng {brand}',
      title: 'Xin sự đồng ý của cha mẹ hoặc người giám hộ',
      lines: [
        '{name} vừa đăng ký tài khoản tại {brand}, một thư viện số miễn phí dành cho mọi trẻ em, và cho biết anh/chị là cha mẹ hoặc người giám hộ. Tài khoản chỉ hoạt động khi anh/chị đồng ý.',
        'Chúng tôi chỉ lưu những gì biểu mẫu đăng ký cần đến, không hiển thị công khai và không dùng công cụ theo dõi nào. Anh/chị có thể rút lại sự đồng ý bất cứ lúc nào bằng chính liên kết này.',
      ],
      button: 'Xem và quyết định',
      note: 'Nếu không biết {name} là ai, anh/chị hãy bỏ qua email này: tài khoản chưa được đồng ý sẽ tự bị xóa. Nếu đồng ý, anh/chị hãy giữ lại email này.',
    },
    'guardian-withdrawn': {
      subject: 'Tài khoản {brand} của em đã tạm đóng',
      title: 'Tài khoản của em đã tạm đóng',
      lines: [
        'Ba mẹ hoặc người giám hộ của em không còn đồng ý cho em dùng tài khoản này, nên tài khoản đã được đóng. Đến ngày {date}, tài khoản cùng mọi dữ liệu trong đó sẽ bị xóa vĩnh viễn.',
        'Em nói chuyện với người ấy nhé. Họ vẫn có thể đồng ý lại trước ngày đó bằng liên kết trong email mà thư viện đã gửi cho họ.',
      ],
      note: 'Em vẫn đọc sách trong thư viện được mà không cần tài khoản.',
    },
  },
  'en-US': {
    ...STAFF_MAIL_TEXTS['en-US'],
    ...EVENT_MAIL_TEXTS['en-US'],
    'verify-code': {
      subject: 'Your {brand} verification code',
      title: 'Verify your email address',
      lines: [
        'Thank you for signing up to {brand}. Enter the code below in the browser where you signed up. It is valid for {minutes} minutes.',
        'Username: {username}\nCode requested: {date}',
      ],
      note: 'If that is not the username you chose, somebody else has used your email address: do not enter this code anywhere. If you want an account, sign up again and use the code in the newest email. If you did not sign up, ignore this email: an account that is not verified is removed automatically. Never give the code to anybody.',
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
    'new-email-code': {
      subject: 'Verification code for your new email address',
      title: 'Verify your new email address',
      lines: [
        'You want to use this email address for your {brand} account. Enter the code below in your profile settings. It is valid for {minutes} minutes.',
      ],
      note: 'If you did not ask for this, ignore this email: nothing will change. Never give the code to anybody.',
    },
    'email-changed': {
      subject: 'The email address of your {brand} account was changed',
      title: 'Your email address was changed',
      lines: [
        'From now on, email about your {brand} account goes to {address}. You can no longer log in with the address you are reading this at. Other devices have been signed out.',
      ],
      note: 'If this was not you, let us know right away at the address below.',
    },
    'deletion-announced': {
      subject: 'Your {brand} account will be deleted on {date}',
      title: 'Your account is about to be deleted',
      lines: [
        'As you asked, your {brand} account is closed. On {date} it will be deleted for good, with everything in it: your profile, favourites, playlists and reading history.',
        'If you change your mind before then, press the button below. Everything will be as it was.',
      ],
      button: 'Keep my account',
      note: 'If you did not ask for this, somebody knows your password: keep the account and change the password right away.',
    },
    'account-deleted': {
      subject: 'Your {brand} account has been deleted',
      title: 'Your account has been deleted',
      lines: [
        'Your {brand} account and everything in it has been deleted for good. We have not kept this email address either.',
        'Thank you for reading with us. The library stays open to everybody, with or without an account.',
      ],
      button: 'Open {brand}',
      note: 'This is the last email we send you.',
    },
    'guardian-request': {
      subject: '{name} needs your permission to use {brand}',
      title: 'A child asks for your permission',
      lines: [
        '{name} has signed up to {brand}, a free digital library for every child, and named you as parent or guardian. The account opens only if you agree.',
        'We keep only what the sign-up form needs, show none of it to the public and use no trackers. You can withdraw your permission at any time with this same link.',
      ],
      button: 'Look and decide',
      note: 'If you do not know {name}, ignore this email: without your permission the account is removed automatically. If you agree, keep this email.',
    },
    'guardian-withdrawn': {
      subject: 'Your {brand} account has been closed',
      title: 'Your account has been closed',
      lines: [
        'Your parent or guardian no longer agrees that you use this account, so it has been closed. On {date} it will be deleted for good, with everything in it.',
        'Talk to them about it. Until then they can agree again with the link in the email that we sent them.',
      ],
      note: 'You can still read in the library without an account.',
    },
  },
};
