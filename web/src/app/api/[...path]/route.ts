import { forwardToDirectus } from '@/api-proxy/forward';

interface Context {
  params: Promise<{ path: string[] }>;
}

/** Forwards an allowed call to Directus, so that browsers send API calls only to the site's own host (docs/design-notes.md "API and sessions"). */
const proxy = async (request: Request, { params }: Context) =>
  forwardToDirectus(request, (await params).path.map(encodeURIComponent).join('/'));

export const dynamic = 'force-dynamic';
export { proxy as DELETE, proxy as GET, proxy as HEAD, proxy as PATCH, proxy as POST, proxy as PUT };
