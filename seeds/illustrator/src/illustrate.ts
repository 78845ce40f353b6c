/**
 * Generates the committed pictures, voices and sample clips: `npm run illustrate -- [--changed] [folder/key …]`. Every run writes identical bytes.
 * `--changed` generates only files whose sources changed. For an unknown word in a scene it prints the file and exits with 1.
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
