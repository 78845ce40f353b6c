/**
 * Reads the books aloud with espeak-ng, sentence by sentence, and writes p01.vi.mp3 + p01.vi.vtt (and .en) beside the pictures. The voice is
 * synthetic and the YAML says so (`voice`). Files that are up to date are not written; without espeak-ng or ffmpeg the committed files remain.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IllustrateOptions, pageName, readItems } from './content.ts';
import { hashOf, Manifest } from './manifest.ts';
import { joinSentences, pauses, readWav, spoken, toVtt, trim, writeWav } from './speech.ts';

/** Slower than the synthesiser's own 175 words a minute: children follow with their eyes. */
const voices = {
  vi: ['-v', 'vi', '-s', '145', '-p', '46', '-a', '110'],
  en: ['-v', 'en-gb', '-s', '155', '-p', '48', '-a', '110'],
} as const;
type Language = keyof typeof voices;
const notes: Record<Language, string> = { vi: 'Giọng tổng hợp espeak-ng', en: 'Synthetic voice: espeak-ng' };
const encoding = [
  '-af',
  'loudnorm=I=-18:TP=-2:LRA=7',
  '-ar',
  '22050',
  '-ac',
  '1',
  '-c:a',
  'libmp3lame',
  // One rate throughout: browsers then find any moment without reading the whole file.
  '-b:a',
  '32k',
  '-id3v2_version',
  '0',
];
/** Raised when the way of making changes, so that everything is made again. */
const version = '1';

/** Whether both programs can be run. */
const hasTools = () =>
  spawnSync('espeak-ng', ['--version']).status === 0 && spawnSync('ffmpeg', ['-version']).status === 0;

const run = (program: string, args: readonly string[], input?: string): Buffer => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr?.toString().slice(-400)}`);
  return stdout;
};

/** One sentence as trimmed samples. */
const say = (text: string, language: Language) =>
  trim(readWav(run('espeak-ng', [...voices[language], '-z', '--stdin', '--stdout'], spoken(text, language))));

/** Speaks what is not up to date; `fresh` counts the pages left alone. */
export const narrate = ({ filters, remakeAll, log }: IllustrateOptions): void => {
  const isAble = hasTools();
  const work = mkdtempSync(join(tmpdir(), 'narrate-'));
  let [made, kept, stale, bytes, seconds] = [0, 0, 0, 0, 0];
  for (const item of readItems(filters.length > 0 ? filters : ['books/'])) {
    if (item.folder !== 'books') continue;
    const manifest = new Manifest(`books/${item.key}`, { remakeAll });
    const wanted: string[] = [];
    for (const [index, page] of (item.data.pages ?? []).entries()) {
      for (const language of ['vi', 'en'] as const) {
        const sentences = page[language]?.say ?? [];
        if (sentences.length === 0) continue;
        const [sound, subtitles] = [`${pageName(index + 1)}.${language}.mp3`, `${pageName(index + 1)}.${language}.vtt`];
        wanted.push(sound, subtitles);
        const source = hashOf(
          version,
          JSON.stringify([voices[language], encoding, pauses, notes[language], sentences]),
        );
        if (manifest.isFresh(sound, source) && manifest.isFresh(subtitles, source)) {
          kept++;
          continue;
        }
        if (!isAble) {
          stale++;
          continue;
        }
        const { samples, cues, duration } = joinSentences(
          sentences.map((text) => ({ text, samples: say(text, language) })),
        );
        const [wav, mp3] = [join(work, 'page.wav'), join(work, 'page.mp3')];
        writeFileSync(wav, writeWav(samples));
        run('ffmpeg', [
          '-y',
          '-v',
          'error',
          '-i',
          wav,
          ...encoding,
          '-fflags',
          '+bitexact',
          '-flags:a',
          '+bitexact',
          '-map_metadata',
          '-1',
          mp3,
        ]);
        const content = readFileSync(mp3);
        manifest.write(sound, source, content, duration);
        manifest.write(subtitles, source, toVtt(cues, notes[language]));
        made++;
        bytes += content.length;
        seconds += duration / 1000;
      }
    }
    if (isAble) manifest.prune((file) => /\.(vi|en)\.(m4a|mp3|vtt)$/.test(file), wanted);
  }
  rmSync(work, { recursive: true });
  log(`narration: ${made} made (${Math.round(seconds)} s, ${Math.round(bytes / 1024)} KB), ${kept} up to date`);
  if (stale > 0) log(`narration: espeak-ng or ffmpeg is not installed; ${stale} pages keep what is committed`);
};
