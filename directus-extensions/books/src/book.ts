/** A document in one language, as its downloads are made from it. Plain data: two equal books give equal bytes. */

import type { Cue } from '@hat-nang/model/cues';

export type Language = 'vi-VN' | 'en-US';

export type Format = 'pdf' | 'epub' | 'mp3_zip';
export const formats: readonly Format[] = ['pdf', 'epub', 'mp3_zip'];

/** A file of Directus. `version` changes with its content. */
export interface MediaFile {
  id: string;
  type: string;
  bytes: number;
  version: string;
}

export interface Picture {
  file: MediaFile;
  /** Empty where nobody has described it. */
  description: string;
}

export interface Narration {
  file: MediaFile;
  /** Milliseconds. */
  duration: number;
  cues: Cue[];
}

export interface BookPage {
  number: number;
  chapter: string;
  /** HTML of the editor. */
  text: string;
  picture?: Picture;
  narration?: Narration;
}

export interface Book {
  id: number;
  language: Language;
  type: 'picture_book' | 'study_document';
  slug: string;
  title: string;
  subtitle: string;
  /** Plain text. */
  description: string;
  author: string;
  illustrator: string;
  publisher: string;
  contributors: string[];
  voice: string;
  license: { value: string; label: string };
  cover?: Picture;
  pages: BookPage[];
  /** UTC, to the second: the date that files carry. */
  modified: string;
}

/** Bytes of a book's files. */
export interface MediaSource {
  /** As JPEG of at most 1280 × 1280 pixels, which every reader of PDF and EPUB shows. */
  picture(file: MediaFile): Promise<Buffer>;
  /** As it was uploaded. */
  original(file: MediaFile): Promise<Buffer>;
}
