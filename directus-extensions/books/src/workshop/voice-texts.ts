/** Texts of the synthetic voice in the book workshop (decision 303). */
import type { Lang } from '@hat-nang/model/languages';
import { MAX_CHARACTERS, MAX_MINUTES, MAX_SECONDS } from './speak-page.ts';
import type { SpeechProblemKey } from './speech-command.ts';

export interface VoiceTexts {
  readonly heading: string;
  readonly intro: string;
  readonly make: (language: string) => string;
  /** Shown if no page needs a voice. */
  readonly none: (language: string) => string;
  /** `{page}`, `{place}` and `{count}` are replaced in the browser. */
  readonly speaking: string;
  /** Follows the reason why a page failed. `{count}` is replaced in the browser. */
  readonly kept: string;
  /** Question before the field `voice` changes, because it names somebody. */
  readonly question: (stored: string, label: string) => string;
  /** Refusal if nobody agreed to the change of the field `voice`. */
  readonly named: (stored: string, label: string) => string;
  readonly labelTooLong: string;
  readonly unnumbered: string;
  readonly problems: Readonly<Record<SpeechProblemKey, string>>;
  readonly ofPage: (number: number, reason: string) => string;
}

const inSentence = (language: string) => language.replace('Tiếng', 'tiếng');

export const voiceTexts: Readonly<Record<Lang, VoiceTexts>> = {
  vi: {
    heading: 'Giọng tổng hợp',
    intro:
      'Máy đọc từng câu bằng espeak-ng và đặt mốc câu chính xác. Trang đã có giọng đọc được giữ nguyên. Ô “Giọng đọc” của sách cho bạn đọc biết đây là giọng tổng hợp.',
    make: (language) => `Làm giọng tổng hợp cho các trang ${inSentence(language)} chưa có giọng đọc`,
    none: (language) => `Không có trang ${inSentence(language)} nào có chữ mà thiếu giọng đọc.`,
    speaking: '{page}: đang làm giọng đọc ({place}/{count})…',
    kept: 'Số trang đã làm xong và được giữ: {count}. Hãy tải lại để xem.',
    question: (stored, label) =>
      `Ô “Giọng đọc” của sách đang ghi “${stored}”. Để giọng máy không mang tên người, ô ấy sẽ ghi: “${label}”. Bạn có đồng ý không?`,
    named: (stored, label) =>
      `Ô “Giọng đọc” của sách đang ghi “${stored}”. Hãy tải lại trang này, bấm lại nút và đồng ý ghi “${label}”, hoặc sửa ô ấy trong Studio.`,
    labelTooLong: 'Ô “Giọng đọc” không còn chỗ để ghi thêm giọng tổng hợp. Hãy rút ngắn ô ấy trong Studio rồi làm lại.',
    unnumbered: 'Có lời nằm ngoài các câu đã đánh số. Hãy bấm “Đánh số câu” của trang rồi làm lại.',
    problems: {
      missing: 'Máy chủ này chưa cài espeak-ng nên chưa làm được giọng tổng hợp. Hãy nhờ người quản trị máy chủ cài.',
      busy: 'Máy đang đọc cho người khác. Hãy thử lại sau một phút.',
      slow: `Máy đọc hơn ${MAX_SECONDS} giây mà chưa xong. Hãy thử lại khi máy chủ rảnh hơn, hoặc chia trang.`,
      long: `Lời quá dài (hơn ${MAX_CHARACTERS.toLocaleString('vi')} ký tự, hoặc đọc hơn ${MAX_MINUTES} phút). Hãy chia thành nhiều trang.`,
      failed: 'espeak-ng gặp lỗi. Hãy thử lại; nếu vẫn lỗi, hãy báo người quản trị máy chủ.',
    },
    ofPage: (number, reason) => `Trang ${number}: ${reason}`,
  },
  en: {
    heading: 'Synthetic voice',
    intro:
      'espeak-ng reads each sentence, and the sentence times are exact. Pages with narration stay as they are. The field “Voice” of the book tells readers that the voice is synthetic.',
    make: (language) => `Make a synthetic voice for the ${language} pages without one`,
    none: (language) => `No ${language} page with text lacks narration.`,
    speaking: '{page}: making the voice ({place} of {count})…',
    kept: 'Pages done and kept: {count}. Reload to see them.',
    question: (stored, label) =>
      `The field “Voice” of the book says “${stored}”. A synthetic voice must not have the name of a person, so the field will say: “${label}”. Continue?`,
    named: (stored, label) =>
      `The field “Voice” of the book says “${stored}”. Reload this page, press the button again and agree to “${label}”, or change the field in the Studio.`,
    labelTooLong:
      'The field “Voice” has no space left to name the synthetic voice. Shorten it in the Studio and try again.',
    unnumbered: 'Some words are outside the numbered sentences. Press “Number sentences” of the page and try again.',
    problems: {
      missing:
        'espeak-ng is not installed on this server, so it cannot make a synthetic voice. Ask the administrator of the server to install it.',
      busy: 'The server is speaking for somebody else. Try again in a minute.',
      slow: `Speaking took more than ${MAX_SECONDS} seconds. Try again when the server is less busy, or split the page.`,
      long: `The text is too long (over ${MAX_CHARACTERS.toLocaleString('en')} characters, or over ${MAX_MINUTES} minutes of speech). Split it into several pages.`,
      failed: 'espeak-ng failed. Try again. If it fails again, tell the administrator of the server.',
    },
    ofPage: (number, reason) => `Page ${number}: ${reason}`,
  },
};
