import { languages } from '@hat-nang/model/languages';
import { createErrorResponse } from '@/api-proxy/forward';
import { forwardForm, readFields } from '@/api-proxy/visitor';
import { getHelpCenterArticle } from '@/features/help-center/help-center';
import { parseId } from '@/i18n/params';
import { isSameOrigin } from '@/server/same-origin';

export const dynamic = 'force-dynamic';

/**
 * Accepts the answer to "Was this helpful?". A form that was sent without JavaScript is redirected to the matching message in the article. A script gets
 * status 204, 429 or 503 without a body. An invalid form and an unknown article get a JSON error.
 */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers))
    return createErrorResponse(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  const form = await readFields(request);
  const lang = languages.find((candidate) => candidate === form?.fields.lang);
  const id = parseId(form?.fields.article ?? '');
  const helpful = form?.fields.helpful;
  if (!form || !lang || id === undefined || (helpful !== 'yes' && helpful !== 'no'))
    return createErrorResponse(400, 'INVALID_PAYLOAD', 'The form is not complete.');
  const article = await getHelpCenterArticle(lang, id);
  if (!article) return createErrorResponse(404, 'ROUTE_NOT_FOUND', 'There is no such article.');
  const visitor = ['user-agent', 'accept-language'].map((name) => request.headers.get(name) ?? '').join('|');
  const body = { article: id, isHelpful: helpful === 'yes', visitor: visitor.slice(0, 512) };
  const { kind } = await forwardForm('helpful', body, request);
  if (form.isForm) {
    const message = kind === 'taken' ? 'thanks' : kind === 'too-many' ? 'later' : 'failed';
    const headers = { Location: `${article.url}#helpful-${message}`, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 303, headers });
  }
  const status = kind === 'taken' ? 204 : kind === 'too-many' ? 429 : 503;
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
