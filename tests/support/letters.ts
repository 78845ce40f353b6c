import type { Page } from '@playwright/test';

const vowels = [...'aăâeêioôơuưy'];
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const lowerCaseLetters = vowels.flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC')));

/** Every Vietnamese vowel with every tone, and đ, in lower and upper case: 146 letters. */
export const vietnameseLetters = [...lowerCaseLetters, 'đ'].flatMap((letter) => [letter, letter.toUpperCase()]);

/** Splits off the tone mark of a letter, or its other mark if it has no tone: ố becomes ô, ô becomes o. `mark` is empty for a letter without marks. */
const splitMark = (letter: string): { bare: string; mark: string } => {
  const parts = [...letter.normalize('NFD')];
  const tone = parts.findIndex((character) => tones.includes(character));
  const partIndex = tone > 0 ? tone : parts.length - 1;
  if (partIndex === 0) return { bare: letter, mark: '' };
  const bareLetter = parts
    .filter((_, index) => index !== partIndex)
    .join('')
    .normalize('NFC');
  // A mark above the letter replaces the dot of an i. A mark below it does not.
  return {
    bare: parts[partIndex] === '\u0323' ? bareLetter : bareLetter.replace('i', 'ı'),
    mark: parts[partIndex] ?? '',
  };
};

/** How a font family draws a letter. Positions are pixels at a font size of 96 px. */
interface DrawnLetter {
  /** Position of the mark, relative to the middle and the top of the bare letter, and its number of pixels (`ink`). Undefined for a letter without marks. */
  mark: { x: number; y: number; ink: number } | undefined;
  /** All pixels of the letter as text. Letters that look the same have the same text. */
  picture: string;
  /** Percentage of the letter's pixels that differ when the letter is decomposed. */
  decomposed: number;
  /** Whether the family itself contains the letter. Otherwise a fallback family draws it. */
  isOwn: boolean;
}

/**
 * Renames the families in the font rules of the site to “Test …”. The new rules also make the browser wait for the files. Otherwise the browser
 * would not use a font that arrives late.
 */
export const renameFontsForTest = (css: string): string =>
  [...css.matchAll(/@font-face\{[^}]*url\([^}]*\}/g)]
    .map(([face]) =>
      face.replace(/font-family:"/, 'font-family:"Test ').replace(/font-display:\w+/, 'font-display:block'),
    )
    .join('');

/** Draws the letters with a font family of the page. The font rules of the page choose the files. */
export const drawLetters = (page: Page, family: string): Promise<Record<string, DrawnLetter>> =>
  page.evaluate(
    async ({ name, letters }) => {
      await document.fonts.load(`96px ${name}`, letters.map(({ letter }) => letter).join(''));
      const canvas = new OffscreenCanvas(220, 240);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      const inkOf = (text: string, fontStack: string): number[] => {
        context.clearRect(0, 0, 220, 240);
        context.font = `96px ${fontStack}`;
        context.fillText(text, 50, 150);
        const { data } = context.getImageData(0, 0, 220, 240);
        const pixels: number[] = [];
        for (let pixelIndex = 3; pixelIndex < data.length; pixelIndex += 4)
          if ((data[pixelIndex] ?? 0) > 127) pixels.push((pixelIndex - 3) / 4);
        return pixels;
      };
      const extentOf = (ink: number[]) => {
        const xs = ink.map((pixel) => pixel % 220);
        const ys = ink.map((pixel) => Math.floor(pixel / 220));
        return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), xs, ys };
      };
      const meanOf = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
      const drawn: Record<string, DrawnLetter> = {};
      for (const { letter, bare: bareLetter } of letters) {
        const ownInk = inkOf(letter, name);
        let mark: DrawnLetter['mark'];
        if (bareLetter !== letter) {
          const bareInk = inkOf(bareLetter, name);
          const barePixels = new Set(bareInk);
          const markInk = ownInk.filter((pixel) => !barePixels.has(pixel));
          const box = extentOf(bareInk);
          const { xs, ys } = extentOf(markInk);
          mark = { x: meanOf(xs) - (box.left + box.right) / 2, y: meanOf(ys) - box.top, ink: markInk.length };
        }
        const decomposedPixels = new Set(inkOf(letter.normalize('NFD'), name));
        const differingCount =
          ownInk.filter((pixel) => !decomposedPixels.has(pixel)).length +
          Math.max(0, decomposedPixels.size - ownInk.length);
        const fallbackInks = [inkOf(letter, `${name}, monospace`), inkOf(letter, `${name}, serif`)].map(String);
        drawn[letter] = {
          mark,
          picture: ownInk.join(),
          decomposed: (100 * differingCount) / Math.max(1, ownInk.length),
          isOwn: fallbackInks[0] === fallbackInks[1],
        };
      }
      return drawn;
    },
    { name: family, letters: vietnameseLetters.map((letter) => ({ letter, bare: splitMark(letter).bare })) },
  );

/** Lists errors in the Vietnamese letters of a family, compared with a reference family. An empty list means no errors. */
export const findWrongLetters = (
  family: Record<string, DrawnLetter>,
  reference: Record<string, DrawnLetter>,
): string[] => {
  const problems: string[] = [];
  const pictures = new Map<string, string>();
  for (const [letter, { mark, picture, decomposed, isOwn }] of Object.entries(family)) {
    if (!isOwn) problems.push(`${letter} is missing`);
    const sameLetter = pictures.get(picture);
    if (sameLetter) problems.push(`${letter} looks like ${sameLetter}`);
    pictures.set(picture, letter);
    // Letters with two marks are exempt, because the marks may be in two font files. The site composes its texts before it sends them
    // (web/src/cms/sanitize-html.ts).
    if (decomposed > 3 && letter.normalize('NFD').length < 3)
      problems.push(`${letter} decomposed differs by ${decomposed.toFixed(0)} %`);
    const referenceMark = reference[letter]?.mark;
    if (!mark || !referenceMark) continue;
    const [x, y] = [Math.abs(mark.x - referenceMark.x), Math.abs(mark.y - referenceMark.y)];
    // Fonts may draw a tone mark on either side of a circumflex, so the position of a second mark may differ more.
    const isSecond = letter.normalize('NFD').length > 2;
    if (!(x <= (isSecond ? 32 : 14) && y <= 20))
      problems.push(`${letter}: its mark lies ${x.toFixed(0)}, ${y.toFixed(0)} px elsewhere`);
    const letterOnA =
      letter === letter.toLowerCase() ? family[`a${splitMark(letter).mark}`.normalize('NFC')] : undefined;
    const usualInk = letterOnA?.mark?.ink;
    if (usualInk && !isSecond && mark.ink < usualInk * 0.5) problems.push(`${letter}: its mark is hidden`);
  }
  return problems;
};
