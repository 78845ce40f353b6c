/**
 * Adds an apostrophe before the text of CSV cells that a spreadsheet would run as a formula (OWASP, "CSV injection"). Directus's exports create CSV in one
 * method, which emits no event. This file wraps that method.
 */
import { escapeFormula } from '@hat-nang/model/backend/csv-formulas';
import { oncePerProcess } from '@hat-nang/model/backend/process-state';

/**
 * Returns a copy of exported rows without formulas. Numbers, dates and booleans stay unchanged. A list inside a row stays unchanged too, because its cell
 * begins with `[`.
 */
export function escapeFormulas(rows: unknown): unknown {
  return Array.isArray(rows) ? rows.map(escapeValue) : escapeValue(rows);
}

function escapeValue(value: unknown): unknown {
  if (typeof value === 'string') return escapeFormula(value);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, cell]) => [key, escapeValue(cell)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null &&
  typeof value === 'object' &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as typeof Object.prototype | null);

interface ExportService {
  transform(input: unknown, format: string, options?: unknown): string;
}

/**
 * Wraps the `transform` method of Directus's export, once per process because extensions can be reloaded.
 * @throws Error if this release of Directus lacks the method: exports must not run unguarded
 */
export function quoteExportedCells(services: unknown): void {
  const { ExportService } = services as { ExportService?: { prototype: ExportService } };
  const { prototype } = ExportService ?? {};
  if (prototype === undefined || typeof prototype.transform !== 'function') throw new Error('guard: no export to wrap');
  oncePerProcess('guard.csv-cells', () => {
    const { transform } = prototype;
    prototype.transform = function wrapped(this: ExportService, input, format, options) {
      return transform.call(this, format.startsWith('csv') ? escapeFormulas(input) : input, format, options);
    };
  });
}
