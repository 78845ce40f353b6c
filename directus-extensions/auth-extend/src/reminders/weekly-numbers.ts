/** The weekly mail to reviewers and administrators: the numbers of the week that is over (docs/decisions/281-answers-and-reminders.md). */
import { readPolicies } from '@hat-nang/model/backend/policies';
import { type CountKind, formatCount } from '@hat-nang/model/contracts/counts';
import type { Language } from '@hat-nang/model/contracts/fields';
import { countKindNames } from '@hat-nang/model/count-texts';
import { POLICY } from '@hat-nang/model/ids';
import type { Database } from '../shared/types.ts';
import { mondayOf } from '../visitors/weekly-counts.ts';
import { readRecipientName } from './recipient.ts';

/** The counts in the mail, in display order. Each is summed over all sections, so no line tells what was read about mental health. */
const MAILED_KINDS: readonly CountKind[] = [
  ...(['opened', 'read', 'finished', 'downloaded', 'not_found', 'sign_up_kid', 'sign_up_adult'] as const),
];

/** Returns the Monday of the last week that is over, such as `2026-11-16`. */
export const lastWeekOf = (now: number): string => mondayOf(now, -1).toLocaleDateString('sv-SE');

/** Returns the first day of a week and the first day after it, in the form of `daily_counts`: midnight in the time zone of the process. */
function daysOfWeek(week: string): { from: Date; until: Date } {
  const [year = 0, month = 1, day = 1] = week.split('-').map(Number);
  return { from: new Date(year, month - 1, day), until: new Date(year, month - 1, day + 7) };
}

/**
 * Lists the numbers of a week, one line per kind that was counted. The numbers are rounded down and hidden below five, as on the dashboards.
 * @param week Monday such as `2026-11-16`
 */
export async function listWeeklyNumbers(database: Database, week: string, language: Language): Promise<string[]> {
  const { from, until } = daysOfWeek(week);
  const rows: Array<{ kind: CountKind; total: number | string }> = await database('daily_counts')
    .where('day', '>=', from)
    .where('day', '<', until)
    .whereIn('kind', [...MAILED_KINDS])
    .groupBy('kind')
    .select('kind')
    .sum({ total: 'count' });
  const totals = new Map(rows.map(({ kind, total }) => [kind, Number(total)]));
  const lang = language === 'en-US' ? 'en' : 'vi';
  return MAILED_KINDS.flatMap((kind) => {
    const total = totals.get(kind) ?? 0;
    return total > 0 ? [`${countKindNames[kind][lang]}: ${formatCount(total)}`] : [];
  });
}

/** Checks whether a user gets the weekly mail: reviewers and administrators do. */
export async function mayReadNumbers(database: Database, user: string): Promise<boolean> {
  const { ids, isAdmin } = await readPolicies(database, user);
  return isAdmin || ids.has(POLICY.reviewer);
}

/** Returns the days of a week in words, such as `16 – 22 tháng 11, 2026`. */
function formatWeek(week: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = week.split('-').map(Number);
  const format = new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  // `formatRange` writes thin spaces around the dash.
  return format.formatRange(Date.UTC(year, month - 1, day), Date.UTC(year, month - 1, day + 6)).replace(/\s/g, ' ');
}

/** Returns the values of the mail. Returns undefined if nothing was counted, or if the user is not active or no longer gets this mail. */
export async function readWeeklyNumbers(
  database: Database,
  user: string,
  week: string,
  language: Language,
): Promise<{ name: string; period: string; numbers: string } | undefined> {
  const name = await readRecipientName(database, user);
  if (name === undefined || !(await mayReadNumbers(database, user))) return undefined;
  const lines = await listWeeklyNumbers(database, week, language);
  if (lines.length === 0) return undefined;
  return { name, period: formatWeek(week, language), numbers: lines.map((line) => `• ${line}`).join('\n') };
}
