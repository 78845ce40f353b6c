/** Messages of refused saves, which the Studio shows at the field. Each rule has a text in each language. */
import type { Lang, LanguageCode } from './languages.ts';

/**
 * Text of a rule in each language. A text may contain the placeholder `{what}` for its subject. The Studio shows the text without `{what}` next to the field.
 */
interface RuleText {
  readonly vi: string;
  readonly en: string;
}

export const publishingTexts = {
  check_translation: {
    vi: 'Cần có bản tiếng Việt trước khi đăng.',
    en: 'A Vietnamese translation is needed before publishing.',
  },
  check_text: { vi: 'Bản tiếng Việt còn để trống: {what}.', en: 'Empty in the Vietnamese translation: {what}.' },
  check_picture_text: {
    vi: 'Ảnh chưa có lời mô tả cho bạn đọc không nhìn thấy ({what}). Nếu ảnh chỉ để trang trí, hãy bật “Chỉ để trang trí” ở tệp ảnh.',
    en: 'The picture has no description for readers who cannot see it ({what}). If it only decorates, mark its file as decorative.',
  },
  check_page_picture_text: {
    vi: 'Tranh ở trang {what} chưa có lời mô tả trong mọi ngôn ngữ của tài liệu. Nếu tranh chỉ để trang trí, hãy bật “Chỉ để trang trí” ở tệp ảnh.',
    en: 'The picture of page {what} is not described in every language of the document. If it only decorates, mark its file as decorative.',
  },
  check_text_picture: {
    vi: 'Ảnh trong bài chưa có lời mô tả: {what}. Hãy mở ảnh và ghi lời mô tả, hoặc lưu lời mô tả trống nếu ảnh chỉ để trang trí.',
    en: 'A picture in the text has no description: {what}. Open the picture and describe it, or save an empty description if it only decorates.',
  },
  check_english: {
    vi: 'Bản tiếng Anh chưa có hoặc chưa đủ. Hãy viết bản tiếng Anh, hoặc bật “Chỉ có tiếng Việt”.',
    en: 'There is no complete English text. Write it, or mark the item as Vietnamese only.',
  },
  check_required: { vi: 'Cần điền ô này trước khi đăng.', en: 'Needed before publishing.' },
  check_link: {
    vi: 'Liên kết không phải địa chỉ http(s) hợp lệ: {what}',
    en: 'Not a well-formed http(s) address: {what}',
  },
  check_text_link: {
    vi: 'Liên kết trong bài không mở được: {what}',
    en: 'A link in the text leads nowhere: {what}',
  },
  check_period: { vi: 'Phải sau lúc bắt đầu.', en: 'Must be after the start.' },
  check_place: {
    vi: 'Cần có nơi tổ chức (trong bản tiếng Việt) hoặc địa chỉ tham dự trực tuyến.',
    en: 'A place (in the Vietnamese translation) or an online address is needed.',
  },
  check_access_facts: {
    vi: 'Cần cho bạn đọc biết về hỗ trợ tiếp cận: đánh dấu ít nhất một hỗ trợ sẵn có (phiên dịch ký hiệu, phụ đề trực tiếp, phòng yên tĩnh, xe lăn vào được), hoặc viết lưu ý tiếp cận trong bản tiếng Việt.',
    en: 'Readers need to know about access: mark at least one service (sign interpreter, live captions, quiet room, wheelchair accessible), or write the accessibility note in the Vietnamese translation.',
  },
  check_no_pages: { vi: 'Chưa có trang nào.', en: 'There is no page yet.' },
  check_page_numbers: {
    vi: 'Số trang phải liền nhau từ 1; còn thiếu: {what}.',
    en: 'Pages must be numbered from 1 without gaps; missing: {what}.',
  },
  check_activity_page: {
    vi: 'Trò chơi số {what} cần số của một trang trong tài liệu này; trò tìm trong tranh cần trang có tranh.',
    en: 'Activity {what} needs the number of a page of this document. “Find in the picture” needs a page with a picture.',
  },
  check_activity_areas: {
    vi: 'Trò chơi số {what} cần 2 đến 4 vùng nằm gọn trong tranh, không chồng lên nhau, và đúng một vùng là chỗ cần tìm.',
    en: 'Activity {what} needs 2 to 4 areas inside the picture that do not overlap. Exactly one of them is the place to find.',
  },
  check_activity_text: {
    vi: 'Trò chơi số {what} cần câu hỏi và 2 đến 4 lựa chọn trong mỗi ngôn ngữ của tài liệu: mỗi vùng một tên gọi, hoặc mỗi lựa chọn một lời đáp.',
    en: 'Activity {what} needs a question and 2 to 4 choices in each language of the document: a name for each area, or a reply to each choice.',
  },
  check_group: {
    vi: 'Danh mục chưa đăng: {what}. Đăng danh mục trước, hoặc chọn danh mục khác.',
    en: 'The category is not published: {what}. Publish it first, or choose another.',
  },
  check_media: {
    vi: 'Tệp không đúng loại cho ô này: {what}.',
    en: 'The file is of the wrong kind for this field: {what}.',
  },
  check_mark: {
    vi: 'Có trang chưa giữ được dấu này: {what}',
    en: 'Not every page keeps this mark: {what}',
  },
  check_dates: { vi: 'Ngày gỡ phải sau ngày đăng.', en: 'The unpublishing date must be after the publishing date.' },
  check_may_publish: {
    vi: 'Chỉ người duyệt được đăng bài, sửa và xóa bài đã đăng. Hãy chuyển bài sang trạng thái chờ duyệt; với bài đã đăng, hãy tạo phiên bản để người duyệt áp dụng.',
    en: 'Only reviewers publish, and change or delete what is published. Send the item to review; to change a published one, make a version for a reviewer to promote.',
  },
  check_may_publish_mental_health: {
    vi: 'Bài về sức khỏe tinh thần chỉ do người duyệt được giao mảng này đăng.',
    en: 'Mental health is published only by a reviewer who is marked for it.',
  },
  check_erase: {
    vi: 'Bài đang ở trong thùng rác và sẽ bị xóa hẳn sau 30 ngày kể từ lúc chuyển vào. Chỉ quản trị viên mới được xóa hẳn ngay.',
    en: 'The item is in the trash, and is erased after 30 days. Only administrators erase it at once.',
  },
  check_status: { vi: 'Trạng thái không có trong danh sách: {what}.', en: 'Not one of the states: {what}.' },
  check_used: {
    vi: 'Đang được dùng: {what}. Hãy thay hoặc bỏ ở những nơi đó trước.',
    en: 'Still in use: {what}. Replace or remove it there first.',
  },
  check_config_link: {
    vi: 'Liên kết trong cấu hình trang không mở được: {what}. Liên kết trong trang là đường dẫn như /tin-tuc tới một trang đang có; liên kết ra ngoài là địa chỉ http(s).',
    en: 'A link of the site configuration leads nowhere: {what}. A link inside the site is a path like /en/news to an existing page; a link outside is an http(s) address.',
  },
  check_redirect_page: {
    vi: 'Địa chỉ này đang là trang “{what}”: chuyển hướng sẽ che mất trang.',
    en: 'This address is the page “{what}”: the redirect would hide it.',
  },
  check_redirect_api: {
    vi: 'Địa chỉ này thuộc phần kỹ thuật của trang web: {what}.',
    en: 'This address belongs to the machinery of the site: {what}.',
  },
  check_redirect_from: {
    vi: 'Địa chỉ cũ phải là một đường dẫn như /trang-cu.',
    en: 'The address to redirect from must be a path like /old-page.',
  },
  check_redirect_to: {
    vi: 'Địa chỉ mới phải là đường dẫn như /trang-moi hoặc địa chỉ http(s).',
    en: 'The target must be a path like /new-page or an http(s) address.',
  },
  check_redirect_loop: {
    vi: 'Chuyển hướng bị lặp vòng: {what}',
    en: 'The redirect would lead in a circle: {what}',
  },
  check_page_number: {
    vi: 'Số trang là số nguyên từ 1 đến 10.000.',
    en: 'A page number is a whole number from 1 to 10,000.',
  },
  check_page_number_taken: {
    vi: 'Đã có trang khác mang số {what}.',
    en: 'Another page already has the number {what}.',
  },
  check_page_numbers_apart: { vi: 'Hãy đánh số từng trang một.', en: 'Pages are numbered one by one.' },
  check_file_closed: {
    vi: 'Không thể dùng tệp này ở đây: tệp thuộc thư mục riêng, hoặc bạn không được xem.',
    en: 'This file cannot be shown here: it is in a private folder, or not yours to see.',
  },
  check_file_uses: {
    vi: 'Tệp này đã được dùng ở quá nhiều mục. Hãy tải tệp lên lần nữa và dùng bản mới.',
    en: 'Too many items use this file. Upload it again and use the new copy.',
  },
  check_service_user: {
    vi: 'Đây là tài khoản của máy chủ: không ai đăng nhập bằng tài khoản này.',
    en: 'This is the account of the server: nobody logs in with it.',
  },
  check_registered_again: {
    vi: 'Đăng ký đã hủy thì không mở lại được, vì chỗ có thể đã có người khác giữ. Người ấy cần đăng ký lại trên trang của sự kiện.',
    en: 'A cancelled registration stays cancelled, because somebody else may have the place. The person registers again on the page of the event.',
  },
  check_redirect_target: { vi: 'Địa chỉ đến không có trang nào: {what}.', en: 'No page answers there: {what}.' },
} as const satisfies Record<string, RuleText>;

