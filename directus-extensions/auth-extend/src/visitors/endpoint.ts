/** The second endpoint entry of the bundle: `/visitor/*`, for visitors without an account. Only the site may call it. */
import type { EndpointConfig } from '@directus/types';
import { contactRequest, helpfulRequest, problemRequest } from '@hat-nang/model/contracts/visitors';
import { bundleContext } from '../bundle-context.ts';
import { endpoint } from '../shared/json-endpoint.ts';
import { contact } from './contact.ts';
import { helpful } from './helpful.ts';
import { problem } from './problem.ts';
import { siteOnly } from './site-only.ts';

export default {
  id: 'visitor',
  handler(router, extension) {
    const { context } = bundleContext(extension);
    router.use(siteOnly(String(extension.env.SITE_SECRET ?? '')));
    router.post('/contact', endpoint(contactRequest, contact(context), { maxBody: 64 * 1024 }));
    router.post('/helpful', endpoint(helpfulRequest, helpful(context)));
    router.post('/problem', endpoint(problemRequest, problem(context), { maxBody: 8 * 1024 }));
  },
} satisfies EndpointConfig;
