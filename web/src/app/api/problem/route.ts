import { languageCodes, languages } from '@hat-nang/model/languages';
import { createErrorResponse } from '@/api-proxy/forward';
import { forwardForm, readFields } from '@/api-proxy/visitor';
import { getLesson } from '@/features/documents/documents';
import { parseId } from '@/i18n/params';
import { isSameOrigin } from '@/server/same-origin';

export const dynamic = 'force-dynamic';

/**
 * Accepts "report a problem" from the reader and the lesson page. A form that was sent without JavaScript is redirected to the matching message on the lesson
 * page. A script gets status 204, 422, 429 or 503 without a body. An incomplete form and an unknown document get a JSON error.
 */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers))
    return createErrorResponse(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  const form = await readFields(request);
  const lang = languages.find((candidate) => candidate === form?.fields.lang);
  const id = parseId(form?.fields.document ?? '');
  if (!form || !lang || id === undefined)
    return createErrorResponse(400, 'INVALID_PAYLOAD', 'The form is not complete.');
  const lesson = await getLesson(lang, id);
  if (!lesson) return createErrorResponse(404, 'ROUTE_NOT_FOUND', 'There is no such document.');
  const { page, kind, message = '', email = '', website } = form.fields;
  const body = {
    document: id,
    page: page ? Number(page) : null,
    kind,
    message,
    language: languageCodes[lang],
    ...(email.trim() ? { email } : {}),
    ...(website ? { website: website.slice(0, 200) } : {}),
  };
  const outcome = await forwardForm('problem', body, request);
  if (form.isForm) {
    const refusedName = outcome.kind === 'refused' && outcome.fields.email ? 'wrongEmail' : 'failed';
    const resultName = { taken: 'thanks', 'too-many': 'later', refused: refusedName, failed: 'failed' }[outcome.kind];
    const headers = { Location: `${lesson.url}#report-${resultName}`, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 303, headers });
  }
  const status = { taken: 204, refused: 422, 'too-many': 429, failed: 503 }[outcome.kind];
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
