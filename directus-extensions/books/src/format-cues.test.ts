import { expect, it } from 'vitest';
import { formatTimestamp } from './format-cues.ts';

it('formats times with hours only if needed', () => {
  expect([0, 61_005, 3_600_000].map(formatTimestamp)).toEqual(['00:00.000', '01:01.005', '01:00:00.000']);
});
