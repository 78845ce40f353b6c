/**
 * Writes the site's own drawings (web/public/illustrations, icons, favicon.ico) and the brand's pictures of the demo
 * (seeds/demo/media/brand).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { mediaFolder } from './content.ts';
import {
  adult,
  comingSoon,
  empty,
  errorPicture,
  hero,
  icon,
  kid,
  mark,
  notFound,
  sharePicture,
  startGround,
} from './illustrations.ts';

const publicFolder = join(import.meta.dirname, '..', '..', '..', 'web', 'public');
const paper = '#fff3d6';

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 400 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true, quality: 92, effort: 10 })
    .toBuffer();
const webp = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 144 }).resize({ width }).webp({ quality: 78, effort: 6 }).toBuffer();

/** An .ico that holds PNGs. */
export const ico = (pictures: readonly { size: number; data: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, i) => {
    const at = 6 + i * 16;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
};

/** Every file of ours: path and content. */
const files = async (): Promise<[path: string, content: Buffer | string][]> => {
  const site = (path: string) => join(publicFolder, path);
  const brand = (name: string) => join(mediaFolder, 'brand', name);
  const ground = icon(0.14, paper, 14);
  return [
    [site('illustrations/hero.svg'), hero()],
    [site('illustrations/kid.svg'), kid()],
    [site('illustrations/adult.svg'), adult()],
    [site('illustrations/empty.svg'), empty()],
    [site('illustrations/not-found.svg'), notFound()],
    [site('illustrations/error.svg'), errorPicture()],
    [site('illustrations/coming-soon.svg'), comingSoon()],
    [site('icons/mark.svg'), mark()],
    [site('icons/icon-192.png'), await png(ground, 192)],
    [site('icons/icon-512.png'), await png(ground, 512)],
    [site('icons/icon-maskable-512.png'), await png(icon(0.22, paper, 0), 512)],
    [
      site('favicon.ico'),
      ico(
        await Promise.all(
          [16, 32, 48].map(async (size) => ({
            size,
            data: await sharp(Buffer.from(mark()), { density: 400 }).resize(size).png().toBuffer(),
          })),
        ),
      ),
    ],
    [brand('logo.png'), await png(mark(), 512)],
    [brand('favicon.png'), await png(mark(), 96)],
    [brand('share-image.png'), await png(sharePicture(), 1200)],
    [brand('start-image-kid.webp'), await webp(kid(), 960)],
    [brand('start-image-adult.webp'), await webp(adult(), 960)],
    [brand('start-image-background.webp'), await webp(startGround(), 1600)],
  ];
};

/** Writes what differs from what is there, and names it. */
export const drawSite = async (log: (text: string) => void): Promise<void> => {
  let [made, kept] = [0, 0];
  for (const [path, content] of await files()) {
    const data = Buffer.from(content);
    if (existsSync(path) && readFileSync(path).equals(data)) {
      kept++;
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
    log(`${path.slice(path.search(/web\/public|seeds\/demo/))} ${(data.length / 1024).toFixed(1)} KB`);
    made++;
  }
  log(`drawings of the site: ${made} changed, ${kept} as they were`);
};
