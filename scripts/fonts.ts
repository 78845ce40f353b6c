/**
 * Subsets the site's fonts from the @fontsource packages: Latin and Vietnamese letters, the weights of the theme. Run it after a change of
 * either and commit its output (`web/public/fonts`, `web/src/seo/fonts`). Andika and OpenDyslexic reserve their names, so their subsets are renamed
 * (font-names.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { renameFont } from './font-names.ts';

const require = createRequire(import.meta.url);
const range = (packageName: number, to: number) =>
  Array.from({ length: to - packageName + 1 }, (_, i) => String.fromCharCode(packageName + i)).join('');
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}ƠơƯư${range(0x1ea0, 0x1ef9)}₫–—‘’“”„†•…‰‹›€™−←→↑↓✓`;

/** OpenDyslexic draws letters with diacritics wrong (ó like ơ): only plain letters are included (web/src/features/reader/fonts.ts). */
const plainLetters = `${range(0x20, 0x7e)}${range(0xa0, 0xbf)}–—‘’“”„†•…‰‹›€™−←→↑↓✓`;

interface FontSubset {
  folder: string;
  format: 'woff2' | 'truetype';
  name: string;
  packageName: string;
  scripts: readonly string[];
  /** Suffix of the package's file names. */
  style: string;
  axes?: Record<string, number | { min: number; max: number }>;
  /** The included letters; all of the site's letters by default. */
  includedLetters?: string;
  /** The new family name, where the original is reserved. */
  family?: string;
}
const pages = { folder: 'public/fonts', format: 'woff2' } as const;
/** The share picture renderer supports neither WOFF2 nor variable fonts. */
const pictures = { folder: 'src/seo/fonts', format: 'truetype' } as const;
const extensions = { woff2: 'woff2', truetype: 'ttf' };
const latinAndVietnamese = ['latin', 'vietnamese'];
const variableStyle = 'wght-normal';
const fontSubsets: FontSubset[] = [
  {
    ...pages,
    name: 'nunito',
    packageName: '@fontsource-variable/nunito',
    scripts: latinAndVietnamese,
    style: variableStyle,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    ...pages,
    name: 'baloo-2',
    packageName: '@fontsource-variable/baloo-2',
    scripts: latinAndVietnamese,
    style: variableStyle,
    axes: { wght: 700 },
  },
  {
    ...pages,
    name: 'lexend',
    packageName: '@fontsource-variable/lexend',
    scripts: latinAndVietnamese,
    style: variableStyle,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    ...pages,
    name: 'reading-letters',
    packageName: '@fontsource/andika',
    scripts: latinAndVietnamese,
    style: '400-normal',
    family: 'Reading Letters',
  },
  {
    ...pages,
    name: 'heavy-letters',
    packageName: '@fontsource/opendyslexic',
    scripts: ['latin'],
    style: '400-normal',
    family: 'Heavy Letters',
    includedLetters: plainLetters,
  },
  {
    ...pictures,
    name: 'nunito',
    packageName: '@fontsource-variable/nunito',
    scripts: latinAndVietnamese,
    style: variableStyle,
    axes: { wght: 700 },
  },
  {
    ...pictures,
    name: 'baloo-2',
    packageName: '@fontsource-variable/baloo-2',
    scripts: latinAndVietnamese,
    style: variableStyle,
    axes: { wght: 700 },
  },
];

for (const {
  name,
  packageName,
  scripts,
  style,
  axes,
  family,
  includedLetters = letters,
  folder: target,
  format,
} of fontSubsets) {
  const folder = path.dirname(require.resolve(`${packageName}/package.json`));
  const original = path.basename(packageName);
  for (const script of scripts) {
    const source = readFileSync(path.join(folder, 'files', `${original}-${script}-${style}.woff2`));
    const renamed = family
      ? renameFont(await subsetFont(source, includedLetters, { targetFormat: 'truetype' }), family)
      : source;
    const subset = await subsetFont(renamed, includedLetters, {
      targetFormat: format,
      ...(axes ? { variationAxes: axes } : {}),
    });
    const file = path.join(target, `${name}-${script}.${extensions[format]}`);
    writeFileSync(path.join(import.meta.dirname, '..', 'web', file), subset);
    console.log(`${file} ${(subset.length / 1024).toFixed(1)} KB`);
  }
}
