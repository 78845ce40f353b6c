/**
 * Cuts the site's fonts from the @fontsource packages: Latin and Vietnamese letters, the weights of the theme. Run it after a change of
 * either and commit its output (`web/public/fonts`, `web/src/seo/fonts`). Andika and OpenDyslexic reserve their names, so their subsets are renamed
 * (font-names.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { renameFont } from './font-names.ts';

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}ƠơƯư${range(0x1ea0, 0x1ef9)}₫–—‘’“”„†•…‰‹›€™−←→↑↓✓`;

/** OpenDyslexic draws letters with diacritics wrong (ó like ơ): only plain letters are included (web/src/features/reader/fonts.ts). */
const plainLetters = `${range(0x20, 0x7e)}${range(0xa0, 0xbf)}–—‘’“”„†•…‰‹›€™−←→↑↓✓`;

interface Cut {
  folder: string;
  format: 'woff2' | 'truetype';
  name: string;
  from: string;
  scripts: readonly string[];
  /** Suffix of the package's file names. */
  style: string;
  axes?: Record<string, number | { min: number; max: number }>;
  /** The included letters; all of the site's letters by default. */
  only?: string;
  /** The new family name, where the original is reserved. */
  family?: string;
}
const pages = { folder: 'public/fonts', format: 'woff2' } as const;
/** The share picture renderer supports neither WOFF2 nor variable fonts. */
const pictures = { folder: 'src/seo/fonts', format: 'truetype' } as const;
const extensions = { woff2: 'woff2', truetype: 'ttf' };
const both = ['latin', 'vietnamese'];
const variable = 'wght-normal';
const cuts: Cut[] = [
  {
    ...pages,
    name: 'nunito',
    from: '@fontsource-variable/nunito',
    scripts: both,
    style: variable,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    ...pages,
    name: 'baloo-2',
    from: '@fontsource-variable/baloo-2',
    scripts: both,
    style: variable,
    axes: { wght: 700 },
  },
  {
    ...pages,
    name: 'lexend',
    from: '@fontsource-variable/lexend',
    scripts: both,
    style: variable,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    ...pages,
    name: 'reading-letters',
    from: '@fontsource/andika',
    scripts: both,
    style: '400-normal',
    family: 'Reading Letters',
  },
  {
    ...pages,
    name: 'heavy-letters',
    from: '@fontsource/opendyslexic',
    scripts: ['latin'],
    style: '400-normal',
    family: 'Heavy Letters',
    only: plainLetters,
  },
  {
    ...pictures,
    name: 'nunito',
    from: '@fontsource-variable/nunito',
    scripts: both,
    style: variable,
    axes: { wght: 700 },
  },
  {
    ...pictures,
    name: 'baloo-2',
    from: '@fontsource-variable/baloo-2',
    scripts: both,
    style: variable,
    axes: { wght: 700 },
  },
];

for (const { name, from, scripts, style, axes, family, only = letters, folder: target, format } of cuts) {
  const folder = path.dirname(require.resolve(`${from}/package.json`));
  const original = path.basename(from);
  for (const script of scripts) {
    const source = readFileSync(path.join(folder, 'files', `${original}-${script}-${style}.woff2`));
    const own = family ? renameFont(await subsetFont(source, only, { targetFormat: 'truetype' }), family) : source;
    const cut = await subsetFont(own, only, { targetFormat: format, ...(axes ? { variationAxes: axes } : {}) });
    const file = path.join(target, `${name}-${script}.${extensions[format]}`);
    writeFileSync(path.join(import.meta.dirname, '..', 'web', file), cut);
    console.log(`${file} ${(cut.length / 1024).toFixed(1)} KB`);
  }
}
