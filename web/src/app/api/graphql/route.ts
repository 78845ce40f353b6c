import persisted from '@codegen/graphql/persisted-documents.json' with { type: 'json' };
import { createErrorResponse, createUnavailableAnswer } from '@/api-proxy/forward';
import { backEndFetch } from '@/cms/back-end-fetch';
import { cookiePrefix, directusUrl, siteOrigin } from '@/cms/settings';
import { isSameOrigin } from '@/server/same-origin';

/**
 * Documents that a browser may use: queries and mutations with a name that begins with `My` (`query MyPlaylists`, `mutation MyWatchedRemove`). Only the
 * server uses the other documents. The pattern also matches after fragments, because a document is a single line that may begin with fragments.
 */
const persistedDocuments: Record<string, string> = Object.fromEntries(
  Object.entries(persisted as Record<string, string>).filter(([, text]) =>
    /(^|[\s}])(query|mutation) My[A-Z]/.test(text),
  ),
);

const isMutation = (text: string) => /(^|[\s}])mutation My[A-Z]/.test(text);

/**
 * Executes a document of `persistedDocuments` for a signed-in user. A browser sends the hash of the document (`documentId`) and the values of the variables,
 * but no query text (docs/threat-model.md 4).
 */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers))
    return createErrorResponse(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return createErrorResponse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Only JSON is accepted here.');
  }
  let body: { documentId?: unknown; variables?: unknown };
  try {
    body = JSON.parse(await request.text());
  } catch {
    return createErrorResponse(400, 'INVALID_PAYLOAD', 'The request is not JSON.');
  }
  const id = typeof body?.documentId === 'string' ? body.documentId : '';
  if (!Object.hasOwn(persistedDocuments, id))
    return createErrorResponse(400, 'UNKNOWN_DOCUMENT', 'This document is not one of the site.');
  const cookie = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((part) => part.startsWith(`${cookiePrefix()}_token=`));
  if (!cookie) return createErrorResponse(401, 'INVALID_CREDENTIALS', 'Please sign in first.');
  try {
    const answer = await backEndFetch(`${directusUrl()}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '',
        origin: siteOrigin(),
        cookie,
      },
      body: JSON.stringify({ query: persistedDocuments[id], variables: body.variables ?? {} }),
      cache: 'no-store',
      lane: isMutation(persistedDocuments[id] ?? '') ? 'writes' : 'calls',
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'content-type': 'application/json', 'Cache-Control': 'private, no-store' },
    });
  } catch (error) {
    console.error('trusted documents: Directus did not answer', error instanceof Error ? error.message : error);
    return createUnavailableAnswer();
  }
}
