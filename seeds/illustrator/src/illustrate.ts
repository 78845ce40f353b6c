/**
 * Generates the committed pictures, voices and sample clips: `npm run illustrate -- [--changed] [folder/key …]`. With the same versions of the tools, every
 * run writes identical bytes. With `--changed`, generates only files that are missing or whose sources changed. Prints the errors in scenes, such as unknown
 * words, with their files, and then exits with 1.
 */
import { parseArgs } from 'node:util';
import type { IllustrateOptions } from './content.ts';
import { narrate } from './narrate.ts';
import { renderPictures } from './render.ts';
import { makeSampleClips } from './sign.ts';
import { writeSiteArt } from './site-art.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { changed: { type: 'boolean' } } });
const options: IllustrateOptions = {
  filters: positionals,
  remakeAll: values.changed !== true,
  log: (text) => console.log(text),
};

const flaws = await renderPictures(options);
for (const flaw of flaws) console.error(flaw);
narrate(options);
await makeSampleClips(options);
if (positionals.length === 0) await writeSiteArt(options.log);
process.exitCode = flaws.length > 0 ? 1 : 0;
