import { type PlacesAnswer, placesAnswer } from '@hat-nang/model/contracts/event-registrations';
import { collectionTag, itemTag, TAG } from '@hat-nang/model/tags';
import * as z from 'zod/mini';
import { backEndFetch } from '@/cms/back-end-fetch';
import { coalesceRead } from '@/cms/joined-reads';
import { CmsError } from '@/cms/query';
import { directusUrl, siteSecret } from '@/cms/settings';

const hourInSeconds = 3600;
const noPlaces: PlacesAnswer = { state: 'none', moreThan: null, deadline: null };
const responseSchema = z.object({ data: placesAnswer });

const requestPlaces = async (event: number): Promise<PlacesAnswer> => {
  try {
    const response = await backEndFetch(`${directusUrl()}/visitor/places?event=${event}`, {
      headers: { 'x-site-secret': siteSecret() },
      cache: 'no-store',
    });
    // During an update, an older Directus does not have this route. The page is then rendered without the registration.
    if (response.status === 404) return noPlaces;
    if (!response.ok) throw new Error(`status ${response.status}`);
    return responseSchema.parse(await response.json()).data;
  } catch (error) {
    throw new CmsError(`places: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

/**
 * Reads whether an event takes registrations, and about how many places are free. The response is cached. A registration invalidates it only if the page then
 * shows another text (docs/decisions/290-event-registration.md).
 * @throws CmsError
 */
export const readPlaces = (event: number): Promise<PlacesAnswer> => {
  const tags = [
    itemTag('event_registrations', event),
    collectionTag('event_registrations'),
    itemTag('events', event),
    TAG.all,
  ];
  return coalesceRead(['places', String(event)], () => requestPlaces(event), { tags, revalidate: hourInSeconds });
};
