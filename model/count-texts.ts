/** Names of what is counted, for the Studio and for the monthly CSV. */
import { type CountKind, HOME_COUNTS } from './contracts/counts.ts';
import type { Lang } from './languages.ts';
import { declaredSections } from './sections/index.ts';

type Text = Readonly<Record<Lang, string>>;

export const countKindNames: Readonly<Record<CountKind, Text>> = {
  opened: { vi: 'Mở trang', en: 'Page opened' },
  read: { vi: 'Mở sách để đọc', en: 'Opened to read' },
  finished: { vi: 'Đọc hết sách', en: 'Book finished' },
  downloaded: { vi: 'Tải xuống', en: 'Downloaded' },
  narration: { vi: 'Nghe giọng đọc', en: 'Narration used' },
  signing: { vi: 'Xem ngôn ngữ ký hiệu', en: 'Sign language used' },
  captions: { vi: 'Bật phụ đề', en: 'Captions used' },
  page_turning: { vi: 'Tự lật trang', en: 'Automatic page turning used' },
  language_vi: { vi: 'Trang tiếng Việt', en: 'Vietnamese page' },
  language_en: { vi: 'Trang tiếng Anh', en: 'English page' },
  not_found: { vi: 'Tìm không thấy', en: 'Search without a result' },
  sign_up_kid: { vi: 'Trẻ em đăng ký', en: 'Child signed up' },
  sign_up_adult: { vi: 'Người lớn đăng ký', en: 'Adult signed up' },
};

/**
 * Names of the places of counts (Home and the sections), by the `collection` of a count. The `collection` of a sign-up is empty, so a sign-up has no place
 * here.
 */
export const countPlaceNames: Readonly<Record<string, Text>> = {
  [HOME_COUNTS]: { vi: 'Trang chủ', en: 'Home' },
  ...Object.fromEntries(
    declaredSections.map(({ collection, names: { vi, en } }) => [collection, { vi: vi.all, en: en.all }]),
  ),
};

/** Names of the kinds and places as texts of the Studio, by key. The Studio refers to a text as `$t:key`. */
export const countStudioTexts: Readonly<Record<string, Text>> = Object.fromEntries([
  ...Object.entries(countKindNames).map(([kind, text]) => [`count_${kind}`, text]),
  ...Object.entries(countPlaceNames).map(([place, text]) => [`count_in_${place}`, text]),
]);
