import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../seeds/engine/load-content.ts';
import { type WorksheetTask, worksheetPath } from '../seeds/engine/worksheet-schema.ts';
import { rootDir } from './stack/settings.ts';
import { hashWorksheet, makeWorksheetPdf } from './worksheet-pdf.ts';

const demoFolder = join(rootDir, 'seeds/demo');
const plans = loadContent(demoFolder).articles['lesson-plans'] ?? [];
const worksheets = plans.flatMap(({ data }) =>
  (['vi', 'en'] as const).map((lang) => ({
    lang,
    worksheet: data[lang].worksheet,
    path: worksheetPath('lesson-plans', data, lang),
  })),
);

it('every lesson plan has a worksheet in both languages', () => {
  expect(plans.length).toBeGreaterThanOrEqual(8);
  expect(worksheets.filter(({ worksheet }) => worksheet === undefined)).toEqual([]);
});

describe.each(worksheets)('the committed $path', ({ lang, worksheet, path }) => {
  const pdf = readFileSync(join(demoFolder, 'media', path)).toString('latin1');

  it('is up to date with its tasks: npm run worksheets makes it', () => {
    expect(worksheet && pdf.includes(hashWorksheet(worksheet))).toBe(true);
  });

  it('is tagged, has its language, shows its title, and has at most 60 KiB', () => {
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toMatch(lang === 'vi' ? /\/Lang \(vi-VN\)/ : /\/Lang \(en-US\)/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    expect(pdf.length).toBeLessThanOrEqual(60 * 1024);
  });
});

it('a worksheet continues on a new page, and each task stays on one page', async () => {
  const task: WorksheetTask = { kind: 'draw', ask: 'Draw.', captions: [''], height: 280 };
  const pageCountOf = async (count: number) => {
    const pdf = await makeWorksheetPdf('en', { title: 'Drawing', tasks: Array.from({ length: count }, () => task) });
    return [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
  };
  expect([await pageCountOf(1), await pageCountOf(2), await pageCountOf(4)]).toEqual([1, 2, 3]);
});
