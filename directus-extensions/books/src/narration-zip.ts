import type { Book, MediaSource } from './book.ts';
import { pageTitle, textsFor } from './book-texts.ts';
import { createZip, type ZipEntry } from './zip.ts';

const extensions: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/** Builds a zip of the narration recordings by page, with a playlist and a note. Returns undefined for a document without narration. */
export async function makeNarrationZip(book: Book, media: MediaSource): Promise<Buffer | undefined> {
  const texts = textsFor(book.language);
  const sounds: ZipEntry[] = [];
  const playlist = ['#EXTM3U', `#PLAYLIST:${book.title}`];
  for (const page of book.pages) {
    if (!page.narration) continue;
    const { file, duration } = page.narration;
    const name = `${book.slug}-${String(page.number).padStart(2, '0')}.${extensions[file.type] ?? 'bin'}`;
    sounds.push({ path: `${book.slug}/${name}`, content: await media.original(file), isStored: true });
    playlist.push(`#EXTINF:${Math.round(duration / 1000)},${pageTitle(book, page)}`, name);
  }
  if (sounds.length === 0) return undefined;
  const readme = [book.title, book.author, texts.playlistNote(book.voice || '–'), book.license.label]
    .filter((line) => line.trim() !== '')
    .join('\r\n');
  return createZip([
    { path: `${book.slug}/${book.slug}.m3u8`, content: `${playlist.join('\n')}\n` },
    { path: `${book.slug}/${book.language === 'vi-VN' ? 'doc-truoc' : 'read-me'}.txt`, content: `${readme}\r\n` },
    ...sounds,
  ]);
}
