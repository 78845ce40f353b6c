/**
 * Writes the drawings of the site (web/public/illustrations, icons, favicon.ico) and the brand pictures of the demo
 * (seeds/demo/media/brand).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { mediaFolder } from './content.ts';
import {
  drawAdult,
  drawAppIcon,
  drawComingSoon,
  drawEmptyState,
  drawErrorPicture,
  drawFeelings,
  drawHero,
  drawKid,
  drawLogo,
  drawNotFound,
  drawSharePicture,
  drawStartBackground,
} from './illustrations.ts';

const publicFolder = join(import.meta.dirname, '..', '..', '..', 'web', 'public');
const paper = '#fff3d6';

const toPng = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 400 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true, quality: 92, effort: 10 })
    .toBuffer();
const toWebp = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 144 }).resize({ width }).webp({ quality: 78, effort: 6 }).toBuffer();

/** Builds an .ico file from PNG pictures. */
export const toIco = (pictures: readonly { size: number; data: Buffer }[]): Buffer => {
  const header = Buffer.alloc(6 + pictures.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, data }, i) => {
    const entry = 6 + i * 16;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
};

/** Draws all files. Returns the path and the content of each. */
const drawFiles = async (): Promise<[path: string, content: Buffer | string][]> => {
  const publicPath = (path: string) => join(publicFolder, path);
  const brandPath = (name: string) => join(mediaFolder, 'brand', name);
  const iconSvg = drawAppIcon(0.14, paper, 14);
  return [
    [publicPath('illustrations/hero.svg'), drawHero()],
    [publicPath('illustrations/kid.svg'), drawKid()],
    [publicPath('illustrations/adult.svg'), drawAdult()],
    [publicPath('illustrations/feelings.svg'), drawFeelings()],
    [publicPath('illustrations/empty.svg'), drawEmptyState()],
    [publicPath('illustrations/not-found.svg'), drawNotFound()],
    [publicPath('illustrations/error.svg'), drawErrorPicture()],
    [publicPath('illustrations/coming-soon.svg'), drawComingSoon()],
    [publicPath('icons/mark.svg'), drawLogo()],
    [publicPath('icons/icon-192.png'), await toPng(iconSvg, 192)],
    [publicPath('icons/icon-512.png'), await toPng(iconSvg, 512)],
    [publicPath('icons/icon-maskable-512.png'), await toPng(drawAppIcon(0.22, paper, 0), 512)],
    [
      publicPath('favicon.ico'),
      toIco(
        await Promise.all(
          [16, 32, 48].map(async (size) => ({
            size,
            data: await sharp(Buffer.from(drawLogo()), { density: 400 }).resize(size).png().toBuffer(),
          })),
        ),
      ),
    ],
    [brandPath('logo.png'), await toPng(drawLogo(), 512)],
    [brandPath('favicon.png'), await toPng(drawLogo(), 96)],
    [brandPath('share-image.png'), await toPng(drawSharePicture(), 1200)],
    [brandPath('start-image-kid.webp'), await toWebp(drawKid(), 960)],
    [brandPath('start-image-adult.webp'), await toWebp(drawAdult(), 960)],
    [brandPath('start-image-background.webp'), await toWebp(drawStartBackground(), 1600)],
  ];
};

/** Writes the files whose content changed, and logs their names. */
export const writeSiteArt = async (log: (text: string) => void): Promise<void> => {
  let [written, unchanged] = [0, 0];
  for (const [path, content] of await drawFiles()) {
    const data = Buffer.from(content);
    if (existsSync(path) && readFileSync(path).equals(data)) {
      unchanged++;
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
    log(`${path.slice(path.search(/web\/public|seeds\/demo/))} ${(data.length / 1024).toFixed(1)} KB`);
    written++;
  }
  log(`drawings of the site: ${written} changed, ${unchanged} as they were`);
};
