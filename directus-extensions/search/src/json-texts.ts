/** The texts of a JSON column: SQLite gives it as text, PostgreSQL as it is. A value that holds no list has none. Pure. */
export function textsOf(value: unknown): string[] {
  const texts = typeof value === 'string' ? parsed(value) : value;
  return Array.isArray(texts) ? texts.map(String) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
