/** Converts a database time to ISO 8601. SQLite returns milliseconds or text; PostgreSQL returns a Date or a bigint as text. Invalid times become null. */
export function toIsoTime(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const time = value instanceof Date ? value : new Date(/^\d+$/.test(String(value)) ? Number(value) : String(value));
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
