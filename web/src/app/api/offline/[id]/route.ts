import { getOfflineBook } from '@/features/offline/offline-book';

export const dynamic = 'force-dynamic';

/** Everything that a device fetches to keep a book; the content comes from the cache of the back end's answers, by tags like the pages. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const book = /^\d{1,10}$/.test(id) ? await getOfflineBook(Number(id)) : undefined;
  const headers = { 'Cache-Control': 'no-cache' };
  return book ? Response.json({ data: book }, { headers }) : Response.json({ errors: [] }, { status: 404, headers });
}
