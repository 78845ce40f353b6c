import { type RegistrationLinkAnswer, registrationLinkAnswer } from '@hat-nang/model/contracts/event-registrations';
import { cache } from 'react';
import * as z from 'zod/mini';
import { backEndFetch } from '@/cms/back-end-fetch';
import { CmsError } from '@/cms/query';
import { directusUrl, siteSecret } from '@/cms/settings';

const responseSchema = z.object({ data: registrationLinkAnswer });

/**
 * Reads a registration by the token of its mails. Undefined if the link is not valid. Reading never cancels, because mail scanners open links.
 * @throws CmsError
 */
export const readRegistrationLink = cache(async (token: string): Promise<RegistrationLinkAnswer | undefined> => {
  let response: Response;
  try {
    response = await backEndFetch(`${directusUrl()}/visitor/registration-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-secret': siteSecret() },
      body: JSON.stringify({ token }),
      cache: 'no-store',
    });
  } catch (error) {
    throw new CmsError('Directus: no answer', { cause: error });
  }
  if (response.status === 400 || response.status === 403 || response.status === 404) return undefined;
  if (!response.ok) throw new CmsError(`Directus: ${response.status}`);
  const { success, data: body } = responseSchema.safeParse(await response.json().catch(() => undefined));
  if (!success) throw new CmsError('Directus: not an answer about a registration');
  return body.data;
});
