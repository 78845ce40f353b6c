import { draftMode } from 'next/headers';
import { isSameOrigin } from '@/server/same-origin';

export async function POST(request: Request) {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  (await draftMode()).disable();
  return new Response(null, { status: 303, headers: { Location: '/', 'Cache-Control': 'private, no-store' } });
}
