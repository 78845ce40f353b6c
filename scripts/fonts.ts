/**
 * Cuts the site's fonts from the @fontsource packages: only Latin and Vietnamese letters, only the weights that the theme uses. Run it after
 * a change of the packages or of the weights; its output is committed (`web/public/fonts`, and in one weight each, as TrueType, for the share
 * pictures: `web/src/seo/fonts`). Nunito and Baloo 2 reserve no font name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}ƠơƯư${range(0x1ea0, 0x1ef9)}₫–—‘’“”„†•…‰‹›€™−←→↑↓✓`;

const pages = { folder: 'public/fonts', format: 'woff2' } as const;
/** What draws the share pictures reads neither WOFF2 nor variable fonts. */
const pictures = { folder: 'src/seo/fonts', format: 'truetype' } as const;
const extensions = { woff2: 'woff2', truetype: 'ttf' };
const cuts = [
  { ...pages, name: 'nunito', from: '@fontsource-variable/nunito', axes: { wght: { min: 400, max: 700 } } },
  { ...pages, name: 'baloo-2', from: '@fontsource-variable/baloo-2', axes: { wght: 700 } },
  { ...pictures, name: 'nunito', from: '@fontsource-variable/nunito', axes: { wght: 700 } },
  { ...pictures, name: 'baloo-2', from: '@fontsource-variable/baloo-2', axes: { wght: 700 } },
];

for (const { name, from, axes, folder: target, format } of cuts) {
  const folder = path.dirname(require.resolve(`${from}/package.json`));
  for (const script of ['latin', 'vietnamese']) {
    const source = readFileSync(path.join(folder, 'files', `${name}-${script}-wght-normal.woff2`));
    const cut = await subsetFont(source, letters, { targetFormat: format, variationAxes: axes });
    const file = path.join(target, `${name}-${script}.${extensions[format]}`);
    writeFileSync(path.join(import.meta.dirname, '..', 'web', file), cut);
    console.log(`${file} ${(cut.length / 1024).toFixed(1)} KB`);
  }
}
