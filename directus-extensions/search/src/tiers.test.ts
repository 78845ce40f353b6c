import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryTokens, entryWords } from './entry-tokens.ts';
import { toFts5, toTsquery } from './expression.ts';
import { toPlainText } from './plain-text.ts';
import { queryWords } from './query.ts';
import { type TierContext, tiersOf } from './tiers.ts';

const context: TierContext = {
  ...{ scope: 'dv', match: 'whole', filters: [], spans: [] },
  completions: () => [],
  categories: () => [],
};

/** Generates arbitrary UTF-16 units, including lone surrogates. (fast-check's own `binary` needs ten seconds to set up.) */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
  .map((units) => String.fromCharCode(...units));

describe('queryWords', () => {
  const foldedWords = (query: string) => queryWords(query).words.map((word) => word.folded);

  it('reads operators and control characters as plain text', () => {
    expect(foldedWords("học* AND sinh- NEAR(a b) ^x:y OR\u0000'; DROP")).toEqual([
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

  it('reads phrases in quotes', () => {
    expect(queryWords('em có "bản đồ âm" “thanh”').phrases).toEqual([
      [2, 5],
      [5, 6],
    ]);
    // A quotation mark that is not closed is ignored.
    expect(queryWords('"bản đồ').phrases).toEqual([]);
    expect(foldedWords('"bản đồ')).toEqual(['ban', 'do']);
  });

  it('excludes what follows a minus', () => {
    const excluded = (query: string) => queryWords(query).excluded.map((words) => words.map((word) => word.folded));
    expect(foldedWords('trâu -nước -"sợ hãi" con')).toEqual(['trau', 'con']);
    expect(excluded('trâu -nước -"sợ hãi" con')).toEqual([['nuoc'], ['so', 'hai']]);
    // A hyphen within a word, before a space or at the end excludes nothing.
    expect(excluded('tự-do e-mail 3 - 6 -')).toEqual([]);
    expect(foldedWords('-nước')).toEqual([]);
  });

  it('finds no words in garbage', () => {
    for (const query of ['', '   ', '"*()', '\u0000\u0007', '🪁', '-----']) expect(foldedWords(query)).toEqual([]);
  });

  it('knows whether the last word is finished', () => {
    expect(queryWords('con me').isOpen).toBe(true);
    expect(queryWords('con me ').isOpen).toBe(false);
    expect(queryWords('con mèo.').isOpen).toBe(false);
    expect(queryWords('con m').isOpen).toBe(true);
    // A single letter matches too many words.
    expect(queryWords('m').isOpen).toBe(false);
  });
});

describe('tiersOf', () => {
  it('searches the title with accents first, then without, then the summary, then the text', () => {
    const { ranked: rankedTiers, everything } = tiersOf(queryWords('học sinh '), context);
    expect(rankedTiers.map(toFts5)).toEqual([
      '("dvxhoc5" AND "dvxsinh" AND "dvthoc_sinh" AND ("dvn2" OR "dvn3"))',
      '("dvthoc" AND "dvtsinh" AND "dvthoc_sinh" AND ("dvn2" OR "dvn3"))',
      '("dvxhoc5" AND "dvxsinh" AND "dvthoc_sinh")',
      '("dvxhoc5" AND "dvxsinh")',
      '"dvthoc_sinh"',
      '("dvthoc" AND "dvtsinh")',
      '("dvzhoc5" AND "dvzsinh" AND "dvshoc_sinh")',
      '("dvzhoc5" AND "dvzsinh")',
      '"dvshoc_sinh"',
      '("dvshoc" AND "dvssinh")',
      '("dvyhoc5" AND "dvysinh" AND "dvahoc_sinh")',
      '"dvahoc_sinh"',
      '("dvyhoc5" AND "dvysinh")',
      '("dvahoc" AND "dvasinh")',
      '("dvahoc" AND "dvasinh")',
    ]);
    expect(toTsquery(everything)).toBe("('dvahoc' & 'dvasinh')");
  });

  it('completes the last word, and finds categories by their names', () => {
    const { everything } = tiersOf(queryWords('toan ho'), {
      ...context,
      match: 'beginnings',
      completions: () => ['hoc', 'hoa'],
      categories: (word) => (word.folded === 'toan' ? [7] : []),
      filters: ['dvfaudio_1'],
    });
    expect(toFts5(everything)).toBe('(("dvatoan" OR "dvc7") AND ("dvaho" OR "dvahoc" OR "dvahoa") AND "dvfaudio_1")');
  });
});

describe('tiersOf with categories', () => {
  it('ranks the name of a category below titles and above summaries', () => {
    const categories = (word: { folded: string }) => (word.folded === 'toan' ? [7] : []);
    const rankedTiers = tiersOf(queryWords('toán vui '), { ...context, categories }).ranked.map(toFts5);
    const tierIndex = rankedTiers.indexOf('(("dvttoan" OR "dvc7") AND "dvtvui")');
    expect(rankedTiers[tierIndex - 1]).toBe('("dvttoan" AND "dvtvui")');
    expect(rankedTiers[tierIndex + 1]).toBe('("dvztoan1" AND "dvzvui" AND "dvstoan_vui")');
  });

  it('completes only the last word in category names, so that the count matches the ranking', () => {
    const categories: TierContext['categories'] = (_, match) => (match === 'beginnings' ? [8] : []);
    const { ranked: rankedTiers, everything } = tiersOf(queryWords('to vu'), {
      ...context,
      match: 'beginnings',
      categories,
    });
    expect(toFts5(everything)).toBe('("dvato" AND ("dvavu" OR "dvc8"))');
    expect(rankedTiers.map(toFts5)).toContain('("dvtto" AND ("dvtvu" OR "dvc8"))');
  });
});

describe('tiersOf, exact', () => {
  it('matches no other accents', () => {
    const { ranked: rankedTiers } = tiersOf(queryWords('học sinh'), { ...context, match: 'exact' });
    expect(rankedTiers.map(toFts5).filter((tier) => /"dv[tsa](hoc|sinh)"/.test(tier))).toEqual([]);
    // In English, a word that is typed without accents matches words with accents.
    const { everything } = tiersOf(queryWords('café noir'), { ...context, scope: 'de', match: 'exact' });
    expect(toFts5(everything)).toBe('("deycafe1" AND "deanoir")');
  });

  it('requires phrases, and removes what is excluded', () => {
    const { everything } = tiersOf(queryWords('"bản đồ" -kho -"âm thanh"'), { ...context, match: 'exact' });
    expect(toFts5(everything)).toBe(
      '(("dvyban3" AND "dvyđô2" AND "dvaban_do") NOT ("dvakho" OR ("dvyâm" AND "dvythanh" AND "dvaam_thanh")))',
    );
    expect(toTsquery(everything)).toBe(
      "(('dvyban3' & 'dvyđô2' & 'dvaban_do') & !('dvakho' | ('dvyâm' & 'dvythanh' & 'dvaam_thanh')))",
    );
  });

  it('matches synonyms of a passage of the query', () => {
    const { everything } = tiersOf(queryWords('bé tự kỷ'), {
      ...context,
      match: 'exact',
      spans: [{ from: 1, to: 3, alternatives: [queryWords('autism').words] }],
    });
    expect(toFts5(everything)).toBe('("dvybe1" AND (("dvytư5" AND "dvyki3") OR "dvyautism"))');
  });
});

describe('entryTokens', () => {
  const text = { title: 'Bé học', summary: 'Đi chợ', body: 'Một.\nHai ba', author: 'Thuý Hoà' };

  it('separates title and text, and pairs words only within a part', () => {
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

  it('stores titles in other languages as words of the text only', () => {
    const tokens = entryTokens('dv', { ...text, otherTitles: ['Little Bee'] }, { categories: [], filters: [] }).split(
      ' ',
    );
    expect(tokens).toEqual(expect.arrayContaining(['dvalittle', 'dvalittle_bee']));
    expect(tokens.filter((token) => /^dv[tsn].*(little|bee)/.test(token))).toEqual([]);
    expect(entryWords({ ...text, otherTitles: ['Little Bee'] }).has('little')).toBe(false);
  });

  it('counts each word once', () => {
    expect([...entryWords({ ...text, summary: 'Hai hai HAI' })].filter((word) => word === 'hai')).toEqual(['hai']);
  });

  it('is safe for any text', () => {
    fc.assert(
      fc.property(anyUnits, (title) => {
        const tokens = entryTokens('dv', { ...text, title }, { categories: [], filters: [] }).split(' ');
        expect(tokens.filter((each) => !/^dv[tsazxyn]\S+$/u.test(each))).toEqual([]);
      }),
    );
  });
});

describe('plainOf', () => {
  it('reads blocks as lines and decodes entities', () => {
    expect(toPlainText('<p>M&ocirc;t &amp; <b>ha</b>i</p><p>ba&nbsp;&#98;ốn</p><script>x</script>')).toBe(
      'Môt & hai\nba bốn',
    );
    expect(toPlainText('<p title="a > b">Một<br>hai<!-- <p>ba --></p>1 < 2 &amp;lt; 3')).toBe('Một\nhai\n1 < 2 &lt; 3');
    expect(toPlainText(null)).toBe('');
  });
});
