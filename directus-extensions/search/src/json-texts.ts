/** Reads the texts of a JSON column. SQLite returns a string, PostgreSQL a parsed value. A value that is not a list yields no texts. Pure functions. */
export function textsOf(value: unknown): string[] {
  const texts = typeof value === 'string' ? parseJson(value) : value;
  return Array.isArray(texts) ? texts.map(String) : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
