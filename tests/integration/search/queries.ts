/**
 * Queries over the seeded content. An entry contains the kind, the language, the query, and the beginning of the title that must come first. If the search
 * corrects the query, the entry also contains the corrected query. queries.test.ts runs the queries on SQLite and PostgreSQL.
 */

import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';

export type KnownQuery = readonly [kind: SearchKind, lang: Lang, q: string, first: string, corrected?: string];

const decomposed = (text: string) => text.normalize('NFD');

export const KNOWN_QUERIES: readonly KnownQuery[] = [
  // Exact titles.
  ['documents', 'vi', 'Con trâu sợ nước', 'Con trâu sợ nước'],
  ['documents', 'vi', 'Mười bạn đom đóm', 'Mười bạn đom đóm'],
  ['documents', 'vi', 'ngăn kéo im lặng', 'Ngăn kéo im lặng'],
  ['documents', 'en', 'The Quiet Drawer', 'The Quiet Drawer'],
  ['documents', 'en', 'map of sounds', 'A Map of Sounds'],
  ['news', 'vi', 'Ghe thư viện nhổ neo', 'Ghe thư viện nhổ neo'],
  ['events', 'vi', 'Đêm thơ qua điện thoại', 'Đêm thơ qua điện thoại'],
  ['mental-health', 'vi', 'Góc bình yên', 'Góc bình yên sau tủ sách'],
  ['about-us', 'vi', 'Chúng tôi là ai', 'Chúng tôi là ai'],
  ['help-center', 'vi', 'Lần đầu ghé thư viện', 'Lần đầu ghé thư viện'],

  // Without accents, and with d instead of đ.
  ['documents', 'vi', 'con trau so nuoc', 'Con trâu sợ nước'],
  ['documents', 'vi', 'muoi ban dom dom', 'Mười bạn đom đóm'],
  ['documents', 'vi', 'ban do am thanh', 'Bản đồ âm thanh'],
  ['documents', 'vi', 'doi tay biet noi', 'Đôi tay biết nói'],
  ['news', 'vi', 'truong diec sao khue', 'Trường Điếc Sao Khuê'],
  ['events', 'vi', 'dem tho qua dien thoai', 'Đêm thơ qua điện thoại'],
  ['mental-health', 'vi', 'duong ve giac ngu', 'Đường về giấc ngủ'],
  ['help-center', 'vi', 'dang nhap quen mat khau', 'Đăng nhập, quên tên'],
  ['about-us', 'vi', 'mot tram dong', 'Một trăm đồng đi những đâu'],

  // Upper case.
  ['documents', 'vi', 'ĐẾM ĐẾN MỘT TRĂM', 'Đếm đến một trăm'],
  ['documents', 'en', 'READING WITH YOUR FINGERS', 'Reading with Your Fingers'],
  ['news', 'vi', 'LÀNG MỘC', 'Làng mộc đo tay trẻ con'],

  // Both positions of the tone mark in a syllable.
  ['help-center', 'vi', 'xoá tài khoản', 'Lấy dữ liệu về hoặc xóa tài khoản'],
  ['help-center', 'vi', 'xóa tài khoản', 'Lấy dữ liệu về hoặc xóa tài khoản'],
  ['mental-health', 'vi', 'Tống Khánh Hoà máy trợ thính', 'Khi chiếc máy trợ thính'],
  ['mental-health', 'vi', 'Tống Khánh Hòa máy trợ thính', 'Khi chiếc máy trợ thính'],
  ['events', 'vi', 'giáo dục hoà nhập', 'Tập huấn giáo viên'],

  // Decomposed Unicode, as macOS writes it.
  ['documents', 'vi', decomposed('Sáu thanh sáu màu'), 'Sáu thanh sáu màu'],
  ['documents', 'vi', decomposed('đọc bằng ngón tay'), 'Đọc bằng ngón tay'],
  ['news', 'vi', decomposed('bệnh viện nhi'), 'Xe sách lên tầng bốn bệnh viện nhi'],

  // An unfinished last word.
  ['documents', 'vi', 'con diều biết vẫ', 'Con diều biết vẫy tay'],
  ['documents', 'vi', 'hat do th', 'Hạt đỗ thức dậy'],
  ['documents', 'en', 'six tones six col', 'Six Tones, Six Colours'],
  ['documents', 'en', 'firef', 'Ten Little Fireflies'],
  ['events', 'en', 'wheelchair basket', 'Slam dunk, then a book'],
  ['events', 'vi', 'ném r', 'Ném rổ, mượn sách'],
  ['help-center', 'en', 'forgotten usern', 'Signing in, forgotten usernames'],
  ['mental-health', 'en', 'butterfl', 'Butterflies before an exam'],

  // One typo.
  ['documents', 'vi', 'con trauu sợ nước', 'Con trâu sợ nước', 'con trâu sợ nước'],
  ['documents', 'vi', 'ngăn kéo im lnặg', 'Ngăn kéo im lặng', 'ngăn kéo im lặng'],
  ['documents', 'en', 'firefliess', 'Ten Little Fireflies', 'fireflies'],
  ['documents', 'en', 'the quiet drawr', 'The Quiet Drawer', 'the quiet drawer'],
  ['documents', 'en', 'bufalo', 'The Buffalo Who Was Afraid of Water', 'buffalo'],
  ['events', 'en', 'wheelchiar', 'Slam dunk, then a book', 'wheelchair'],
  ['help-center', 'en', 'paswords', 'Signing in, forgotten usernames', 'passwords'],
  ['mental-health', 'en', 'butterfies', 'Butterflies before an exam', 'butterflies'],

  // Two words of an item that are not adjacent.
  ['documents', 'vi', 'trống nhạc', 'Tùng tùng, trống của em'],
  ['documents', 'en', 'boat river', 'The Little Boat That Listened'],
  ['documents', 'en', 'tablet switch', 'One Button, the Whole World'],
  ['news', 'en', 'roof storm', 'After the storm'],
  ['mental-health', 'en', 'sleep stops', 'Five stops on the way to sleep'],

  // Names of authors and organisers.
  ['documents', 'vi', 'Huỳnh Bảo Trân', 'Chiếc ghe con biết lắng nghe'],
  ['documents', 'en', 'grace whitlow', 'Ten Little Fireflies'],
  ['documents', 'vi', 'dang hoai thuong', 'Bản đồ âm thanh'],
  ['mental-health', 'en', 'Cao Thị Bích', 'What pupils say without words'],
  ['events', 'vi', 'xưởng mười ngón', 'Tuần làm sách nổi'],

  // A category, alone or with a word of the item.
  ['documents', 'vi', 'toán vui đom đóm', 'Mười bạn đom đóm'],
  ['documents', 'en', 'sign language robot', 'Beep and Feeling Number Eight'],
  ['documents', 'vi', 'truyện dân gian', 'Quả dưa ra khơi'],

  // Words that occur only on a page of a document, or in the body of an article.
  ['documents', 'vi', 'cá đuối xanh biếc', 'Con diều biết vẫy tay'],
  ['documents', 'en', 'blue stingray', 'The Kite That Waved'],
  ['documents', 'vi', 'muoi hai thu tieng', 'Bíp học buồn vui'],
  ['documents', 'en', 'Old Mossy housecleaning', 'Old Mossy and the Song That Bounced'],
  ['news', 'vi', 'bác sĩ Khương', 'Xe sách lên tầng bốn bệnh viện nhi'],
  ['news', 'en', 'deputy driver', 'The book cart that rattles on purpose'],

  // A match in the title precedes a match in the text. Exact accents precede folded accents.
  ['news', 'en', 'book cart', 'The book cart that rattles on purpose'],
  ['documents', 'vi', 'ghe', 'Chiếc ghe con biết lắng nghe'],
  ['documents', 'vi', 'hạt nắng', 'Hạt nắng trong túi áo'],
  ['news', 'en', 'sign language', 'Meet the Hand Shelf'],

  // A phrase and an exclusion. Other punctuation is plain text.
  ['documents', 'vi', '"con trâu" (sợ)', 'Con trâu sợ nước'],
  ['documents', 'vi', 'con trâu -nước', 'Tùng tùng, trống của em'],
  ['documents', 'en', 'quiet* (drawer)', 'The Quiet Drawer'],

  // Misspellings: words written by sound, errors in several words, and i instead of y.
  ['documents', 'vi', 'con chau so nuoc', 'Con trâu sợ nước', 'con trâu sợ nước'],
  ['documents', 'vi', 'kon trau xo nuoc', 'Con trâu sợ nước', 'con trâu sợ nước'],
  ['documents', 'vi', 'kí hiệu', 'Lời chào bằng đôi tay'],
];
