import { describe, expect, it } from 'vitest';
import { escapeFormulas, quoteExportedCells } from './csv-cells.ts';

describe('safeCells', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])('quotes %j', (text) => {
    expect(escapeFormulas(text)).toBe(`'${text}`);
  });

  it.each(['', 'Sách', 'a=b', '1-2', "'=1", -5, 0, null, true, undefined])('leaves %j unchanged', (value) => {
    expect(escapeFormulas(value)).toBe(value);
  });

  it('changes every text of a row, but not dates', () => {
    const date = new Date(0);
    const rows = [{ a: '=1', b: { c: '@x', d: ['@x', 2] }, date }];
    expect(escapeFormulas(rows)).toEqual([{ a: "'=1", b: { c: "'@x", d: ['@x', 2] }, date }]);
  });
});

describe('quoteExportedCells', () => {
  it('wraps once, and changes only CSV', () => {
    class ExportService {
      transform(input: unknown, format: string): string {
        return `${format} ${JSON.stringify(input)}`;
      }
    }
    quoteExportedCells({ ExportService });
    quoteExportedCells({ ExportService });
    const service = new ExportService();
    expect(service.transform(['=1'], 'csv_utf8')).toBe(`csv_utf8 ["'=1"]`);
    expect(service.transform(['=1'], 'json')).toBe('json ["=1"]');
  });

  it('throws if there is nothing to wrap', () => {
    expect(() => quoteExportedCells({})).toThrow('no export');
  });
});
