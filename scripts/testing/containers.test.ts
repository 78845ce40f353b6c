import { expect, it } from 'vitest';
import { findLoggedErrors } from './containers.ts';

const logLine = (level: number, msg: string, stack: string) =>
  `directus_1 | ${JSON.stringify({ level, msg, err: { stack } })}`;

it('finds the newest entry of each error, and no refusal', () => {
  const [older, refusal, warning, newer] = [
    logLine(50, 'no connection', 'Error: no connection\n    at a.js:1'),
    logLine(50, 'no permission', 'DirectusError: no permission\n    at b.js:1'),
    logLine(40, 'slow', 'Error: slow'),
    logLine(50, 'no connection', 'Error: no connection\n    at c.js:1'),
  ];
  expect(findLoggedErrors([older, refusal, warning, newer].join('\n'))).toEqual([newer]);
});

it('prints at most twelve errors, each shortened', () => {
  const lines = Array.from({ length: 30 }, (_, index) => logLine(50, `error ${index}`, 'x'.repeat(5_000)));
  const errors = findLoggedErrors(lines.join('\n'));
  expect(errors).toHaveLength(12);
  expect(errors.at(-1)).toContain('error 29');
  expect(Math.max(...errors.map((error) => error.length))).toBe(700);
});
