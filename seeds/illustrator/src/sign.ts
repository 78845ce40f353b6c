/**
 * Generates sample clips for at most four books with `sign_language: sample`. p01.sign.mp4 is 480 × 480 (h264). p01.sign.small.mp4 is 240 × 240, for saving
 * data. Captions are p01.sign.vi.vtt and p01.sign.en.vtt. Both languages share a clip. The movements are invented, and a label on every frame says so.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type IllustrateOptions, readItems, toPageName } from './content.ts';
import { hashOf, Manifest } from './manifest.ts';
import { createMotion, drawMotionFrame, frameRate, sampleLabels, stanceAt } from './sign-motion.ts';
import { toVtt } from './speech.ts';

const frameSize = 480;
const encoding = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '31',
  '-tune',
  'animation',
  '-g',
  '24',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-map_metadata',
  '-1',
  '-threads',
  '1',
  '-an',
];
const smallEncoding = [
  '-vf',
  'scale=240:240:flags=lanczos',
  ...encoding.map((argument) => (argument === '31' ? '35' : argument)),
];
const version = '1';

const maxBooks = 4;

/** Returns whether a book omits this clip on purpose (`gaps: [sign-p04]`). The gap shows how the player handles a missing clip. */
const isGap = (gaps: readonly string[] | undefined, name: string) =>
  gaps?.some((gap) => gap === 'sign' || gap === `sign-${name}`) === true;

const encode = async (frames: string[], target: string): Promise<void> => {
  const rawFrames: Buffer[] = [];
  for (const frame of frames)
    rawFrames.push(await sharp(Buffer.from(frame)).flatten({ background: '#f3e6cb' }).removeAlpha().raw().toBuffer());
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      '-y',
      '-v',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${frameSize}x${frameSize}`,
      '-r',
      String(frameRate),
      '-i',
      '-',
      ...encoding,
      target,
    ],
    { input: Buffer.concat(rawFrames), maxBuffer: 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ${stderr?.toString().slice(-400)}`);
};

/** Encodes a clip again with half its width and height. */
const encodeSmall = (clip: string, target: string): void => {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', '-i', clip, ...smallEncoding, target]);
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ${stderr.toString().slice(-400)}`);
};

/** Generates the clips that are outdated. */
export const makeSampleClips = async ({ filters, remakeAll, log }: IllustrateOptions): Promise<void> => {
  const books = readItems(['books/']).filter(({ data }) => data.sign_language === 'sample');
  for (const { file } of books.slice(maxBooks))
    log(`${file}: sign_language: sample in more than ${maxBooks} books; no clip is made`);
  const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
  let [written, unchanged, bytes] = [0, 0, 0];
  for (const item of books.slice(0, maxBooks)) {
    const path = `books/${item.key}`;
    if (filters.length > 0 && !filters.some((filter) => path.startsWith(filter))) continue;
    const manifest = new Manifest(path, { remakeAll });
    const pages = item.data.pages ?? [];
    const expectedFiles: string[] = [];
    for (const [index, page] of pages.entries()) {
      const name = toPageName(index + 1);
      const sentences = page.vi?.say ?? [];
      if (sentences.length === 0 || isGap(item.data.gaps, name)) continue;
      const [clip, smallClip, captions] = [`${name}.sign.mp4`, `${name}.sign.small.mp4`, `${name}.sign.vi.vtt`];
      const captionsEn = `${name}.sign.en.vtt`;
      expectedFiles.push(clip, smallClip, captions, captionsEn);
      const { moments, cues, duration } = createMotion(sentences, `${item.key}/${name}`);
      const frames = Array.from({ length: Math.ceil((duration / 1000) * frameRate) }, (_, i) =>
        drawMotionFrame(stanceAt(moments, (i * 1000) / frameRate), item.key),
      );
      const source = hashOf(version, JSON.stringify([encoding, sentences]), ...frames);
      const englishCues = cues.map((cue, cueIndex) => ({ ...cue, text: page.en?.say?.[cueIndex] ?? cue.text }));
      const sourceEn = hashOf(source, ...englishCues.map(({ text }) => text));
      if (!manifest.isFresh(captions, source)) manifest.write(captions, source, toVtt(cues, sampleLabels.join(' / ')));
      if (!manifest.isFresh(captionsEn, sourceEn))
        manifest.write(captionsEn, sourceEn, toVtt(englishCues, sampleLabels.join(' / ')));
      const sourceSmall = hashOf(source, JSON.stringify(smallEncoding));
      if (manifest.isFresh(clip, source) && manifest.isFresh(smallClip, sourceSmall)) {
        unchanged++;
        continue;
      }
      if (!hasFfmpeg) {
        log(`${path}/${clip}: ffmpeg is not installed; the committed files stay`);
        continue;
      }
      const workFolder = mkdtempSync(join(tmpdir(), 'sign-'));
      const length = Math.round((frames.length / frameRate) * 1000);
      if (!manifest.isFresh(clip, source)) {
        await encode(frames, join(workFolder, clip));
        manifest.write(clip, source, readFileSync(join(workFolder, clip)), length);
      }
      encodeSmall(join(manifest.folder, clip), join(workFolder, smallClip));
      const content = readFileSync(join(workFolder, smallClip));
      manifest.write(smallClip, sourceSmall, content, length);
      rmSync(workFolder, { recursive: true });
      written++;
      bytes += content.length;
    }
    manifest.prune((file) => file.includes('.sign.'), expectedFiles);
  }
  for (const item of readItems(['books/']).filter(
    (book) => !books.slice(0, maxBooks).some(({ key }) => key === book.key),
  ))
    new Manifest(`books/${item.key}`).prune((file) => file.includes('.sign.'), []);
  log(`sample clips: ${written} made (${Math.round(bytes / 1024)} KB), ${unchanged} up to date`);
};
