import { expect, it } from 'vitest';
import { withoutContents } from './errors.ts';

it('an error of the database keeps its code and stack, and loses the row that its message repeats', () => {
  const error = Object.assign(new Error("insert into users values ('secret') - SQLITE_FULL"), { code: 'SQLITE_FULL' });
  const clean = withoutContents(error) as Error & { code?: string };
  expect(clean).toMatchObject({ message: 'auth-extend: SQLITE_FULL', code: 'SQLITE_FULL' });
  expect(clean.stack).toMatch(/errors\.test/);
  expect(clean.stack).not.toContain('secret');
});
