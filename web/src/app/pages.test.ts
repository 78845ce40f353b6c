import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a page reads its parameters and hands plain data to a feature, in 40 lines at most', () => {
  const pages = globSync('**/page.tsx', { cwd: import.meta.dirname });
  expect(pages.length).toBeGreaterThan(30);
  const longPages = pages.filter((page) => {
    return (
      readFileSync(`${import.meta.dirname}/${page}`, 'utf8')
        .trimEnd()
        .split('\n').length > 40
    );
  });
  expect(longPages).toEqual([]);
});
