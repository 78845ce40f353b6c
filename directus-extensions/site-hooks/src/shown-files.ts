/** Finds the files that a save references. They become public, so the caller must be allowed to read them. */
import type { Row, Schema } from '@hat-nang/model/backend/directus-hooks';

/** Matches a file reference in rich text, with or without a preset. */
const ASSET = /\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi;

/** Returns the files that a row references, by field: in file fields, and in addresses within texts. */
export function filesOf(schema: Schema, collection: string, row: Row): Map<string, string> {
  const fields = schema.relations
    .filter((relation) => relation.collection === collection && relation.related_collection === 'directus_files')
    .map(({ field }) => field);
  const fieldEntries = fields.flatMap((field) =>
    [idOf(row[field])].flatMap((id) => (id === undefined ? [] : [[id, field] as const])),
  );
  const textEntries = Object.entries(row).flatMap(([field, value]) =>
    typeof value === 'string' ? findAssets(value).map((id) => [id, field] as const) : [],
  );
  return new Map([...fieldEntries, ...textEntries]);
}

/** Returns the id in a file field. The Studio sends a key, or an object with the key and changes of the file. */
function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.toLowerCase();
  return typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : undefined;
}

function findAssets(text: string): string[] {
  return [...text.matchAll(ASSET)].map(([, id = '']) => id.toLowerCase());
}
