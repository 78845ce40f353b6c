/**
 * Generates the narration of the books with espeak-ng, one sentence at a time. It writes p01.vi.mp3, p01.vi.vtt, and the same for `en`, beside the
 * pictures. The YAML files declare the voice as synthetic (`voice`). Without espeak-ng or ffmpeg it keeps the committed files.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IllustrateOptions, readItems, toPageName } from './content.ts';
import { hashOf, Manifest } from './manifest.ts';
import { joinSentences, pauses, readWav, toSpokenText, toVtt, trimSilence, writeWav } from './speech.ts';

/** Voices and their speed in words per minute. They are slower than the default of espeak-ng (175), so children can read along. */
const voices = {
  vi: ['-v', 'vi', '-s', '145', '-p', '46', '-a', '110'],
  en: ['-v', 'en-gb', '-s', '155', '-p', '48', '-a', '110'],
} as const;
type Language = keyof typeof voices;
const trackNotes: Record<Language, string> = { vi: 'Giọng tổng hợp espeak-ng', en: 'Synthetic voice: espeak-ng' };
const encoding = [
  '-af',
  'loudnorm=I=-18:TP=-2:LRA=7',
  '-ar',
  '22050',
  '-ac',
  '1',
  '-c:a',
  'libmp3lame',
  // With a constant bit rate, browsers can seek without reading the whole file.
  '-b:a',
  '32k',
  '-id3v2_version',
  '0',
];
/** Version of the generator. Increase it after a change of the generator. All files are then generated again. */
const version = '1';

/** Returns whether espeak-ng and ffmpeg are installed. */
const hasTools = () =>
  spawnSync('espeak-ng', ['--version']).status === 0 && spawnSync('ffmpeg', ['-version']).status === 0;

const run = (program: string, args: readonly string[], input?: string): Buffer => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr?.toString().slice(-400)}`);
  return stdout;
};

/** Synthesizes a sentence and removes the silence at both ends. */
const synthesize = (text: string, language: Language) =>
  trimSilence(
    readWav(run('espeak-ng', [...voices[language], '-z', '--stdin', '--stdout'], toSpokenText(text, language))),
  );

/** Generates the narration of every page whose files are outdated. */
export const narrate = ({ filters, remakeAll, log }: IllustrateOptions): void => {
  const canSpeak = hasTools();
  const workFolder = mkdtempSync(join(tmpdir(), 'narrate-'));
  let [written, unchanged, outdated, bytes, seconds] = [0, 0, 0, 0, 0];
  for (const item of readItems(filters.length > 0 ? filters : ['books/'])) {
    if (item.folder !== 'books') continue;
    const manifest = new Manifest(`books/${item.key}`, { remakeAll });
    const expectedFiles: string[] = [];
    for (const [index, page] of (item.data.pages ?? []).entries()) {
      for (const language of ['vi', 'en'] as const) {
        const sentences = page[language]?.say ?? [];
        if (sentences.length === 0) continue;
        const [sound, subtitles] = [
          `${toPageName(index + 1)}.${language}.mp3`,
          `${toPageName(index + 1)}.${language}.vtt`,
        ];
        expectedFiles.push(sound, subtitles);
        const source = hashOf(
          version,
          JSON.stringify([voices[language], encoding, pauses, trackNotes[language], sentences]),
        );
        if (manifest.isFresh(sound, source) && manifest.isFresh(subtitles, source)) {
          unchanged++;
          continue;
        }
        if (!canSpeak) {
          outdated++;
          continue;
        }
        const { samples, cues, duration } = joinSentences(
          sentences.map((text) => ({ text, samples: synthesize(text, language) })),
        );
        const [wav, mp3] = [join(workFolder, 'page.wav'), join(workFolder, 'page.mp3')];
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
        manifest.write(subtitles, source, toVtt(cues, trackNotes[language]));
        written++;
        bytes += content.length;
        seconds += duration / 1000;
      }
    }
    if (canSpeak) manifest.prune((file) => /\.(vi|en)\.(m4a|mp3|vtt)$/.test(file), expectedFiles);
  }
  rmSync(workFolder, { recursive: true });
  log(`narration: ${written} made (${Math.round(seconds)} s, ${Math.round(bytes / 1024)} KB), ${unchanged} up to date`);
  if (outdated > 0) log(`narration: espeak-ng or ffmpeg is not installed; ${outdated} pages keep what is committed`);
};
