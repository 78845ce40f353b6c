import { favoriteCollections, maxPicturesPerRequest } from '@hat-nang/model/favorites';
import { createErrorResponse } from '@/api-proxy/forward';
import { readItemPictures } from '@/cms/item-pictures';
import { CmsError } from '@/cms/query';

export const dynamic = 'force-dynamic';

/** Parses the parameter `ids`, such as `1,2,3`. Undefined for another text, and for too many ids. */
const parseIds = (text: string): number[] | undefined => {
  const ids = text.split(',');
  return ids.length <= maxPicturesPerRequest && ids.every((id) => /^[1-9]\d{0,9}$/.test(id))
    ? [...new Set(ids.map(Number))]
    : undefined;
};

/** Returns the pictures of public items, with their blurred colours: `/api/pictures/documents?ids=1,2`. */
export async function GET(request: Request, { params }: { params: Promise<{ collection: string }> }) {
  const { collection: segment } = await params;
  const collection = favoriteCollections.find((candidate) => candidate === segment);
  if (!collection) return createErrorResponse(404, 'ROUTE_NOT_FOUND', 'There is no such call.');
  const ids = parseIds(new URL(request.url).searchParams.get('ids') ?? '');
  if (!ids)
    return createErrorResponse(400, 'INVALID_QUERY', `The parameter "ids" takes 1 to ${maxPicturesPerRequest} ids.`);
  try {
    return Response.json(
      { data: await readItemPictures(collection, ids) },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    console.error('pictures not read', error.message);
    return createErrorResponse(
      503,
      'SERVICE_UNAVAILABLE',
      'The pictures cannot be read right now. Please try again in a moment.',
    );
  }
}
