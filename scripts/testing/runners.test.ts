import { expect, it } from 'vitest';
import { integrationFiles } from './runners.ts';

const isRelease = (file: string) => file.endsWith('.release.test.ts');

it('leaves the tests before a release out of the gate, and runs them when they are named', () => {
  const all = integrationFiles([]);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(isRelease)).toEqual([]);
  const named = integrationFiles(['.release.test.ts']);
  expect(named.length).toBeGreaterThan(0);
  expect(named.every(isRelease)).toBe(true);
});
