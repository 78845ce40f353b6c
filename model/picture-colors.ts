/**
 * The blurred colours of a picture, which a page shows until the picture is loaded (docs/decisions/293-blurred-colors.md). The text in the column
 * `blurred_colors` is the pixel data of a bitmap of 4 × 3 pixels, in base64. After a constant header, it is a BMP file, which browsers enlarge smoothly.
 */

export const COLOR_COLUMNS = 4;
export const COLOR_ROWS = 3;

/**
 * Header of a BMP file in base64: 4 × 3 pixels with 5 bits per channel, not compressed. The header has 54 bytes, a multiple of three, so the base64 text of the
 * pixels can follow directly.
 */
const HEADER = 'Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA';
/** 24 bytes in base64. */
const COLORS = /^[A-Za-z0-9+/]{32}$/;

/**
 * Converts pixels to the text of the column `blurred_colors`.
 * @param pixels 4 × 3 pixels from the top left, each with the bytes red, green, blue and alpha
 */
export function encodeColors(pixels: Uint8Array): string {
  const bytes = new DataView(new ArrayBuffer(COLOR_COLUMNS * COLOR_ROWS * 2));
  for (let index = 0; index < COLOR_COLUMNS * COLOR_ROWS; index++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => Math.round(((pixels[index * 4 + channel] ?? 0) * 31) / 255));
    // The first row of a BMP file is the bottom row of the picture.
    const row = COLOR_ROWS - 1 - Math.floor(index / COLOR_COLUMNS);
    const position = row * COLOR_COLUMNS + (index % COLOR_COLUMNS);
    bytes.setUint16(position * 2, ((red ?? 0) << 10) | ((green ?? 0) << 5) | (blue ?? 0), true);
  }
  return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)));
}

/** Returns a `data:` URL of the colours. Undefined for any text of another form: editors may write the column, and the text is inserted into CSS. */
export const colorsUrl = (colors: string | null | undefined): string | undefined =>
  colors && COLORS.test(colors) ? `data:image/bmp;base64,${HEADER}${colors}` : undefined;
