/**
 * Sample clips for the signing player, for the books whose YAML says `sign_language: sample` (at most four, one of them the book with gaps).
 * Writes p01.sign.mp4 (h264, 480 × 480), p01.sign.small.mp4 (240 × 240, for readers who save data) and its captions in both languages,
 * p01.sign.vi.vtt and p01.sign.en.vtt: one clip serves readers of both. The movements are invented and every frame says so.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type IllustrateOptions, pageName, readItems } from './content.ts';
import { hashOf, Manifest } from './manifest.ts';
import { drawFrame, frameRate, label, score, stanceAt } from './sign-motion.ts';
import { toVtt } from './speech.ts';

const size = 480;
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
const smallEncoding = ['-vf', 'scale=240:240:flags=lanczos', ...encoding.map((word) => (word === '31' ? '35' : word))];
const version = '1';

const mostBooks = 4;

/** What the content leaves out on purpose (`gaps: [sign-p04]`), to show how the player answers. */
const isLeftOut = (gaps: readonly string[] | undefined, name: string) =>
  gaps?.some((gap) => gap === 'sign' || gap === `sign-${name}`) === true;

const encode = async (frames: string[], target: string): Promise<void> => {
  const raw: Buffer[] = [];
  for (const frame of frames)
    raw.push(await sharp(Buffer.from(frame)).flatten({ background: '#f3e6cb' }).removeAlpha().raw().toBuffer());
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
      `${size}x${size}`,
      '-r',
      String(frameRate),
      '-i',
      '-',
      ...encoding,
      target,
    ],
    { input: Buffer.concat(raw), maxBuffer: 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ${stderr?.toString().slice(-400)}`);
};

/** The committed clip once more, a quarter of its picture. */
const encodeSmall = (clip: string, target: string): void => {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', '-i', clip, ...smallEncoding, target]);
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ${stderr.toString().slice(-400)}`);
};

/** Makes the clips that are not up to date. */
export const makeSamples = async ({ filters, remakeAll, log }: IllustrateOptions): Promise<void> => {
  const books = readItems(['books/']).filter(({ data }) => data.sign_language === 'sample');
  for (const { file } of books.slice(mostBooks))
    log(`${file}: sign_language: sample in more than ${mostBooks} books; no clip is made`);
  const isAble = spawnSync('ffmpeg', ['-version']).status === 0;
  let [made, kept, bytes] = [0, 0, 0];
  for (const item of books.slice(0, mostBooks)) {
    const path = `books/${item.key}`;
    if (filters.length > 0 && !filters.some((filter) => path.startsWith(filter))) continue;
    const manifest = new Manifest(path, { remakeAll });
    const pages = item.data.pages ?? [];
    const wanted: string[] = [];
    for (const [index, page] of pages.entries()) {
      const name = pageName(index + 1);
      const sentences = page.vi?.say ?? [];
      if (sentences.length === 0 || isLeftOut(item.data.gaps, name)) continue;
      const [clip, small, captions] = [`${name}.sign.mp4`, `${name}.sign.small.mp4`, `${name}.sign.vi.vtt`];
      const captionsEn = `${name}.sign.en.vtt`;
      wanted.push(clip, small, captions, captionsEn);
      const { moments, cues, duration } = score(sentences, `${item.key}/${name}`);
      const frames = Array.from({ length: Math.ceil((duration / 1000) * frameRate) }, (_, i) =>
        drawFrame(stanceAt(moments, (i * 1000) / frameRate), item.key),
      );
      const source = hashOf(version, JSON.stringify([encoding, sentences]), ...frames);
      const english = cues.map((cue, at) => ({ ...cue, text: page.en?.say?.[at] ?? cue.text }));
      const sourceEn = hashOf(source, ...english.map(({ text }) => text));
      if (!manifest.isFresh(captions, source)) manifest.write(captions, source, toVtt(cues, label.join(' / ')));
      if (!manifest.isFresh(captionsEn, sourceEn))
        manifest.write(captionsEn, sourceEn, toVtt(english, label.join(' / ')));
      const sourceSmall = hashOf(source, JSON.stringify(smallEncoding));
      if (manifest.isFresh(clip, source) && manifest.isFresh(small, sourceSmall)) {
        kept++;
        continue;
      }
      if (!isAble) {
        log(`${path}/${clip}: ffmpeg is not installed; the committed files stay`);
        continue;
      }
      const work = mkdtempSync(join(tmpdir(), 'sign-'));
      const length = Math.round((frames.length / frameRate) * 1000);
      if (!manifest.isFresh(clip, source)) {
        await encode(frames, join(work, clip));
        manifest.write(clip, source, readFileSync(join(work, clip)), length);
      }
      encodeSmall(join(manifest.folder, clip), join(work, small));
      const content = readFileSync(join(work, small));
      manifest.write(small, sourceSmall, content, length);
      rmSync(work, { recursive: true });
      made++;
      bytes += content.length;
    }
    manifest.prune((file) => file.includes('.sign.'), wanted);
  }
  for (const item of readItems(['books/']).filter(
    (one) => !books.slice(0, mostBooks).some(({ key }) => key === one.key),
  ))
    new Manifest(`books/${item.key}`).prune((file) => file.includes('.sign.'), []);
  log(`sample clips: ${made} made (${Math.round(bytes / 1024)} KB), ${kept} up to date`);
};
