import { expect, test } from 'vitest';
import type { ZippedFile } from '../read-zip.ts';
import { EpubReport } from './epub-texts.ts';
import { parseClock, readOverlay } from './media-overlay.ts';

test.each([
  ['12.5', 12_500],
  ['12.5s', 12_500],
  ['700ms', 700],
  ['1.5min', 90_000],
  ['02:03.5', 123_500],
  ['1:02:03', 3_723_000],
  ['soon', undefined],
  ['-1s', undefined],
])('the time %s of an overlay is %s ms', (text, expected) => {
  expect(parseClock(text)).toBe(expected);
});

test.each([
  ['s.mp3', 0],
  ['p.png', 1],
  ['a.xhtml', 1],
  ['gone.mp3', 1],
])('an overlay with the sound %s has %s problems', (sound, problemCount) => {
  const overlay = `<smil><body><par><text src="a.xhtml#x"/><audio src="${sound}"/></par></body></smil>`;
  const files: ZippedFile[] = [
    { name: 'a.smil', type: 'text/xml', content: Buffer.from(overlay) },
    { name: 'a.xhtml', type: 'text/xml', content: Buffer.alloc(0) },
    { name: 'p.png', type: 'image/png', path: '/p.png' },
    { name: 's.mp3', type: 'audio/mpeg', path: '/s.mp3' },
  ];
  const report = new EpubReport('en');
  readOverlay(new Map(files.map((file) => [file.name, file])), 'a.smil', report);
  expect([...report.problems]).toEqual(problemCount === 0 ? [] : [report.texts.missingFile(sound)]);
});
