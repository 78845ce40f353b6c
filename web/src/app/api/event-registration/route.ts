import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { createErrorResponse } from '@/api-proxy/forward';
import { readFields } from '@/api-proxy/visitor';
import { getEvent } from '@/features/events/events';
import { renderRegistrationAnswer, sendRegistration } from '@/features/registration/send-registration';
import { parseId } from '@/i18n/params';
import { isSameOrigin } from '@/server/same-origin';

export const dynamic = 'force-dynamic';

/**
 * Accepts the registration form of an event. A script gets JSON. A visitor without JavaScript is redirected to the success message, or gets the page again with
 * the input and the errors. If this page cannot be rendered, the visitor is redirected to a message about the failure.
 */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers))
    return createErrorResponse(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  const readForm = await readFields(request);
  const lang = languages.find((candidate) => candidate === readForm?.fields.lang);
  const id = parseId(readForm?.fields.event ?? '');
  if (!readForm || !lang || id === undefined)
    return createErrorResponse(400, 'INVALID_PAYLOAD', 'This is not a registration form.');
  // Null if the back end fails. The attempt to send the form then fails too, and the visitor gets the message for that case.
  const event = await getEvent(lang, id).catch(() => null);
  if (event === undefined) return createErrorResponse(404, 'ROUTE_NOT_FOUND', 'There is no such event.');
  const outcome = await sendRegistration(readForm.fields, lang, request);
  const headers = { 'Cache-Control': 'no-store' };
  const redirectToForm = (fragment: '#sent' | '#failed') => {
    const location = `${href(lang, 'eventRegistration', { id })}${fragment}`;
    return new Response(null, { status: 303, headers: { ...headers, Location: location } });
  };
  if (outcome.status === 200)
    return readForm.isForm ? redirectToForm('#sent') : Response.json({ data: { registered: true } }, { headers });
  const { status, ...problems } = outcome;
  if (!readForm.isForm) return Response.json(problems, { status, headers });
  try {
    const html = await renderRegistrationAnswer(lang, id, readForm.fields, problems);
    return new Response(html, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
  } catch (error) {
    // While the back end is down, an uncached template cannot be rendered. The redirect leads to the page of the form, which a cache may still have.
    console.error('The registration form was not rendered again:', error);
    return redirectToForm('#failed');
  }
}
