import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOR_COLUMNS, COLOR_ROWS } from '@hat-nang/model/picture-colors';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeColors } from './make-colors.ts';

const media = join(import.meta.dirname, '../../../../seeds/demo/media');
const cover = readFileSync(join(media, 'study-documents/how-a-bean-grows/cover.webp'));

/** Decodes the text of the column `blurred_colors`. Returns the pixels from the top left, each as [red, green, blue] from 0 to 255. */
function decode(colors: string | undefined): number[][] {
  const bytes = Buffer.from(colors ?? '', 'base64');
  const rows = Array.from({ length: COLOR_ROWS }, (_, row) =>
    Array.from({ length: COLOR_COLUMNS }, (_column, column) => {
      const value = bytes.readUInt16LE((row * COLOR_COLUMNS + column) * 2);
      return [10, 5, 0].map((shift) => ((value >> shift) & 31) * (255 / 31));
    }),
  );
  return rows.reverse().flat();
}

/** Divides a picture into 4 × 3 parts, and returns the average colour of each part as [red, green, blue]. */
async function averagesOf(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const sums = Array.from({ length: COLOR_COLUMNS * COLOR_ROWS }, () => [0, 0, 0, 0]);
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const column = Math.floor(((pixel % info.width) * COLOR_COLUMNS) / info.width);
    const row = Math.floor((Math.floor(pixel / info.width) * COLOR_ROWS) / info.height);
    const sum = sums[row * COLOR_COLUMNS + column] as number[];
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[pixel * 3 + channel] ?? 0);
    sum[3] = (sum[3] ?? 0) + 1;
  }
  return sums.map(([red = 0, green = 0, blue = 0, count = 1]) => [red / count, green / count, blue / count]);
}

it.each([
  ['WebP', async () => cover],
  ['JPEG', async () => sharp(cover).jpeg().toBuffer()],
  ['PNG', async () => readFileSync(join(media, 'brand/share-image.png'))],
])('makes the colours of a %s, which are near the averages of its parts', async (_type, read) => {
  const picture = await read();
  const colors = decode(await makeColors(picture));
  const averages = await averagesOf(picture);
  const distances = colors.map((color, part) =>
    Math.max(...color.map((value, channel) => Math.abs(value - (averages[part]?.[channel] ?? Number.NaN)))),
  );
  expect(Math.max(...distances)).toBeLessThan(24);
});

it('turns the colours as the camera noted', async () => {
  const stripes = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#f00' } })
    .composite([{ input: { create: { width: 40, height: 30, channels: 3, background: '#00f' } }, gravity: 'north' }])
    .jpeg()
    .toBuffer();
  // Orientation 6: the top of the stored pixels is at the right.
  const turned = await sharp(stripes).withMetadata({ orientation: 6 }).toBuffer();
  const [leftPixel, , , rightPixel] = decode(await makeColors(turned));
  expect(leftPixel?.[0]).toBeGreaterThan(200);
  expect(rightPixel?.[2]).toBeGreaterThan(200);
});

it('makes colours of a grey picture and of the first frame of an animation', async () => {
  const grey = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#808080' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  expect(decode(await makeColors(grey))[0]?.map((value) => Math.round(value / 10))).toEqual([13, 13, 13]);
  const frames = await sharp([grey, await sharp(grey).negate().toBuffer()], { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(decode(await makeColors(frames))).toHaveLength(COLOR_COLUMNS * COLOR_ROWS);
});

it('makes no colours of a transparent picture, a text and a truncated picture', async () => {
  expect(await makeColors(readFileSync(join(media, 'brand/logo.png')))).toBeUndefined();
  expect(await makeColors(Buffer.from('not a picture'))).toBeUndefined();
  expect(await makeColors(cover.subarray(0, 100))).toBeUndefined();
});
