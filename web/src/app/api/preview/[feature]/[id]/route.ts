import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { readPreview } from '@/preview/preview';
import { bothLanguagesPath } from '@/preview/preview-address';
import { sessionCookie } from '@/preview/session';

export const dynamic = 'force-dynamic';

/**
 * Turns the preview mode on and redirects to the preview of an item. The Studio's preview button opens this address. The preview of a content version shows
 * both languages beside each other. Without a version, the Vietnamese page opens. With `open=reader`, the book workshop opens the book in the reader.
 * Responds with 404 if `readPreview` returns no preview.
 */
export async function GET(request: NextRequest, { params }: { params: Promise<{ feature: string; id: string }> }) {
  const { feature, id } = await params;
  const version = request.nextUrl.searchParams.get('version');
  const session = (await cookies()).get(sessionCookie())?.value;
  const preview = session ? await readPreview(feature, id, version, `${sessionCookie()}=${session}`) : undefined;
  if (!preview) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  (await draftMode()).enable();
  const reader = request.nextUrl.searchParams.get('open') === 'reader' ? preview.reader : undefined;
  const page = preview.item.version === undefined ? preview.addresses().vi : bothLanguagesPath(preview.item);
  const address = reader ?? page;
  return new Response(null, { status: 307, headers: { Location: address, 'Cache-Control': 'private, no-store' } });
}
