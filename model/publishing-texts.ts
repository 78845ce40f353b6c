/** What an editor reads when a save is refused, on the field that it is about: one text a rule, in both languages. */
import type { Lang } from './languages.ts';

/** A text may name `{what}`; at the field itself the Studio shows it without. */
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
    vi: 'Ảnh chưa có lời mô tả cho bạn đọc không nhìn thấy ({what}).',
    en: 'The picture has no description for readers who cannot see it ({what}).',
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
  check_no_pages: { vi: 'Chưa có trang nào.', en: 'There is no page yet.' },
  check_page_numbers: {
    vi: 'Số trang phải liền nhau từ 1; còn thiếu: {what}.',
    en: 'Pages must be numbered from 1 without gaps; missing: {what}.',
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
  check_status: { vi: 'Trạng thái không có trong danh sách: {what}.', en: 'Not one of the states: {what}.' },
  check_used: {
    vi: 'Đang được dùng: {what}. Hãy thay hoặc bỏ ở những nơi đó trước.',
    en: 'Still in use: {what}. Replace or remove it there first.',
  },
  check_redirect_page: {
    vi: 'Địa chỉ này đang là trang “{what}”: chuyển hướng sẽ che mất trang.',
    en: 'This address is the page “{what}”: the redirect would hide it.',
  },
  check_redirect_api: {
    vi: 'Địa chỉ này thuộc phần kỹ thuật của trang web: {what}.',
    en: 'This address belongs to the machinery of the site: {what}.',
  },
  check_redirect_target: { vi: 'Địa chỉ đến không có trang nào: {what}.', en: 'No page answers there: {what}.' },
} as const satisfies Record<string, RuleText>;

export type PublishingRule = keyof typeof publishingTexts;

/** The text of a rule; `what` is put where the text names it. */
export const sayRule = (lang: Lang, rule: PublishingRule, what = '') =>
  publishingTexts[rule][lang].replace('{what}', () => what);

/** The text without the place of `what`, for where nobody can fill it. */
export const sayRuleAlone = (lang: Lang, rule: PublishingRule) =>
  publishingTexts[rule][lang]
    .replace(/ ?[(“]?\{what\}[)”]?/, '')
    .replace(/[:：] ?(?=\.|$)/, '')
    .trim();

/** Under this key the Studio looks for the text of an error of this type (`validationError.…`). */
export const studioKey = (rule: PublishingRule) => `validationError.${rule}`;
