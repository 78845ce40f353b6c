/** Builds a seeded book as input for the generators of downloads, without a running Directus. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseCues } from '@hat-nang/model/cues';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { Book, Language, MediaFile, MediaSource } from '../../directus-extensions/books/src/book.ts';
import type { Book as SeedBook, StudyDocument } from '../../seeds/engine/content-schema.ts';
import { toNumberedHtml } from '../../seeds/engine/document-rows.ts';

const seeds = join(import.meta.dirname, '../../seeds/demo');

export type SampleFolder = 'books' | 'study-documents';

const types: Readonly<Record<string, string>> = { webp: 'image/webp', mp3: 'audio/mpeg', mp4: 'video/mp4' };

export function sampleBook(folder: SampleFolder, key: string, language: Language): Book {
  const data = parse(readFileSync(join(seeds, folder, `${key}.yaml`), 'utf8')) as SeedBook | StudyDocument;
  const lang = language === 'vi-VN' ? 'vi' : 'en';
  const base = `${folder}/${key}`;
  const manifest = JSON.parse(readFileSync(join(seeds, 'media', base, 'manifest.json'), 'utf8')) as {
    durations?: Record<string, number>;
  };
  const file = (name: string): MediaFile => ({
    id: `${base}/${name}`,
    type: types[name.split('.').at(-1) ?? ''] ?? '',
    bytes: 0,
    version: '1',
  });
  const bookTexts = data[lang];
  return {
    id: 1,
    language,
    type: folder === 'books' ? 'picture_book' : 'study_document',
    slug: key,
    title: bookTexts.title,
    subtitle: bookTexts.subtitle,
    description: bookTexts.seo_description,
    author: data.author,
    illustrator: data.illustrator ?? '',
    publisher: bookTexts.publisher ?? data.publisher,
    contributors: [data.editor, data.contributor].filter((name) => name !== undefined),
    voice: data.voice?.[lang] ?? '',
    // A drawn sample clip is not sign language.
    signLanguage: '',
    license: { value: data.license, label: data.license.toUpperCase() },
    cover: { file: file('cover.webp'), description: bookTexts.cover_alt },
    modified: '2026-05-23T01:00:00Z',
    pages: data.pages.map((page, index) => {
      const name = `p${String(index + 1).padStart(2, '0')}`;
      const text = page[lang];
      const soundFile = `${name}.${lang}.mp3`;
      const duration = manifest.durations?.[soundFile];
      const clip = file(`${name}.sign.mp4`);
      const clipPath = join(seeds, 'media', clip.id);
      return {
        number: index + 1,
        chapterTitle: 'chapter' in text ? text.chapter : '',
        text: 'say' in text ? toNumberedHtml(text.say) : text.html,
        picture: page.scene ? { file: file(`${name}.webp`), description: text.image ?? '' } : undefined,
        narration: duration
          ? {
              file: file(soundFile),
              duration,
              cues: parseCues(readFileSync(join(seeds, 'media', base, `${name}.${lang}.vtt`), 'utf8')),
            }
          : undefined,
        clip: existsSync(clipPath)
          ? {
              file: { ...clip, bytes: statSync(clipPath).size },
              captions: readFileSync(join(seeds, 'media', base, `${name}.sign.${lang}.vtt`), 'utf8').trim(),
              language,
            }
          : undefined,
      };
    }),
  };
}

const readMediaFile = (file: MediaFile) => readFileSync(join(seeds, 'media', file.id));

export const sampleMedia: MediaSource = {
  picture: (file) =>
    sharp(readMediaFile(file)).resize(1280, 1280, { fit: 'inside', withoutEnlargement: true }).jpeg().toBuffer(),
  original: (file) => Promise.resolve(readMediaFile(file)),
};
