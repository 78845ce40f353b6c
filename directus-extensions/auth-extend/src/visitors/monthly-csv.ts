/**
 * `GET /auth-extend/counts/{month}` sends the numbers of a month that is over as CSV, for the board (docs/decisions/278-shown-counts.md). The Studio links to
 * the month `last`. The caller must be an editor, a reviewer or an administrator. As in `weekly_counts`, the numbers are rounded down, and small numbers are
 * hidden.
 */
import { ForbiddenError, InvalidPayloadError } from '@directus/errors';
import { escapeFormula } from '@hat-nang/model/backend/csv-formulas';
import { dayInVietnam } from '@hat-nang/model/backend/daily-counts';
import { requireStaff } from '@hat-nang/model/backend/staff';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { countKindNames, countPlaceNames } from '@hat-nang/model/count-texts';
import type { Lang } from '@hat-nang/model/languages';
import type { Router } from 'express';
import type { AccountContext } from '../shared/context.ts';
import { asyncHandler } from '../shared/json-endpoint.ts';
import { readShownCounts, type ShownCount } from './weekly-counts.ts';

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

const HEADINGS: Record<Lang, readonly string[]> = {
  vi: ['Tháng', 'Mục', 'Điều được đếm', 'Tên bài', 'Số (làm tròn xuống bội số của 5)'],
  en: ['Month', 'Section', 'What is counted', 'Title of the item', 'Number (rounded down to a multiple of 5)'],
};

const toCell = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`;

/** Formats the numbers of a month as CSV. The byte order mark makes Excel read the file as UTF-8. */
export function formatMonthlyCsv(month: string, counts: readonly ShownCount[], lang: Lang): string {
  const rows = counts.map(({ kind, collection, title, shown }) => [
    ...[month, countPlaceNames[collection]?.[lang] ?? '', countKindNames[kind]?.[lang] ?? kind],
    ...[title ?? '', shown],
  ]);
  return `\uFEFF${[HEADINGS[lang], ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;
}

/** Returns the first day of a month and of the next month. Returns undefined if the text is not a month, or if the month is not over. */
export function parseMonth(text: string | undefined, now = Date.now()): { from: Date; until: Date } | undefined {
  const [, year, month] = MONTH.exec(text ?? '') ?? [];
  if (year === undefined || month === undefined) return undefined;
  const until = new Date(Number(year), Number(month), 1);
  return until <= dayInVietnam(now) ? { from: new Date(Number(year), Number(month) - 1, 1), until } : undefined;
}

/** Returns the name of the last month that is over, such as `2026-10`. */
export function lastMonth(now = Date.now()): string {
  const today = dayInVietnam(now);
  const day = new Date(today.getFullYear(), today.getMonth() - 1, 1);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
}

export function mountMonthlyCsv(router: Router, { database }: AccountContext): void {
  router.get(
    '/counts/:month',
    asyncHandler(async (request, response) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const { user } = await requireStaff<{ user?: string | null; admin: boolean; app: boolean }>(
        database,
        request,
        ForbiddenError,
      );
      const monthText = request.params.month === 'last' ? lastMonth() : request.params.month;
      const period = parseMonth(monthText);
      if (period === undefined)
        throw new InvalidPayloadError({
          reason: 'A month that is over, such as 2026-10 / Một tháng đã hết, ví dụ 2026-10',
        });
      const counts = await readShownCounts(database, period.from, period.until);
      response.setHeader('Content-Disposition', `attachment; filename="hat-nang-${monthText}.csv"`);
      response
        .type('text/csv; charset=utf-8')
        .send(formatMonthlyCsv(String(monthText), counts, await readStudioLanguage(database, user)));
    }),
  );
}
