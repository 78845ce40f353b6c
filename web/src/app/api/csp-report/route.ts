import { createErrorResponse } from '@/api-proxy/forward';
import { publicUrl } from '@/cms/settings';
import { countCspReport, readCspReports } from '@/server/csp-reports';

export const dynamic = 'force-dynamic';

const acceptedTypes = ['application/csp-report', 'application/reports+json'];

/**
 * Accepts reports of Content-Security-Policy violations (`report-uri`, `report-to`). The number of reports per IP address is limited. The Origin header of
 * the request is not checked.
 */
export async function POST(request: Request) {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!acceptedTypes.includes(type))
    return createErrorResponse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Only reports are accepted here.');
  const waitSeconds = countCspReport(request.headers.get('x-forwarded-for') ?? '');
  if (waitSeconds > 0) {
    const refusal = createErrorResponse(429, 'REQUESTS_EXCEEDED', 'Too many reports.');
    refusal.headers.set('Retry-After', String(waitSeconds));
    return refusal;
  }
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return createErrorResponse(400, 'INVALID_PAYLOAD', 'The report is not JSON.');
  }
  for (const reportLine of readCspReports(body, new URL(publicUrl()).origin)) console.warn(`csp: ${reportLine}`);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
