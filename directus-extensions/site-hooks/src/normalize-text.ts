/** Normalizes text for storage, search and speech. Pure functions. */

/** Text fields of Directus's own collections. Passwords and tokens are left out, because they must not change. */
const SYSTEM_TEXT: Readonly<Record<string, readonly string[]>> = {
  directus_files: ['title', 'description', 'tags', 'filename_download', 'location'],
  directus_folders: ['name'],
  directus_users: ['first_name', 'last_name', 'username', 'title', 'description', 'location', 'tags', 'phone'],
};

/**
 * Converts text to NFC and removes NUL. macOS and some Vietnamese keyboards produce decomposed letters. Text comparison misses such letters, our
 * fonts lack them, and speech mispronounces them. PostgreSQL cannot store NUL.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replaceAll('\u0000', '');
}

/** Normalizes all texts in a value, including those inside lists and objects. */
function normalizeValue(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) return value.map(normalizeValue);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normalizeValue(inner)]));
}

/** Normalizes the texts of a row. In Directus's own collections only the fields of SYSTEM_TEXT change. */
export function normalizeRow(collection: string, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const textColumns = collection.startsWith('directus_') ? (SYSTEM_TEXT[collection] ?? []) : undefined;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      textColumns === undefined || textColumns.includes(field) ? normalizeValue(value) : value,
    ]),
  );
}
