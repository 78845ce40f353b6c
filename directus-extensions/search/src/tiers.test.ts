import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryTokens, entryWords } from './entry-tokens.ts';
import { toFts5, toTsquery } from './expression.ts';
import { plainOf } from './plain.ts';
import { queryWords, type TierContext, tiersOf } from './tiers.ts';

const context: TierContext = { scope: 'dv', filters: [], endings: () => [], categories: () => [] };

/** Any UTF-16 units, halves of characters included. (fast-check's own `binary` takes ten seconds to set up.) */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
  .map((units) => String.fromCharCode(...units));

describe('queryWords', () => {
  const folded = (query: string) => queryWords(query).words.map((word) => word.folded);

  it('reads operators, quotes and control characters as plain text', () => {
    expect(folded('"học" AND -sinh* NEAR(a b) ^x:y OR\u0000\'; DROP')).toEqual([
      'hoc',
      'and',
      'sinh',
      'near',
      'a',
      'b',
      'x',
      'y',
      'or',
      'drop',
    ]);
  });

  it('finds nothing in garbage', () => {
    for (const query of ['', '   ', '"*()', '\u0000\u0007', '🪁', '-----']) expect(folded(query)).toEqual([]);
  });

  it('knows whether the last word is finished', () => {
    expect(queryWords('con me').isOpen).toBe(true);
    expect(queryWords('con me ').isOpen).toBe(false);
    expect(queryWords('con mèo.').isOpen).toBe(false);
    expect(queryWords('con m').isOpen).toBe(true);
    // One letter alone stands for too much.
    expect(queryWords('m').isOpen).toBe(false);
  });
});

describe('tiersOf', () => {
  it('asks the title with accents first, then without, then the text', () => {
    const { ranked, everything } = tiersOf(queryWords('học sinh '), context);
    expect(ranked.map(toFts5)).toEqual([
      '("dvxhoc5" AND "dvtsinh" AND "dvthoc_sinh" AND ("dvn2" OR "dvn3"))',
      '("dvthoc" AND "dvtsinh" AND "dvthoc_sinh" AND ("dvn2" OR "dvn3"))',
      '("dvxhoc5" AND "dvtsinh" AND "dvthoc_sinh")',
      '("dvxhoc5" AND "dvtsinh")',
      '"dvthoc_sinh"',
      '("dvthoc" AND "dvtsinh")',
      '("dvyhoc5" AND "dvasinh" AND "dvahoc_sinh")',
      '"dvahoc_sinh"',
      '("dvyhoc5" AND "dvasinh")',
      '("dvahoc" AND "dvasinh")',
      '("dvahoc" AND "dvasinh")',
    ]);
    expect(toTsquery(everything)).toBe("('dvahoc' & 'dvasinh')");
  });

  it('finishes the last word, and finds categories by their names', () => {
    const { everything } = tiersOf(queryWords('toan ho'), {
      ...context,
      endings: () => ['hoc', 'hoa'],
      categories: (word) => (word === 'toan' ? [7] : []),
      filters: ['dvfaudio_1'],
    });
    expect(toFts5(everything)).toBe('(("dvatoan" OR "dvc7") AND ("dvaho" OR "dvahoc" OR "dvahoa") AND "dvfaudio_1")');
  });
});

describe('entryTokens', () => {
  const text = { title: 'Bé học', summary: 'Đi chợ', body: 'Một.\nHai ba', author: 'Thuý Hoà' };

  it('keeps title and text apart, and pairs within a part', () => {
    const tokens = entryTokens('dv', text, { categories: [3], filters: ['audio_1'] }).split(' ');
    expect(tokens).toEqual(
      expect.arrayContaining([
        'dvtbe',
        'dvtbe_hoc',
        'dvxbe1',
        'dvxhoc5',
        'dvn2',
        'dvahai_ba',
        'dvyđi',
        'dvc3',
        'dvfaudio_1',
      ]),
    );
    expect(tokens).not.toContain('dvamot_hai');
    expect(tokens).not.toContain('dvtcho');
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('counts each word once', () => {
    expect([...entryWords({ ...text, summary: 'Hai hai HAI' })].filter((word) => word === 'hai')).toEqual(['hai']);
  });

  it('is safe whatever stands in the text', () => {
    fc.assert(
      fc.property(anyUnits, (title) => {
        const tokens = entryTokens('dv', { ...text, title }, { categories: [], filters: [] }).split(' ');
        expect(tokens.filter((each) => !/^dv[taxyn]\S+$/u.test(each))).toEqual([]);
      }),
    );
  });
});

describe('plainOf', () => {
  it('reads blocks as lines and entities as characters', () => {
    expect(plainOf('<p>M&ocirc;t &amp; <b>ha</b>i</p><p>ba&nbsp;&#98;ốn</p><script>x</script>')).toBe(
      'Môt & hai\nba bốn',
    );
    expect(plainOf('<p title="a > b">Một<br>hai<!-- <p>ba --></p>1 < 2 &amp;lt; 3')).toBe('Một\nhai\n1 < 2 &lt; 3');
    expect(plainOf(null)).toBe('');
  });
});
