import type { AccessMark, Lack, MissingPart } from '@hat-nang/model/access-marks';

export type EditorLanguage = 'vi' | 'en';

interface MarkTexts {
  marks: Record<AccessMark, string>;
  lacks: Record<Lack, string>;
  languages: Record<string, string>;
  page: (number: number, language: string, lack: string) => string;
  refusal: (mark: string, list: string, moreCount: number) => string;
  title: string;
  intro: string;
  complete: string;
  missing: (count: number) => string;
  back: string;
}

const languageNames = {
  vi: { 'vi-VN': 'tiếng Việt', 'en-US': 'tiếng Anh' },
  en: { 'vi-VN': 'Vietnamese', 'en-US': 'English' },
};

export const markTexts: Readonly<Record<EditorLanguage, MarkTexts>> = {
  vi: {
    marks: { has_narration: 'Có lời đọc', has_subtitles: 'Có phụ đề', has_sign_language: 'Có ngôn ngữ ký hiệu' },
    lacks: {
      page: 'chưa có trang nào',
      signLanguage: 'chưa ghi là ngôn ngữ ký hiệu nào (hoạt hình mẫu không phải ngôn ngữ ký hiệu)',
      signer: 'chưa ghi tên người ký hiệu',
      signerConsent: 'chưa ghi nhận sự đồng ý của người ký hiệu',
      description: 'thiếu mô tả tranh',
      narration: 'thiếu tệp giọng đọc',
      cues: 'thiếu mốc thời gian từng câu (WebVTT)',
      clip: 'thiếu clip ký hiệu',
      captions: 'thiếu phụ đề của clip ký hiệu',
      soundFile: 'có tệp giọng đọc không phải âm thanh',
      soundLength: 'có tệp giọng đọc hỏng: không đọc được độ dài',
      cueTimes: 'có mốc thời gian không đúng WebVTT',
      cueOrder: 'có mốc thời gian sai thứ tự hoặc chồng lên nhau',
      cueLength: 'có mốc thời gian dài hơn giọng đọc',
      cueSentences: 'có mốc thời gian không khớp với các câu được đánh dấu trong lời (s1, s2…)',
      clipFile: 'có clip ký hiệu không phải phim',
      smallClipFile: 'có bản nhỏ của clip ký hiệu không phải phim',
      captionTimes: 'có phụ đề clip không đúng WebVTT',
      captionLength: 'có phụ đề clip dài hơn clip',
    },
    languages: languageNames.vi,
    page: (number, language, lack) => (number === 0 ? lack : `trang ${number} (${language}) ${lack}`),
    refusal: (mark, list, moreCount) =>
      `Chưa thể đăng với dấu “${mark}”: ${list}${moreCount > 0 ? `; và ${moreCount} chỗ nữa` : ''}. Bổ sung, hoặc bỏ dấu này rồi đăng.`,
    title: 'Kiểm tra dấu tiếp cận',
    intro:
      'Mỗi dấu chỉ đăng được khi mọi trang, ở mọi ngôn ngữ, đều có đủ. Trang này luôn cho thấy tình trạng đang lưu.',
    complete: 'Đã đủ: có thể bật dấu này.',
    missing: (count) => `Còn thiếu ${count} chỗ:`,
    back: 'Về tài liệu',
  },
  en: {
    marks: { has_narration: 'Has narration', has_subtitles: 'Has subtitles', has_sign_language: 'Has sign language' },
    lacks: {
      page: 'there is no page yet',
      signLanguage: 'no sign language is named (a sample animation is not one)',
      signer: 'the signer is not named',
      signerConsent: 'the consent of the signer is not noted',
      description: 'has no picture description',
      narration: 'has no narration',
      cues: 'has no sentence times (WebVTT)',
      clip: 'has no sign clip',
      captions: 'has no captions for its sign clip',
      soundFile: 'has a narration that is no sound',
      soundLength: 'has a broken narration: its length cannot be read',
      cueTimes: 'has sentence times that are no WebVTT',
      cueOrder: 'has sentence times out of order, or over each other',
      cueLength: 'has sentence times that end after the narration',
      cueSentences: 'has sentence times that do not match the marked sentences of its text (s1, s2…)',
      clipFile: 'has a sign clip that is no film',
      smallClipFile: 'has a small sign clip that is no film',
      captionTimes: 'has clip captions that are no WebVTT',
      captionLength: 'has clip captions that end after the clip',
    },
    languages: languageNames.en,
    page: (number, language, lack) => (number === 0 ? lack : `page ${number} (${language}) ${lack}`),
    refusal: (mark, list, moreCount) =>
      `Cannot be published with the mark “${mark}”: ${list}${moreCount > 0 ? `; and ${moreCount} more` : ''}. Add them, or take the mark off.`,
    title: 'Check of the access marks',
    intro:
      'A mark can be published once every page has what it promises, in every language. This page shows what is saved now.',
    complete: 'Complete: the mark may be set.',
    missing: (count) => `${count} missing:`,
    back: 'Back to the document',
  },
};

export const formatMissingPart = (
  language: EditorLanguage,
  { page, language: pageLanguage, lack }: MissingPart,
): string => {
  const texts = markTexts[language];
  return texts.page(page, texts.languages[pageLanguage] ?? pageLanguage, texts.lacks[lack]);
};

const MAX_LISTED = 5;

/** Returns the message for a refused mark. The message names the first five missing parts, and the number of the others. */
export function formatMarkRefusal(language: EditorLanguage, mark: AccessMark, missing: readonly MissingPart[]): string {
  const list = missing.slice(0, MAX_LISTED).map((part) => formatMissingPart(language, part));
  const texts = markTexts[language];
  return texts.refusal(texts.marks[mark], list.join('; '), Math.max(0, missing.length - MAX_LISTED));
}
