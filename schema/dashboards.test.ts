import { expect, it } from 'vitest';
import { mondayOf } from '../directus-extensions/auth-extend/src/visitors/weekly-counts.ts';
import { lastWeek } from './dashboards.ts';

it.each([
  ['the last minute of a Sunday in Viet Nam', '2026-11-29T16:59:00Z', '2026-11-16'],
  ['the first minute of a Monday in Viet Nam', '2026-11-29T17:01:00Z', '2026-11-23'],
  ['a Monday in UTC', '2026-11-30T00:01:00Z', '2026-11-23'],
  ['a Thursday', '2026-12-03T05:00:00Z', '2026-11-23'],
])('the dashboards show the last week that is over on %s', (_, time, week) => {
  const now = Date.parse(time);
  expect(mondayOf(now, -1).toLocaleDateString('sv-SE')).toBe(week);
  // `$NOW(-329 hours)` of Directus is the moment 329 hours ago.
  const [after = now, until = now] = lastWeek.map(({ week: bound }) => {
    const hours = Object.values(bound)[0]?.match(/^\$NOW\(-(\d+) hours\)$/)?.[1];
    return now - Number(hours) * 3_600_000;
  });
  const mondays = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'];
  expect(mondays.filter((monday) => after < Date.parse(monday) && Date.parse(monday) <= until)).toEqual([week]);
});
