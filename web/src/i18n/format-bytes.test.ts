import { languageCodes, languages } from '@hat-nang/model/languages';
import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

/** Returns the text that the platform's own formatter produces. */
const formatByIntl = (locale: string, unit: string, value: number) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);

describe('formatBytes', () => {
  it.each(languages)('writes what Intl would, in %s', (lang) => {
    for (const [bytes, unit, value] of [
      [40, 'kilobyte', 0.04],
      [900, 'kilobyte', 0.9],
      [12_400, 'kilobyte', 12.4],
      [999_000, 'kilobyte', 999],
      [999_600, 'megabyte', 0.9996],
      [1_000_000, 'megabyte', 1],
      [2_345_678, 'megabyte', 2.345678],
      [48_000_000, 'megabyte', 48],
      [999_700_000, 'gigabyte', 0.9997],
      [1_260_000_000, 'gigabyte', 1.26],
    ] as const) {
      expect(formatBytes(lang, bytes)).toBe(formatByIntl(languageCodes[lang], unit, value));
    }
  });
});
