import { parseJsonColumn } from '@hat-nang/model/json-column';

/** Reads the texts of a JSON column. A value that is not a list yields no texts. */
export function textsOf(value: unknown): string[] {
  const texts = parseJsonColumn(value);
  return Array.isArray(texts) ? texts.map(String) : [];
}
