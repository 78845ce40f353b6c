import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { expect, type Page } from '@playwright/test';
import { sentenceCues } from '../../web/src/features/reader/sentence-cues.ts';
import { content } from './content.ts';
import { createFixtures } from './items.ts';
import { findOptionId } from './options.ts';
import { readSeededDocument } from './seeded.ts';

interface PageRow {
  number: number;
  image: string;
  translations: Record<string, unknown>[];
}

export interface ReaderBook {
  readonly id: number;
  readonly title: Record<Lang, string>;
  /** Address of the reader. */
  readonly path: Record<Lang, string>;
  readonly lesson: Record<Lang, string>;
  /** File ids of each page: the narration in each language, and the clip in two sizes. The second page has no clip. */
  readonly files: { vi?: string; en?: string; sign?: string; signSmall?: string }[];
  /** Start of each Vietnamese sentence of the first page in milliseconds, by sentence id. */
  readonly starts: Record<string, number>;
  readonly ends: Record<string, number>;
  /** Starts of the words of each sentence. */
  readonly words: Record<string, readonly number[]>;
  readonly remove: () => Promise<void>;
}

const fields = [
  'number',
  'image',
  ...[
    'languages_code',
    'chapter_title',
    'text',
    'image_description',
    'narration',
    'narration_duration',
    'narration_cues',
    'sign_video',
    'sign_video_small',
    'sign_duration',
    'sign_captions',
  ].map((field) => `translations.${field}`),
].join(',');

const textIn = (page: PageRow | undefined, code: string) =>
  page?.translations.find((text) => text.languages_code === code) as Record<string, string> | undefined;

/**
 * Creates a book from the first three pages of a seeded book, with pictures, narration and clips. The second page has no clip.
 * @param signLanguage with `vsl` the clips count as signing; if it is undefined, they are samples
 */
export async function createShortBook(signLanguage?: 'vsl'): Promise<ReaderBook> {
  const fixtures = createFixtures();
  const seededRow = await readSeededDocument();
  const filter = `filter[document][_eq]=${seededRow.id}&sort=number&limit=3&fields=${fields}`;
  const rows = (await content.read('document_pages', filter)) as unknown as PageRow[];
  const pages = rows.map(({ number, image, translations }) => ({
    number,
    image,
    translations: translations.map(
      (text): Record<string, unknown> => ({
        ...text,
        ...(number === 2 ? { sign_video: null, sign_video_small: null, sign_captions: null } : {}),
      }),
    ),
  }));
  const item = await fixtures.item('documents', {
    type: 'picture_book',
    has_narration: true,
    reading_age: await findOptionId('reading_age', '3-6'),
    sign_language: signLanguage && (await findOptionId('sign_language', signLanguage)),
    page_count: 3,
    pages,
  });
  const pathsOf = (route: 'documentsDetail' | 'documentsReader') => ({
    vi: href('vi', route, { slug: item.slug.vi, id: item.id }),
    en: href('en', route, { slug: item.slug.en, id: item.id }),
  });
  const cues = sentenceCues(textIn(pages[0], 'vi-VN')?.narration_cues);
  return {
    id: item.id,
    title: item.title,
    path: pathsOf('documentsReader'),
    lesson: pathsOf('documentsDetail'),
    files: pages.map((page) => {
      const vi = textIn(page, 'vi-VN');
      const en = textIn(page, 'en-US');
      return { vi: vi?.narration, en: en?.narration, sign: vi?.sign_video, signSmall: vi?.sign_video_small };
    }),
    starts: Object.fromEntries(cues.map(({ id, start }) => [id, start])),
    ends: Object.fromEntries(cues.map(({ id, end }) => [id, end])),
    words: Object.fromEntries(cues.map(({ id, words = [] }) => [id, words])),
    remove: fixtures.clear,
  };
}

/** Returns the Vietnamese address of a seeded book in the reader. */
async function readPathOfSeededBook(slug: string): Promise<string> {
  const filter = `filter[languages_code][_eq]=vi-VN&filter[slug][_eq]=${slug}`;
  const [row] = await content.read('documents_translations', `${filter}&fields=slug,documents_id`);
  if (!row) throw new Error(`the seeds have no book ${slug}`);
  return href('vi', 'documentsReader', { slug: String(row.slug), id: Number(row.documents_id) });
}

/** Returns the address of a seeded book with gaps: for example, its third page has no narration. */
export const readPathOfBookWithGaps = () => readPathOfSeededBook('con-dieu-biet-vay-tay');
/** Returns the address of a seeded book without clips. */
export const readPathOfBookWithoutSigning = () => readPathOfSeededBook('con-trau-so-nuoc');

/** Opens the reader with settings in the form that links to the reader use (`rate=2&sign=side`). Waits until the scripts of the reader run. */
export async function openReader(page: Page, path: string, settings = ''): Promise<void> {
  // A browser does not load a page again if only the fragment of the address changes.
  if (page.url().includes(path.split('?')[0] ?? path)) await page.goto('about:blank');
  await page.goto(`${path}${settings ? `#reader=${settings}` : ''}`);
  await expect(page.locator('[data-announcement]')).not.toBeEmpty({ timeout: 20_000 });
}

/** Returns the position in seconds and the playback rate of the narration and of the clip, and whether each plays. */
export const readMediaState = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    const video = document.querySelector('video');
    if (!audio || !video) throw new Error('no media elements');
    const stateOf = (element: HTMLMediaElement) => ({
      at: element.currentTime,
      isPlaying: !element.paused,
      rate: element.playbackRate,
    });
    return { audio: stateOf(audio), video: stateOf(video) };
  });
