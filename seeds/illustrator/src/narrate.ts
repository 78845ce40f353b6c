/**
 * Generates the narration of the books with espeak-ng, one sentence at a time. Writes p01.vi.mp3, p01.vi.vtt, and the same for `en`, beside the pictures. The
 * YAML files declare the voice as synthetic (`voice`). Without espeak-ng, ffmpeg or Python, keeps the committed files.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  joinSentences,
  pausesMs,
  readWav,
  type Sentence,
  type SpokenWord,
  toSpokenText,
  toVoiceArguments,
  trimSilence,
  type VoiceLanguage,
  voiceNotes,
  voices,
  writeWav,
} from '@hat-nang/model/backend/spoken-sound';
import { type IllustrateOptions, readItems, toPageName } from './content.ts';
import { hashOf, Manifest } from './manifest.ts';
import { toSpokenWords, toVtt } from './speech.ts';

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
/** Versions of the generators. After a change of a generator, increase its version. Then all files of that generator are generated again. */
const versions = { sound: '1', subtitles: '2' } as const;
const wordEventsScript = join(import.meta.dirname, 'word-events.py');

/** Returns whether espeak-ng, ffmpeg and Python are installed. */
const hasTools = () =>
  spawnSync('espeak-ng', ['--version']).status === 0 &&
  spawnSync('ffmpeg', ['-version']).status === 0 &&
  spawnSync('python3', ['--version']).status === 0;

const run = (program: string, args: readonly string[], input?: string): Buffer => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr?.toString().slice(-400)}`);
  return stdout;
};

/** Returns the samples of a sentence without silence at both ends, and the starts of its words. */
const synthesize = (text: string, language: VoiceLanguage): Sentence => {
  const spokenText = toSpokenText(text, language);
  const samples = readWav(run('espeak-ng', [...toVoiceArguments(language), '-z', '--stdin', '--stdout'], spokenText));
  const request = JSON.stringify({ ...voices[language], text: spokenText });
  const events: { samples: number; words: SpokenWord[] } = JSON.parse(
    run('python3', [wordEventsScript], request).toString(),
  );
  if (events.samples !== samples.length) throw new Error(`the library of espeak-ng speaks otherwise: ${text}`);
  return trimSilence({ text, samples, words: toSpokenWords(text, spokenText, events.words) });
};

/** Encodes samples as MP3, with the same bytes each time. */
const encode = (samples: Int16Array, workFolder: string): Buffer => {
  const [wav, mp3] = [join(workFolder, 'page.wav'), join(workFolder, 'page.mp3')];
  writeFileSync(wav, writeWav(samples));
  const reproducible = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1'];
  run('ffmpeg', ['-y', '-v', 'error', '-i', wav, ...encoding, ...reproducible, mp3]);
  return readFileSync(mp3);
};

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
        const settings = [toVoiceArguments(language), encoding, pausesMs, voiceNotes[language], sentences];
        const soundSource = hashOf(versions.sound, JSON.stringify(settings));
        const subtitlesSource = hashOf(versions.subtitles, JSON.stringify(settings));
        const isSoundFresh = manifest.isFresh(sound, soundSource);
        if (isSoundFresh && manifest.isFresh(subtitles, subtitlesSource)) {
          unchanged++;
          continue;
        }
        if (!canSpeak) {
          outdated++;
          continue;
        }
        const { samples, cues, duration } = joinSentences(sentences.map((text) => synthesize(text, language)));
        // Another version of espeak-ng may speak with other durations. The cues must fit the sound, so the sound is then generated again.
        if (!isSoundFresh || manifest.duration(sound) !== duration) {
          const content = encode(samples, workFolder);
          manifest.write(sound, soundSource, content, duration);
          bytes += content.length;
        }
        manifest.write(subtitles, subtitlesSource, toVtt(cues, voiceNotes[language]));
        written++;
        seconds += duration / 1000;
      }
    }
    if (canSpeak) manifest.prune((file) => /\.(vi|en)\.(m4a|mp3|vtt)$/.test(file), expectedFiles);
  }
  rmSync(workFolder, { recursive: true });
  log(`narration: ${written} made (${Math.round(seconds)} s, ${Math.round(bytes / 1024)} KB), ${unchanged} up to date`);
  if (outdated > 0) log(`narration: espeak-ng or ffmpeg is not installed; ${outdated} pages keep what is committed`);
};
