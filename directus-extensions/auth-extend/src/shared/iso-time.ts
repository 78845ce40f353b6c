/** A database time (SQLite: milliseconds or text, PostgreSQL: Date or bigint as text) in ISO 8601. */
export function isoTime(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const time = value instanceof Date ? value : new Date(/^\d+$/.test(String(value)) ? Number(value) : String(value));
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
