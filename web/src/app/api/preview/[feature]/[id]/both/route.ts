import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { formatBothLanguages } from '@/preview/both-languages';
import { readPreview, readVersionName } from '@/preview/preview';
import { sessionCookie } from '@/preview/session';

export const dynamic = 'force-dynamic';

const createRefusal = () => new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });

/** Shows an item in both languages beside each other. Responds with 404 outside of the preview mode, and if `readPreview` returns no preview. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ feature: string; id: string }> }) {
  const { feature, id } = await params;
  const session = (await cookies()).get(sessionCookie())?.value;
  if (!session || !(await draftMode()).isEnabled) return createRefusal();
  const cookie = `${sessionCookie()}=${session}`;
  const preview = await readPreview(feature, id, request.nextUrl.searchParams.get('version'), cookie);
  if (!preview) return createRefusal();
  const html = formatBothLanguages(preview, await readVersionName(preview.item, cookie));
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}
