/** A document in one language: the input of its downloads. Plain data, so that equal books produce equal bytes. */

import type { Cue } from '@hat-nang/model/cues';

export type Language = 'vi-VN' | 'en-US';

export type Format = 'pdf' | 'epub' | 'mp3_zip';
export const formats: readonly Format[] = ['pdf', 'epub', 'mp3_zip'];

/** A file of Directus. `version` changes when its content changes. */
export interface MediaFile {
  id: string;
  type: string;
  bytes: number;
  version: string;
}

export interface Picture {
  file: MediaFile;
  /** Empty if the picture has no description. */
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
  /** HTML from the editor. */
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
  /** Modification date for the files: UTC, without milliseconds. */
  modified: string;
}

/** Reads the files of a book. */
export interface MediaSource {
  /** Returns a JPEG of at most 1280 × 1280 pixels, which every PDF and EPUB reader supports. */
  picture(file: MediaFile): Promise<Buffer>;
  /** Returns the original upload. */
  original(file: MediaFile): Promise<Buffer>;
}
