import { expect, it } from 'vitest';
import { removeRowContents } from './errors.ts';

it('an error of the database keeps its code and stack, and loses the row that its message repeats', () => {
  const error = Object.assign(new Error("insert into users values ('secret') - SQLITE_FULL"), { code: 'SQLITE_FULL' });
  const cleanError = removeRowContents(error) as Error & { code?: string };
  expect(cleanError).toMatchObject({ message: 'auth-extend: SQLITE_FULL', code: 'SQLITE_FULL' });
  expect(cleanError.stack).toMatch(/errors\.test/);
  expect(cleanError.stack).not.toContain('secret');
});
