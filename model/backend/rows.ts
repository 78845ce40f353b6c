/** Returns the rows of a raw statement. SQLite returns an array, and PostgreSQL an object with `rows`. */
export function rowsOf<T>(result: unknown): T[] {
  if (Array.isArray(result)) return result as T[];
  const { rows } = result as { rows?: T[] };
  return rows ?? [];
}
