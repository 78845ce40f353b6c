import { describe, expect, it } from 'vitest';
import { type ComparedRows, compareColumn, findGap } from './compare-texts.ts';

const longText = '<p>Một đoạn văn dài hơn bốn mươi byte, đủ để là một bài viết.</p>';
const complete: ComparedRows = { columns: { title: 'translated' }, hasSource: true, hasTarget: true };

describe('a column', () => {
  it.each([
    ['is unused if neither language has a text', true, null, '', 'unused'],
    ['needs no translation if only the target has a text', true, '', longText, 'translated'],
    ['is empty if only the source has a text', false, 'Tiêu đề', null, 'empty'],
    ['is empty with empty paragraphs', true, longText, '<p>&nbsp;</p>\n<p></p>', 'empty'],
    ['is not empty with a picture', true, longText, '<p><img src="/assets/x" alt=""></p>', 'translated'],
    ['is untranslated if a rich text equals its source', true, longText, longText, 'same'],
    ['may be equal if the rich text is short', true, '<p>1, 2, 3</p>', '<p>1, 2, 3</p>', 'translated'],
    ['may be equal if it is plain', false, longText, longText, 'translated'],
  ] as const)('%s', (_title, isRich, source, target, state) => {
    expect(compareColumn(isRich, source, target)).toBe(state);
  });
});

describe('a translation', () => {
  it('lacks nothing if every column is translated', () => {
    expect(findGap(complete, true)).toBeUndefined();
  });

  it('is missing without a row, with all texts that the source has', () => {
    const rows: ComparedRows = { columns: { title: 'empty', body: 'unused' }, hasSource: true, hasTarget: false };
    expect(findGap(rows, true)).toEqual({ state: 'missing', empty: ['title'], same: [] });
  });

  it('is not missing if the source has no text either', () => {
    expect(findGap({ columns: { text: 'unused' }, hasSource: true, hasTarget: false }, true)).toBeUndefined();
    expect(findGap({ columns: {}, hasSource: false, hasTarget: false }, true)).toBeUndefined();
  });

  it('is incomplete with an empty text, and with a text that equals the source', () => {
    const columns = { title: 'translated', summary: 'empty', body: 'same' } as const;
    expect(findGap({ ...complete, columns }, true)).toEqual({
      state: 'incomplete',
      empty: ['summary'],
      same: ['body'],
    });
    expect(findGap({ ...complete, columns: { body: 'same' } }, true)?.state).toBe('incomplete');
  });

  it('is older if its source changed later than in the same save', () => {
    const stateAt = (sourceChangedMs?: number, targetChangedMs?: number, mayBeOlder = true) =>
      findGap({ ...complete, sourceChangedMs, targetChangedMs }, mayBeOlder)?.state;
    expect(stateAt(60_000, 0)).toBe('older');
    expect(stateAt(5_000, 0), 'the same save').toBeUndefined();
    expect(stateAt(0, 60_000)).toBeUndefined();
    expect(stateAt(60_000, undefined), 'a translation from before the records').toBe('older');
    expect(stateAt(undefined, 0)).toBeUndefined();
    expect(stateAt(undefined, undefined)).toBeUndefined();
    expect(stateAt(60_000, 0, false), 'the main language').toBeUndefined();
  });
});
