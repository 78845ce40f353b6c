import { cookies, draftMode } from 'next/headers';
import { previewAddress } from '@/preview/preview';
import { sessionCookie } from '@/preview/session';

export const dynamic = 'force-dynamic';

/** Target of the Studio's preview button: an editor's session turns the preview on; anybody else gets 404. */
export async function GET(_: Request, { params }: { params: Promise<{ feature: string; id: string }> }) {
  const { feature, id } = await params;
  const session = (await cookies()).get(sessionCookie())?.value;
  const address = session ? await previewAddress(feature, id, `${sessionCookie()}=${session}`) : undefined;
  if (!address) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  (await draftMode()).enable();
  return new Response(null, { status: 307, headers: { Location: address, 'Cache-Control': 'private, no-store' } });
}
