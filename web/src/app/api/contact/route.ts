import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { createErrorResponse } from '@/api-proxy/forward';
import { readFields } from '@/api-proxy/visitor';
import { renderContactAnswer } from '@/features/contact/contact-answer';
import { maxPrefillLength } from '@/features/contact/contact-fields';
import { sendContactMessage } from '@/features/contact/contact-message';
import { isSameOrigin } from '@/server/same-origin';

export const dynamic = 'force-dynamic';

const createHtmlResponse = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' } });

/** Shows the contact page with a prefilled message, for visitors without JavaScript: `?lang=vi&message=…` (features/search/nothing-found.tsx). */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  const lang = languages.find((candidate) => candidate === query.get('lang'));
  if (!lang) return createErrorResponse(400, 'INVALID_PAYLOAD', 'This address has no language.');
  const message = (query.get('message') ?? '').slice(0, maxPrefillLength);
  try {
    return createHtmlResponse(await renderContactAnswer(lang, { message }, { summary: '', fields: {} }), 200);
  } catch (error) {
    // If the message cannot be prefilled, the visitor gets the empty form instead of an error page.
    console.error('The contact form was not prefilled:', error);
    return new Response(null, {
      status: 303,
      headers: { 'Cache-Control': 'no-store', Location: href(lang, 'contact') },
    });
  }
}

/**
 * Accepts the contact form. A script gets JSON. A visitor without JavaScript is redirected to the thank-you message. If the message was refused or not sent,
 * the visitor without JavaScript gets the contact page again with the input and the errors.
 */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers))
    return createErrorResponse(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  const form = await readFields(request);
  const lang = languages.find((candidate) => candidate === form?.fields.lang);
  if (!form || !lang) return createErrorResponse(400, 'INVALID_PAYLOAD', 'This is not a contact form.');
  const outcome = await sendContactMessage(form.fields, lang, request);
  const headers = { 'Cache-Control': 'no-store' };
  if (outcome.status === 200) {
    if (!form.isForm) return Response.json({ data: { sent: true } }, { headers });
    return new Response(null, { status: 303, headers: { ...headers, Location: `${href(lang, 'contact')}#sent` } });
  }
  const { status, ...problems } = outcome;
  if (!form.isForm) return Response.json(problems, { status, headers });
  return createHtmlResponse(await renderContactAnswer(lang, form.fields, problems), status);
}
