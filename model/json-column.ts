/** Parses the value of a JSON column. SQLite returns it as text, PostgreSQL as a parsed value. Returns undefined for text that is not JSON. */
export function parseJsonColumn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
