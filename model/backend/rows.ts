/** Returns the rows of a raw statement. SQLite returns an array, and PostgreSQL an object with `rows`. */
export function rowsOf<T>(answer: unknown): T[] {
  if (Array.isArray(answer)) return answer as T[];
  const { rows } = answer as { rows?: T[] };
  return rows ?? [];
}
