import { describe, expect, it } from 'vitest';
import { missingTests, readProvedLines } from './proved-lines.ts';

describe.each([
  ['docs/threat-model.md', 30],
  ['docs/design-notes.md', 50],
])('%s', (document, atLeast) => {
  const lines = readProvedLines(document);

  it('numbers its lines from 1 on', () => {
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
    expect(lines.length).toBeGreaterThan(atLeast);
  });

  it.each(lines)('$number: $statement', (line) => {
    expect(line.detail).not.toBe('');
    expect(line.tests).not.toEqual([]);
    expect(missingTests(line)).toEqual([]);
  });
});

it('reports a missing test, by its file or by its title', () => {
  const file = 'scripts/testing/proved-lines.test.ts';
  const line = { number: 1, statement: 'A.', detail: 'B.' };
  const missingTitle = ['never', 'written'].join(' ');
  expect(missingTests({ ...line, tests: [{ file, title: missingTitle }] })).toEqual([`${file} › ${missingTitle}`]);
  expect(missingTests({ ...line, tests: [{ file: 'lost.test.ts', title: 'a' }] })).toEqual(['lost.test.ts › a']);
});
