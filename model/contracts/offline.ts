/** Files of a book for offline reading: the answer of `GET /api/offline/{id}` (docs/decisions/175-offline-books.md). */
import * as z from 'zod/mini';
import type { Lang } from '../languages.ts';

const textByLanguage = z.partial(z.object({ vi: z.string(), en: z.string() } satisfies Record<Lang, z.ZodMiniString>));

export const offlineBook = z.object({
  id: z.int(),
  /** Version of the stored book. The version changes when any of the files changes. */
  version: z.string(),
  titles: textByLanguage,
  /** Address of the book in the reader, by language. */
  readers: textByLanguage,
  cover: z.optional(z.string()),
  /** Files of the book on the site's host. `bytes` is the size in the library; the server may send a smaller picture. */
  files: z.array(z.object({ url: z.string(), bytes: z.int() })),
  bytes: z.int(),
});
export type OfflineBook = z.output<typeof offlineBook>;
export type OfflineFile = OfflineBook['files'][number];
