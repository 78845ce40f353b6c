import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { createErrorResponse } from '@/api-proxy/forward';
import { forwardForm, readFields } from '@/api-proxy/visitor';
import { isSameOrigin } from '@/server/same-origin';

export const dynamic = 'force-dynamic';

/** Cancels a registration, after a press of the button on its page. The redirect leads to the page again, with the new state or with a failure message. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers))
    return createErrorResponse(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  const readForm = await readFields(request);
  const lang = languages.find((candidate) => candidate === readForm?.fields.lang);
  const token = readForm?.fields.token ?? '';
  if (!lang || !/^[A-Za-z0-9_-]{8,128}$/.test(token))
    return createErrorResponse(400, 'INVALID_PAYLOAD', 'This is not the form of a registration.');
  const outcome = await forwardForm('registration-link', { token, cancel: true }, request);
  // A refusal needs no fragment, because the page reads the state again and reports an invalid link.
  const fragment = { taken: '', refused: '', 'too-many': '#later', failed: '#failed' }[outcome.kind];
  const location = `${href(lang, 'registrationLink', { token })}${fragment}`;
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
