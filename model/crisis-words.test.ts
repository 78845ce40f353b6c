import { describe, expect, it } from 'vitest';
import { createCrisisMatcher } from './crisis-words.ts';

const findLevel = createCrisisMatcher([
  { certain: ['tự tử', 'tự tữ'], doubtful: ['tu tu'], exceptions: ['tự tử tế', 'tu tu te'] },
  { certain: ['muốn chết', 'muon chet'], doubtful: [], exceptions: ['cười muốn chết'] },
  { certain: ['chán sống'], doubtful: [], exceptions: [] },
  { certain: ['hủy hoại bản thân'], doubtful: [], exceptions: [] },
  { certain: ['suicide', 'self harm', "don't want to live"], doubtful: ['kms'], exceptions: ["don't want to live in"] },
]);

describe('crisis words in a text', () => {
  it.each([
    ['tự tử', 'certain'],
    ['TỰ TỬ', 'certain'],
    ['em  đang nghĩ đến tự-tử …', 'certain'],
    ['tự tử'.normalize('NFD'), 'certain'],
    ['tự\u200b tử', 'certain'],
    ['ｓｕｉｃｉｄｅ', 'certain'],
    ['self-harm', 'certain'],
    ['I don’t want to live', 'certain'],
    ['dont want to live', 'certain'],
    ['hủy hoại bản thân', 'certain'],
    ['huỷ hoại bản thân', 'certain'],
    ['muon chet', 'certain'],
    ['muốn chet', 'certain'],
    ['tu tu', 'doubtful'],
    ['tự tu', 'doubtful'],
    ['12 kms', 'doubtful'],
    ['kms suicide', 'certain'],
    ['suicide kms', 'certain'],
  ])('%s: %s', (text, level) => {
    expect(findLevel(text)).toBe(level);
  });

  it.each([
    ['', 'nothing is asked'],
    ['từ từ', 'other accents'],
    ['tủ tư', 'other accents'],
    ['tự', 'half of a phrase'],
    ['tử tự', 'another order'],
    ['tự nhiên tử tế', 'words between'],
    ['suicides suicideprevention', 'inside other words'],
    ['itself harmony', 'inside other words'],
    ['biết tự tử tế với mình', 'a harmless phrase'],
    ['tu tu te', 'a harmless phrase without accents'],
    ['cười muốn chết', 'a harmless phrase'],
    ["don't want to live in a city", 'a harmless phrase'],
    ['chan song', 'not listed without accents'],
    ['chán song', 'not listed without accents'],
  ])('finds nothing in “%s”: %s', (text) => {
    expect(findLevel(text)).toBeUndefined();
  });

  it.each([
    ['tu tuu', 'a letter typed twice'],
    ['tự tửử', 'a letter typed twice'],
    ['muốn chếttt', 'a letter typed thrice'],
    ['muonn  chet', 'a letter typed twice, without accents'],
    ['suicde', 'a letter too few'],
    ['suicied', 'two letters swapped'],
    ['suixide', 'another letter'],
    ["don't watn to live", 'two letters swapped'],
  ])('“%s” is doubtful: %s', (text) => {
    expect(findLevel(text)).toBe('doubtful');
  });

  it.each([
    ['toán', 'far from all'],
    ['want to lave', 'a short word'],
    ['chann song', 'not listed without accents'],
    ['từ từừ', 'other accents'],
    ['quicide', 'another beginning'],
  ])('a typo never matches “%s”: %s', (text) => {
    expect(findLevel(text)).toBeUndefined();
  });

  it('an exception suppresses only its own crisis word', () => {
    expect(findLevel('tự tử tế tự tử')).toBe('certain');
    expect(findLevel('cuoi muon chet')).toBe('certain');
  });

  it('ignores entries without a word', () => {
    expect(
      createCrisisMatcher([{ certain: ['', ' … '], doubtful: ['🙂'], exceptions: ['-'] }])('… 🙂'),
    ).toBeUndefined();
    expect(createCrisisMatcher([])('tự tử')).toBeUndefined();
  });
});
