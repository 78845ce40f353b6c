import { countForm } from '@hat-nang/model/contracts/counts';
import { createErrorResponse } from '@/api-proxy/forward';
import { isSameOrigin } from '@/server/same-origin';
import { countVisit } from '@/server/visit-counts';

export const dynamic = 'force-dynamic';

/** Counts an opened page or an event in the reader (docs/decisions/277-daily-counts.md). A request with `DNT: 1` or `Sec-GPC: 1` is not counted. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers))
    return createErrorResponse(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  const form = countForm.safeParse(await request.json().catch(() => undefined));
  if (!form.success) return createErrorResponse(400, 'INVALID_PAYLOAD', 'The report is not valid.');
  const isOptedOut = request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1';
  if (!isOptedOut) countVisit(form.data, request.headers.get('x-forwarded-for') ?? '');
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
