import { createErrorResponse } from '@/api-proxy/forward';
import { measureSilence } from '@/cms/back-end-visits';
import { siteSecret } from '@/cms/settings';
import { isSameSecret } from '@/server/same-secret';

export const dynamic = 'force-dynamic';

/**
 * Reports how long Directus has sent no response, how long the oldest read has waited, and whether a call has timed out since the last response. Only a
 * caller with the site's secret gets this report (web/front/page-watchdog.ts).
 */
export async function GET(request: Request) {
  if (!isSameSecret(request.headers.get('x-site-secret'), siteSecret()))
    return createErrorResponse(404, 'ROUTE_NOT_FOUND', 'There is no such call.');
  return Response.json(measureSilence(), { headers: { 'Cache-Control': 'no-store' } });
}
