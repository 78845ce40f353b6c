/** Texts of the page that imports a book (`/books/import`). */
export const importTexts = {
  vi: {
    title: 'Nhập sách',
    intro:
      'Chọn một tệp EPUB 3, hoặc một tệp zip có tranh, giọng đọc, clip và một bảng CSV (xem docs/editors.md). Sách vào thư viện ở dạng bản nháp.',
    choose: 'Tệp EPUB hoặc zip',
    send: 'Nhập',
    sending: 'Đang nhập…',
    done: 'Đã tạo bản nháp:',
    notes: 'Cần xem lại:',
  },
  en: {
    title: 'Import a book',
    intro:
      'Choose an EPUB 3, or a zip with pictures, sounds, clips and one CSV table (see docs/editors.en.md). The book becomes a draft.',
    choose: 'EPUB or zip file',
    send: 'Import',
    sending: 'Importing…',
    done: 'The draft is made:',
    notes: 'Please check:',
  },
} as const;
