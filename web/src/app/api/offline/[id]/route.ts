import { getOfflineBook } from '@/features/offline/offline-book';

export const dynamic = 'force-dynamic';

/**
 * Returns the metadata of a book and the addresses of the files that a device stores to read the book offline. Like the content of pages, this data comes
 * from the tagged cache of Directus responses.
 */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const book = /^\d{1,10}$/.test(id) ? await getOfflineBook(Number(id)) : undefined;
  const headers = { 'Cache-Control': 'no-cache' };
  return book ? Response.json({ data: book }, { headers }) : Response.json({ errors: [] }, { status: 404, headers });
}
