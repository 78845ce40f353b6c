/**
 * Subsets the site's fonts to Latin and Vietnamese letters, and to the weights of the theme. After a change of the letters or weights, run this script and
 * commit its output (`web/public/fonts`, `web/src/seo/fonts`). Andika and OpenDyslexic reserve their names, so their subsets are renamed (font-names.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { renameFont } from './font-names.ts';

const require = createRequire(import.meta.url);
const listCharacters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
const letters = `${listCharacters(0x20, 0x7e)}${listCharacters(0xa0, 0x17f)}ƠơƯư${listCharacters(0x1ea0, 0x1ef9)}₫–—‘’“”„†•…‰‹›€™−←→↑↓✓`;

/** OpenDyslexic draws letters with diacritics wrong (ó like ơ), so its subset has only plain letters (web/src/features/reader/fonts.ts). */
const plainLetters = `${listCharacters(0x20, 0x7e)}${listCharacters(0xa0, 0xbf)}–—‘’“”„†•…‰‹›€™−←→↑↓✓`;

interface FontSubset {
  folder: string;
  format: 'woff2' | 'truetype';
  name: string;
  /** Path of the source font in node_modules. */
  from: string;
  /** Letters of the subset. The default is all letters of the site. */
  characters?: string;
  /** New family name. Required if the original name is reserved. */
  family?: string;
}
const pageFonts = { folder: 'public/fonts', format: 'woff2' } as const;
/** The share picture renderer does not support WOFF2. */
const pictureFonts = { folder: 'src/seo/fonts', format: 'truetype' } as const;
const extensions = { woff2: 'woff2', truetype: 'ttf' };
const google = '@expo-google-fonts';
const nunitoBold = `${google}/nunito/700Bold/Nunito_700Bold.ttf`;
const balooBold = `${google}/baloo-2/700Bold/Baloo2_700Bold.ttf`;
// One file has every letter of a weight. With two files, one might arrive too late, and words would mix letters of two fonts. Andika is still split, because
// only an old version of Andika has one file (decision 271).
const subsets: FontSubset[] = [
  { ...pageFonts, name: 'nunito-400', from: `${google}/nunito/400Regular/Nunito_400Regular.ttf` },
  { ...pageFonts, name: 'nunito-700', from: nunitoBold },
  { ...pageFonts, name: 'baloo-2', from: balooBold },
  { ...pageFonts, name: 'lexend-400', from: `${google}/lexend/400Regular/Lexend_400Regular.ttf` },
  { ...pageFonts, name: 'lexend-700', from: `${google}/lexend/700Bold/Lexend_700Bold.ttf` },
  ...['latin', 'vietnamese'].map((script) => ({
    ...pageFonts,
    name: `reading-letters-${script}`,
    from: `@fontsource/andika/files/andika-${script}-400-normal.woff2`,
    family: 'Reading Letters',
  })),
  {
    ...pageFonts,
    name: 'heavy-letters-latin',
    from: '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2',
    family: 'Heavy Letters',
    characters: plainLetters,
  },
  { ...pictureFonts, name: 'nunito-700', from: nunitoBold },
  { ...pictureFonts, name: 'baloo-2', from: balooBold },
];

for (const { name, from, family, characters = letters, folder, format } of subsets) {
  const source = readFileSync(require.resolve(from));
  const ownFont = family
    ? renameFont(await subsetFont(source, characters, { targetFormat: 'truetype' }), family)
    : source;
  const subset = await subsetFont(ownFont, characters, { targetFormat: format });
  const file = path.join(folder, `${name}.${extensions[format]}`);
  writeFileSync(path.join(import.meta.dirname, '..', 'web', file), subset);
  console.log(`${file} ${(subset.length / 1024).toFixed(1)} KB`);
}
