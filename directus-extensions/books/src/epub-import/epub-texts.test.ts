import { expect, test } from 'vitest';
import { EpubReport } from './epub-texts.ts';

test('a note lists its pages in order', () => {
  const report = new EpubReport('en');
  for (const page of [12, 3, 12, 7]) report.notePage('media', page);
  report.notePage('pictures', 4);
  expect(report.listNotes()).toEqual([expect.stringContaining('pages 3, 7, 12.'), expect.stringContaining('page 4 ')]);
});
