/**
 * Cells of exported CSV that a spreadsheet would run as a formula get an apostrophe in front (OWASP, "CSV injection"). Directus makes every CSV, the one
 * of `?export=csv` and the one of `POST /utils/export`, by one method, which has no event: it is wrapped here.
 */
import { oncePerProcess } from '@hat-nang/model/backend/process-state';

/** The first characters that make a formula of a cell: `= + - @`, their full-width forms, tab and line ends. */
const FORMULA = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A copy of exported rows in which no text begins a formula. Numbers, dates and truth values stay as they are; a list is one cell that begins with `[`. */
export function safeCells(rows: unknown): unknown {
  return Array.isArray(rows) ? rows.map(safeCell) : safeCell(rows);
}

function safeCell(value: unknown): unknown {
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, safeCell(each)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null &&
  typeof value === 'object' &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as typeof Object.prototype | null);

interface ExportService {
  transform(input: unknown, format: string, options?: unknown): string;
}

/**
 * Wraps Directus's export, once a process (extensions can be reloaded while it lives).
 * @throws Error when this release of Directus has no such method: it must not export unguarded
 */
export function quoteExportedCells(services: unknown): void {
  const { ExportService } = services as { ExportService?: { prototype: ExportService } };
  const { prototype } = ExportService ?? {};
  if (prototype === undefined || typeof prototype.transform !== 'function') throw new Error('guard: no export to wrap');
  oncePerProcess('guard.csv-cells', () => {
    const { transform } = prototype;
    prototype.transform = function wrapped(this: ExportService, input, format, options) {
      return transform.call(this, format.startsWith('csv') ? safeCells(input) : input, format, options);
    };
  });
}
