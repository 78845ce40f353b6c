import { forward } from '@/door/forward';

interface Context {
  params: Promise<{ path: string[] }>;
}

/** The same-origin door to Directus: the browser only ever talks to this host (docs/design-notes.md "API and sessions"). */
const door = async (request: Request, { params }: Context) =>
  forward(request, (await params).path.map(encodeURIComponent).join('/'));

export const dynamic = 'force-dynamic';
export { door as DELETE, door as GET, door as HEAD, door as PATCH, door as POST, door as PUT };
