/** Rows of a raw statement: SQLite answers them as they are, PostgreSQL wraps them. */
export function rowsOf<T>(answer: unknown): T[] {
  if (Array.isArray(answer)) return answer as T[];
  const { rows } = answer as { rows?: T[] };
  return rows ?? [];
}
