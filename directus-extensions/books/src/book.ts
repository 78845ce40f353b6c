/** Declares a book: one document in one language. The generators of downloads read a book. A book is plain data, so that its hash shows whether it changed. */

import type { Cue } from '@hat-nang/model/cues';

export type Language = 'vi-VN' | 'en-US';

export type Format = 'pdf' | 'pdf_booklet' | 'epub' | 'epub_fixed' | 'mp3' | 'mp3_zip' | 'brf';
export const formats: readonly Format[] = ['pdf', 'pdf_booklet', 'epub', 'epub_fixed', 'mp3', 'mp3_zip', 'brf'];

/** A file in Directus. `version` changes when the content of the file changes. */
export interface MediaFile {
  id: string;
  type: string;
  bytes: number;
  version: string;
}

export interface Picture {
  file: MediaFile;
  /** Text alternative of the picture. Empty if there is none. */
  description: string;
}

export interface Narration {
  file: MediaFile;
  /** Length of the sound in milliseconds. 0 if the length is unknown. */
  duration: number;
  cues: Cue[];
}

/** A clip with signing, or a drawn sample if the book has no sign language. */
export interface SignClip {
  file: MediaFile;
  /** WebVTT, or empty. */
  captions: string;
  /** Language of the captions. */
  language: Language;
}

export interface BookPage {
  number: number;
  chapterTitle: string;
  /** Text of the page as HTML from the editor. */
  text: string;
  picture?: Picture;
  narration?: Narration;
  clip?: SignClip;
}

export interface Book {
  id: number;
  language: Language;
  type: 'picture_book' | 'study_document';
  slug: string;
  title: string;
  subtitle: string;
  /** Description of the book as plain text. */
  description: string;
  author: string;
  illustrator: string;
  publisher: string;
  contributors: string[];
  voice: string;
  /** Name of the sign language. Empty if the book has none: its clips are then samples. */
  signLanguage: string;
  license: { value: string; label: string };
  cover?: Picture;
  pages: BookPage[];
  /** Modification time in the PDF and the EPUB: the time of publication, otherwise of creation, otherwise 1970. ISO 8601 in UTC, without milliseconds. */
  modified: string;
}

/** Reads the files of a book. */
export interface MediaSource {
  /** Returns a picture as JPEG of at most 1280 × 1280 pixels. Every PDF and EPUB reader supports that format. */
  picture(file: MediaFile): Promise<Buffer>;
  /** Returns the original upload. */
  original(file: MediaFile): Promise<Buffer>;
}
