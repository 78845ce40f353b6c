/** `npm run worksheets` prints the worksheets of the demo content to PDFs below seeds/demo/media. Commit its output after a change of a worksheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadContent } from '../seeds/engine/load-content.ts';
import { worksheetPath } from '../seeds/engine/worksheet-schema.ts';
import { rootDir } from './stack/settings.ts';
import { makeWorksheetPdf } from './worksheet-pdf.ts';

const demoFolder = join(rootDir, 'seeds/demo');
const { articles, problems } = loadContent(demoFolder);
for (const { file, path, message } of problems) process.stderr.write(`${file} ${path}: ${message}\n`);
for (const [word, items] of Object.entries(articles)) {
  for (const { data } of items) {
    for (const lang of ['vi', 'en'] as const) {
      const { worksheet } = data[lang];
      if (worksheet === undefined) continue;
      const path = worksheetPath(word, data, lang);
      const pdf = await makeWorksheetPdf(lang, worksheet);
      mkdirSync(join(demoFolder, 'media', dirname(path)), { recursive: true });
      writeFileSync(join(demoFolder, 'media', path), pdf);
      process.stdout.write(`${path} ${Math.ceil(pdf.length / 1024)} KiB\n`);
    }
  }
}
process.exitCode = problems.length > 0 ? 1 : 0;
