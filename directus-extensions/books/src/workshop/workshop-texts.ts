/** Texts of the book workshop (`/books/workshop`). Errors about cues and files are those of the access marks (`mark-texts.ts`). */
import type { Lang } from '@hat-nang/model/languages';
import type { CaptionProblem } from './caption-file.ts';
import type { CutProblemKey } from './cut-narration.ts';
import type { PagePart, StateKind } from './page-states.ts';
import { type VoiceTexts, voiceTexts } from './voice-texts.ts';

/** Changes after which a page of the workshop says what was done. */
export const doneKeys = ['order', 'numbers', 'narration', 'voices', 'cues', 'subtitles', 'captions'] as const;
export type DoneKey = (typeof doneKeys)[number];

interface WorkshopTexts {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly byNumber: string;
  readonly open: string;
  readonly statuses: Readonly<Record<string, string>>;
  readonly back: string;
  readonly backToBook: string;
  readonly edit: string;
  readonly preview: string;
  readonly check: string;
  readonly noPages: string;
  readonly pages: string;
  readonly page: (number: number) => string;
  readonly languages: Readonly<Record<Lang, string>>;
  readonly parts: Readonly<Record<PagePart, string>>;
  readonly states: Readonly<Record<StateKind, string>>;
  readonly numbers: string;
  readonly moveUp: (number: number) => string;
  readonly moveDown: (number: number) => string;
  readonly drag: string;
  /** `{page}`, `{place}` and `{count}` are replaced in the browser. */
  readonly moved: string;
  readonly saveOrder: string;
  readonly numberAll: string;
  readonly numberPage: string;
  readonly upload: string;
  readonly numberFirst: string;
  readonly adjust: string;
  readonly uploadSubtitles: string;
  readonly uploadCaptions: string;
  readonly working: string;
  /** Shown if there is no answer, or one without a message. */
  readonly failed: string;
  /** Question before stored times are replaced. */
  readonly replace: string;
  readonly done: Readonly<Record<DoneKey, string>>;
  readonly adjustTitle: (number: number, language: string) => string;
  readonly adjustIntro: string;
  readonly start: string;
  readonly end: string;
  readonly seconds: string;
  readonly sentence: (number: number) => string;
  readonly play: string;
  readonly undo: string;
  readonly save: string;
  readonly cutAgain: string;
  readonly wave: string;
  /** Problems that the browser finds while an editor adjusts the times. */
  readonly flaws: Readonly<Record<'order' | 'overlap' | 'length', string>>;
  readonly cut: Readonly<Record<CutProblemKey, string>>;
  readonly caption: (line: number, reason: string) => string;
  readonly captionReasons: Readonly<Record<CaptionProblem['reason'], string>>;
  /** Refuses subtitles of a narration. The number is that of a sentence, or undefined for words after the last sentence. */
  readonly mismatch: (sentence: number | undefined) => string;
  readonly voices: VoiceTexts;
  readonly badOrder: string;
  readonly noSentences: string;
  readonly tooManySentences: string;
  readonly repeatedNumbers: string;
  readonly changed: string;
  readonly noNarration: string;
  readonly noClip: string;
  readonly notFound: string;
}

