import { isTag } from '@hat-nang/model/tags';
import { revalidateTag } from 'next/cache';
import { createErrorResponse } from '@/api-proxy/forward';
import { changeAnnouncer } from '@/cache/announcer';
import { siteSecret } from '@/cms/settings';
import { isSameSecret } from '@/server/same-secret';

const maxTags = 1000;

/**
 * Marks cache tags as stale and announces the tags to the other processes of the site. The `site-hooks` extension calls this route when content changes. The
 * next visitor gets the last good page while the new page is rendered, so a change never empties a page.
 */
export async function POST(request: Request) {
  if (!isSameSecret(request.headers.get('x-site-secret'), siteSecret()))
    return createErrorResponse(404, 'ROUTE_NOT_FOUND', 'There is no such call.');
  const body: unknown = await request.json().catch(() => undefined);
  const tags = (body as { tags?: unknown } | undefined)?.tags;
  if (!Array.isArray(tags) || tags.length > maxTags || !tags.every(isTag)) {
    return createErrorResponse(400, 'INVALID_PAYLOAD', 'tags must be a list of tags.');
  }
  for (const tag of new Set(tags)) revalidateTag(tag, 'max');
  await changeAnnouncer.announce(tags);
  return Response.json({ revalidated: tags.length }, { headers: { 'Cache-Control': 'no-store' } });
}
