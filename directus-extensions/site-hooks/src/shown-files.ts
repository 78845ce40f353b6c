/** Which files a save would show, so that nobody shows what they cannot read, nor anybody a member's picture. */
import type { Row, Schema } from '@hat-nang/model/backend/directus-hooks';

/** As rich text names a file, with or without a preset behind it. */
const ASSET = /\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi;

/** Ids of the files that a row names: in fields that point to files, and in the addresses of its texts. */
export function filesOf(schema: Schema, collection: string, row: Row): string[] {
  const fields = schema.relations
    .filter((relation) => relation.collection === collection && relation.related_collection === 'directus_files')
    .map(({ field }) => field);
  const named = fields.flatMap((field) => idOf(row[field]) ?? []);
  const texts = Object.values(row).filter((value) => typeof value === 'string');
  return [...new Set([...named, ...texts.flatMap(assetsIn)])];
}

/** The Studio sends a key, or an object with the key and changes of the file. */
function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.toLowerCase();
  return typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : undefined;
}

function assetsIn(text: string): string[] {
  return [...text.matchAll(ASSET)].map(([, id = '']) => id.toLowerCase());
}