export const workshopTexts: Readonly<Record<Lang, WorkshopTexts>> = {
  vi: {
    title: 'Xưởng làm sách',
    intro: 'Sách nháp và sách chờ duyệt. Chọn một cuốn để xếp trang, đánh số câu, thêm giọng đọc và phụ đề.',
    none: 'Chưa có cuốn nháp nào. Hãy tạo sách trong Studio hoặc nhập từ tệp zip.',
    byNumber: 'Mở một cuốn khác theo số',
    open: 'Mở',
    statuses: { draft: 'Bản nháp', in_review: 'Chờ duyệt', published: 'Đã đăng', archived: 'Lưu trữ' },
    back: 'Về danh sách',
    backToBook: 'Về các trang của sách',
    edit: 'Mở sách trong Studio',
    preview: 'Đọc thử',
    check: 'Còn thiếu gì cho từng dấu',
    noPages: 'Sách chưa có trang nào. Hãy thêm trang trong Studio.',
    pages: 'Các trang',
    page: (number) => `Trang ${number}`,
    languages: { vi: 'Tiếng Việt', en: 'Tiếng Anh' },
    parts: { text: 'chữ', voice: 'giọng', marks: 'mốc', signing: 'ký hiệu', description: 'mô tả' },
    states: { present: 'có', missing: 'thiếu', wrong: 'sai', unneeded: 'không cần' },
    numbers: 'câu chưa đánh số',
    moveUp: (number) => `Đưa trang ${number} lên`,
    moveDown: (number) => `Đưa trang ${number} xuống`,
    drag: 'Kéo để xếp lại',
    moved: 'Trang {page} giờ ở vị trí {place} trên {count}. Bấm “Lưu thứ tự” để giữ.',
    saveOrder: 'Lưu thứ tự',
    numberAll: 'Đánh số câu mọi trang',
    numberPage: 'Đánh số câu',
    upload: 'Tải giọng đọc lên (mp3, wav)',
    numberFirst: 'Hãy đánh số câu trước khi tải giọng đọc.',
    adjust: 'Chỉnh mốc câu',
    uploadSubtitles: 'Tải phụ đề của giọng đọc lên (vtt, srt)',
    uploadCaptions: 'Tải phụ đề của clip ký hiệu lên (vtt, srt)',
    working: 'Đang làm…',
    failed: 'Không gửi được. Hãy kiểm tra mạng rồi thử lại.',
    replace: 'Các mốc đã lưu sẽ bị thay bằng mốc mới. Bạn có chắc không?',
    done: {
      order: 'Đã lưu thứ tự các trang.',
      numbers: 'Đã đánh số câu.',
      narration: 'Đã lưu giọng đọc và cắt mốc cho từng câu. Hãy nghe lại và chỉnh nếu cần.',
      voices: 'Đã làm giọng tổng hợp và mốc câu cho các trang chưa có giọng đọc. Hãy nghe lại từng trang.',
      cues: 'Đã lưu các mốc.',
      subtitles: 'Đã lấy phụ đề làm mốc câu của giọng đọc. Hãy nghe lại và chỉnh nếu cần.',
      captions: 'Đã lưu phụ đề.',
    },
    adjustTitle: (number, language) => `Mốc câu, trang ${number}, ${language.replace('Tiếng', 'tiếng')}`,
    adjustIntro:
      'Mũi tên lên, xuống đổi mốc 10 phần nghìn giây; giữ Shift thì 100. Có thể kéo các vạch trên hình sóng. Ctrl+Z để hoàn tác.',
    start: 'Bắt đầu',
    end: 'Kết thúc',
    seconds: 'giây',
    sentence: (number) => `Câu ${number}`,
    play: 'Nghe câu này',
    undo: 'Hoàn tác',
    save: 'Lưu các mốc',
    cutAgain: 'Cắt lại từ đầu',
    wave: 'Hình sóng của giọng đọc',
    flaws: {
      order: 'Kết thúc phải sau bắt đầu.',
      overlap: 'Câu này bắt đầu trước khi câu trước kết thúc.',
      length: 'Mốc nằm ngoài giọng đọc.',
    },
    cut: {
      format: 'Chỉ cắt được mp3 và wav. Hãy xuất giọng đọc ra mp3.',
      broken: 'Tệp âm thanh bị hỏng, không đọc được.',
      length: 'Giọng đọc quá dài (hơn 30 phút) hoặc quá ngắn so với số câu.',
      silent: 'Không nghe thấy tiếng nói trong tệp này.',
      busy: 'Đang cắt nhiều giọng đọc khác. Hãy thử lại sau một phút.',
      slow: 'Cắt giọng đọc này mất quá lâu. Hãy chia trang hoặc dùng tệp ngắn hơn.',
    },
    caption: (line, reason) => (line === 0 ? reason : `Dòng ${line}: ${reason}`),
    captionReasons: {
      times: 'mốc thời gian không đúng. Cần dạng 00:00:01,000 --> 00:00:02,500, và kết thúc sau bắt đầu.',
      order: 'mốc bắt đầu trước khi phụ đề trước kết thúc.',
      text: 'thiếu lời ngay dưới mốc thời gian.',
      blank: 'cần một dòng trống trước phụ đề này.',
      empty: 'Tệp không có phụ đề nào.',
      encoding: 'Tệp không phải UTF-8. Hãy lưu lại dạng UTF-8.',
    },
    mismatch: (sentence) =>
      `${sentence === undefined ? 'Tệp có lời sau câu cuối của trang.' : `Phụ đề không khớp với câu ${sentence} của trang.`} Mỗi câu cần phụ đề riêng, đúng lời và đúng thứ tự.`,
    voices: voiceTexts.vi,
    badOrder: 'Các trang đã thay đổi trong lúc bạn sắp xếp. Hãy tải lại trang này.',
    noSentences: 'Trang này chưa có câu nào được đánh số.',
    tooManySentences: 'Trang này có hơn 1.000 câu. Hãy chia trang rồi đánh số câu lại.',
    repeatedNumbers: 'Có câu trùng số. Hãy đánh số câu lại.',
    changed: 'Trang này vừa được người khác thay đổi. Hãy tải lại.',
    noNarration: 'Trang này chưa có giọng đọc.',
    noClip: 'Trang này chưa có clip ký hiệu.',
    notFound: 'Không tìm thấy cuốn sách hay trang này, hoặc bạn không có quyền xem.',
  },
  en: {
    title: 'Book workshop',
    intro: 'Drafts and books in review. Open one to order its pages, number sentences, and add narration and captions.',
    none: 'There are no drafts. Create a book in the Studio, or import a zip.',
    byNumber: 'Open another book by its number',
    open: 'Open',
    statuses: { draft: 'Draft', in_review: 'In review', published: 'Published', archived: 'Archived' },
    back: 'Back to the list',
    backToBook: 'Back to the pages of the book',
    edit: 'Open the book in the Studio',
    preview: 'Read the preview',
    check: 'What each mark still lacks',
    noPages: 'The book has no pages yet. Add them in the Studio.',
    pages: 'Pages',
    page: (number) => `Page ${number}`,
    languages: { vi: 'Vietnamese', en: 'English' },
    parts: { text: 'text', voice: 'voice', marks: 'times', signing: 'signing', description: 'description' },
    states: { present: 'present', missing: 'missing', wrong: 'wrong', unneeded: 'not needed' },
    numbers: 'its sentences have no numbers',
    moveUp: (number) => `Move page ${number} up`,
    moveDown: (number) => `Move page ${number} down`,
    drag: 'Drag to reorder',
    moved: 'Page {page} is now at place {place} of {count}. Press “Save order” to keep this.',
    saveOrder: 'Save order',
    numberAll: 'Number the sentences of all pages',
    numberPage: 'Number sentences',
    upload: 'Upload narration (mp3, wav)',
    numberFirst: 'Number the sentences before you upload narration.',
    adjust: 'Adjust sentence times',
    uploadSubtitles: 'Upload subtitles of the narration (vtt, srt)',
    uploadCaptions: 'Upload captions of the signing clip (vtt, srt)',
    working: 'Working…',
    failed: 'This could not be sent. Check the connection and try again.',
    replace: 'The stored times will be replaced. Continue?',
    done: {
      order: 'The order of the pages is saved.',
      numbers: 'The sentences are numbered.',
      narration: 'The narration is saved and cut into its sentences. Listen to it, and adjust the times if needed.',
      voices: 'The pages without narration now have a synthetic voice and sentence times. Listen to each page.',
      cues: 'The times are saved.',
      subtitles:
        'The subtitles are now the sentence times of the narration. Listen to it, and adjust the times if needed.',
      captions: 'The captions are saved.',
    },
    adjustTitle: (number, language) => `Sentence times, page ${number}, ${language}`,
    adjustIntro:
      'Arrow up and down change a time by 10 milliseconds, with Shift by 100. You can also drag the lines in the waveform. Ctrl+Z undoes a change.',
    start: 'Start',
    end: 'End',
    seconds: 'seconds',
    sentence: (number) => `Sentence ${number}`,
    play: 'Play this sentence',
    undo: 'Undo',
    save: 'Save times',
    cutAgain: 'Cut again from scratch',
    wave: 'Waveform of the narration',
    flaws: {
      order: 'The end must be after the start.',
      overlap: 'This sentence starts before the previous one ends.',
      length: 'The time is outside the narration.',
    },
    cut: {
      format: 'Only mp3 and wav can be cut. Export the narration as mp3.',
      broken: 'The sound file is broken and cannot be read.',
      length: 'The narration is too long (over 30 minutes), or too short for its sentences.',
      silent: 'There is no speech in this file.',
      busy: 'Other narrations are being cut. Try again in a minute.',
      slow: 'This narration takes too long to cut. Split the page, or use a shorter file.',
    },
    caption: (line, reason) => (line === 0 ? reason : `Line ${line}: ${reason}`),
    captionReasons: {
      times: 'the times are wrong. Write 00:00:01,000 --> 00:00:02,500, with the end after the start.',
      order: 'the caption starts before the previous one ends.',
      text: 'the text below the times is missing.',
      blank: 'an empty line is needed before this caption.',
      empty: 'The file has no captions.',
      encoding: 'The file is not UTF-8. Save it as UTF-8.',
    },
    mismatch: (sentence) =>
      `${sentence === undefined ? 'The file has words after the last sentence of the page.' : `The subtitles do not match sentence ${sentence} of the page.`} Each sentence needs subtitles of its own, with its words and in its order.`,
    voices: voiceTexts.en,
    badOrder: 'The pages changed while you were ordering them. Reload this page.',
    noSentences: 'No sentence of this page has a number.',
    tooManySentences: 'This page has more than 1,000 sentences. Split it, and number the sentences again.',
    repeatedNumbers: 'Some sentences have the same number. Number the sentences again.',
    changed: 'Somebody has changed this page. Reload it.',
    noNarration: 'This page has no narration.',
    noClip: 'This page has no signing clip.',
    notFound: 'There is no such book or page, or you may not see it.',
  },
};
