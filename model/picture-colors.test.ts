import { expect, it } from 'vitest';
import { COLOR_COLUMNS, COLOR_ROWS, colorsUrl, encodeColors } from './picture-colors.ts';

/** Returns the pixels of a picture with one colour per row. */
const toPixels = (rows: readonly (readonly [number, number, number])[]) =>
  Uint8Array.from(rows.flatMap((color) => Array.from({ length: COLOR_COLUMNS }, () => [...color, 255]).flat()));

const toBitmap = (colors: string) => {
  const bytes = Buffer.from((colorsUrl(colors) ?? '').replace('data:image/bmp;base64,', ''), 'base64');
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
};

const [red, green, blue] = [0b11111_00000_00000, 0b00000_11111_00000, 0b00000_00000_11111];
const stripes = encodeColors(
  toPixels([
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ]),
);

it('writes 32 characters, which are the pixels of a bitmap from the bottom row', () => {
  expect(stripes).toHaveLength(32);
  const bitmap = toBitmap(stripes);
  const dataAt = bitmap.getUint32(10, true);
  const pixels = Array.from({ length: COLOR_COLUMNS * COLOR_ROWS }, (_, index) =>
    bitmap.getUint16(dataAt + index * 2, true),
  );
  expect(pixels).toEqual([blue, blue, blue, blue, green, green, green, green, red, red, red, red]);
});

it('describes the bitmap in its header', () => {
  const bitmap = toBitmap(stripes);
  expect(String.fromCharCode(bitmap.getUint8(0), bitmap.getUint8(1))).toBe('BM');
  expect({
    fileSize: bitmap.getUint32(2, true),
    width: bitmap.getInt32(18, true),
    height: bitmap.getInt32(22, true),
    bitsPerPixel: bitmap.getUint16(28, true),
    compression: bitmap.getUint32(30, true),
  }).toEqual({
    fileSize: bitmap.byteLength,
    width: COLOR_COLUMNS,
    height: COLOR_ROWS,
    bitsPerPixel: 16,
    compression: 0,
  });
});

it.each([undefined, null, '', 'x', `${stripes}AAAA`, `${stripes.slice(0, -1)})`, 'javascript:alert(document.cookie)'])(
  'writes no URL of %j, because it would be written into a style',
  (text) => expect(colorsUrl(text)).toBeUndefined(),
);
