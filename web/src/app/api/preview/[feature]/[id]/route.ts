import { cookies, draftMode } from 'next/headers';
import { readPreviewAddress } from '@/preview/preview';
import { sessionCookie } from '@/preview/session';

export const dynamic = 'force-dynamic';

/** Turns the preview on for an editor's session; anybody else gets 404. The Studio's preview button opens this address. */
export async function GET(_: Request, { params }: { params: Promise<{ feature: string; id: string }> }) {
  const { feature, id } = await params;
  const session = (await cookies()).get(sessionCookie())?.value;
  const address = session ? await readPreviewAddress(feature, id, `${sessionCookie()}=${session}`) : undefined;
  if (!address) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  (await draftMode()).enable();
  return new Response(null, { status: 307, headers: { Location: address, 'Cache-Control': 'private, no-store' } });
}
