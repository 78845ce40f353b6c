import { createHash } from 'node:crypto';
import { OfflineBookDocument, type OfflineBookQuery } from '@codegen/graphql/graphql';
import type { OfflineBook, OfflineFile } from '@hat-nang/model/contracts/offline';
import { languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { itemTag, TAG } from '@hat-nang/model/tags';
import { assetUrl, type RawFile } from '@/cms/assets';
import { query } from '@/cms/query';

type RawBook = OfflineBookQuery['documents'][number];
type SizedFile = RawFile & { filesize?: unknown };

const preset = 'w1280';

const toFiles = (file: SizedFile | null | undefined, size?: typeof preset): OfflineFile[] =>
  file ? [{ url: assetUrl(file, size), bytes: Number(file.filesize ?? 0) || 0 }] : [];

/** Converts a Directus row to a book with the list of files to store. A file that several pages use appears once in the list. */
const toOfflineBook = (raw: RawBook): OfflineBook => {
  const id = Number(raw.id);
  const allFiles = [
    ...toFiles(raw.cover, preset),
    ...raw.pages.flatMap(({ image, translations }) => [
      ...toFiles(image, preset),
      ...translations.flatMap(({ narration, sign_video, sign_video_small }) => [
        ...toFiles(narration),
        ...toFiles(sign_video),
        // The reader plays the small video for visitors who save data. The small video increases the size of the book only a little.
        ...toFiles(sign_video_small),
      ]),
    ]),
  ];
  const files = [...new Map(allFiles.map((file) => [file.url, file])).values()];
  const languageTexts = languages.flatMap((lang) => {
    const text = raw.translations.find(({ languages_code }) => languages_code?.code === languageCodes[lang]);
    if (!text?.title) return [];
    return [
      { lang, title: text.title, reader: href(lang, 'documentsReader', { slug: text.slug ?? '', id: String(id) }) },
    ];
  });
  const versionSource = JSON.stringify([raw.date_updated, files, languageTexts]);
  return {
    id,
    version: createHash('sha256').update(versionSource).digest('hex').slice(0, 16),
    titles: Object.fromEntries(languageTexts.map(({ lang, title }) => [lang, title])),
    readers: Object.fromEntries(languageTexts.map(({ lang, reader }) => [lang, reader])),
    cover: raw.cover ? assetUrl(raw.cover, preset) : undefined,
    files,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

/** Reads a book with its list of files. Undefined if no public document has this id, or if the document has no pages. */
export const getOfflineBook = async (id: number): Promise<OfflineBook | undefined> => {
  const { documents } = await query(OfflineBookDocument, { id }, { tags: [itemTag('documents', id), TAG.all] });
  const [raw] = documents;
  return raw && raw.pages.length > 0 ? toOfflineBook(raw) : undefined;
};
