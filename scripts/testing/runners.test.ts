import { expect, it } from 'vitest';
import { integrationFiles } from './runners.ts';

const isRelease = (file: string) => file.endsWith('.release.test.ts');

it('leaves the tests before a release out of the gate, and runs them when they are named', () => {
  const allFiles = integrationFiles([]);
  expect(allFiles.length).toBeGreaterThan(100);
  expect(allFiles.filter(isRelease)).toEqual([]);
  expect(allFiles.filter((file) => file.endsWith('.timed.test.ts'))).toEqual([]);
  const namedFiles = integrationFiles(['.release.test.ts']);
  expect(namedFiles.length).toBeGreaterThan(0);
  expect(namedFiles.every(isRelease)).toBe(true);
});