/** Names of the languages of content, as sentences use them. */
export const languageNames: Readonly<Record<LanguageCode, RuleText>> = {
  'vi-VN': { vi: 'tiếng Việt', en: 'Vietnamese' },
  'en-US': { vi: 'tiếng Anh', en: 'English' },
};

const kindNames: Readonly<Record<string, RuleText>> = {
  image: { vi: 'hình ảnh', en: 'a picture' },
  audio: { vi: 'âm thanh', en: 'a sound' },
  video: { vi: 'phim', en: 'a film' },
  text: { vi: 'văn bản', en: 'a text' },
};

/** Returns the everyday name of a file type. */
export function kindNameOfType(type: string, lang: Lang): string {
  const kind = type.split('/')[0] ?? '';
  const name = Object.hasOwn(kindNames, kind) ? kindNames[kind] : undefined;
  return (name ?? { vi: 'loại khác', en: 'another kind' })[lang];
}

export type PublishingRule = keyof typeof publishingTexts;

/** Returns the text of a rule. `{what}` is replaced with `subject`. */
export const ruleText = (lang: Lang, rule: PublishingRule, subject = '') =>
  publishingTexts[rule][lang].replace('{what}', () => subject);

/** Returns the text of a rule without `{what}`, for callers that have no subject. */
export const ruleTextWithoutSubject = (lang: Lang, rule: PublishingRule) =>
  publishingTexts[rule][lang]
    .replace(/ ?[(“]?\{what\}[)”]?/, '')
    .replace(/[:：] ?(?=\.|$)/, '')
    .trim();

/** Returns the Studio's translation key for an error of this type (`validationError.…`). */
export const toStudioKey = (rule: PublishingRule) => `validationError.${rule}`;
