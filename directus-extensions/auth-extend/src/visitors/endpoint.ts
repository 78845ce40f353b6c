/** The second endpoint entry of the bundle: `/visitor/*`, for visitors without an account. Only the site may call it. */
import type { EndpointConfig } from '@directus/types';
import { countsRequest } from '@hat-nang/model/contracts/counts';
import {
  placesRequest,
  registrationLinkRequest,
  registrationRequest,
} from '@hat-nang/model/contracts/event-registrations';
import { emptyBody } from '@hat-nang/model/contracts/profile';
import { contactRequest, helpfulRequest, problemRequest } from '@hat-nang/model/contracts/visitors';
import { getBundle } from '../bundle-context.ts';
import { endpoint, queryEndpoint } from '../shared/json-endpoint.ts';
import { sendContactMessage } from './contact.ts';
import { showPlaces } from './event-places.ts';
import { registerForEvent } from './event-registration.ts';
import { recordHelpfulVote } from './helpful-vote.ts';
import { readMostRead } from './most-read.ts';
import { reportProblem } from './problem-report.ts';
import { openRegistrationLink } from './registration-link.ts';
import { requireSiteSecret } from './site-only.ts';
import { recordVisitCounts } from './visit-counts.ts';

export default {
  id: 'visitor',
  handler(router, extension) {
    const { context } = getBundle(extension);
    router.use(requireSiteSecret(String(extension.env.SITE_SECRET ?? '')));
    router.post('/contact', endpoint(contactRequest, sendContactMessage(context), { maxBody: 64 * 1024 }));
    router.post('/helpful', endpoint(helpfulRequest, recordHelpfulVote(context)));
    router.post('/problem', endpoint(problemRequest, reportProblem(context), { maxBody: 8 * 1024 }));
    const registrationOptions = { atLeastMs: 250, maxBody: 8 * 1024 };
    router.post('/event-registration', endpoint(registrationRequest, registerForEvent(context), registrationOptions));
    router.post('/registration-link', endpoint(registrationLinkRequest, openRegistrationLink(context)));
    router.get('/places', queryEndpoint(placesRequest, showPlaces(context)));
    router.post('/counts', endpoint(countsRequest, recordVisitCounts(context), { maxBody: 64 * 1024 }));
    router.get(
      '/most-read',
      queryEndpoint(emptyBody, () => readMostRead(context.database)),
    );
  },
} satisfies EndpointConfig;
