import { expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

it('reads rows by column name, with any of the three separators', () => {
  for (const separator of [',', ';', '\t']) {
    const text = `Page,TEXT_VI \n\n1, Xin chào \n , \n2,"Hai, dòng\nhai"\n`.replaceAll(',', separator);
    expect(parseCsv(text)).toEqual({
      rows: [
        { page: '1', text_vi: 'Xin chào' },
        { page: '2', text_vi: `Hai${separator} dòng\nhai` },
      ],
      invalidLines: [],
    });
  }
});

it('counts blank lines and line breaks in cells for the number of an invalid line', () => {
  expect(parseCsv('a,b\n1,2\n\n\n1,2,3\n').invalidLines).toEqual([5]);
  expect(parseCsv('a,b\n1,2\n\n\n1,"x" y\n').invalidLines).toEqual([5]);
  expect(parseCsv('a,b\r\n"one\r\ntwo",2\r\n1,2,3\r\n').invalidLines).toEqual([4]);
});

it('leaves out cells that a short row lacks', () => {
  expect(parseCsv('a,b\n1\n').rows).toEqual([{ a: '1' }]);
});
