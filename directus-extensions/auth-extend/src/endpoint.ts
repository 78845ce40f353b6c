/** The first endpoint entry of the bundle: `/auth-extend/*`. Directus authenticates a request before it passes the request to this router. */
import type { EndpointConfig } from '@directus/types';
import { mountAccounts } from './accounts/routes.ts';
import { getBundle } from './bundle-context.ts';
import { mountDesk } from './desk/routes.ts';
import { createPreviewHandler } from './mail/previews.ts';
import { mountOwnLists } from './own-lists/routes.ts';
import { mountMonthlyCsv } from './visitors/monthly-csv.ts';

export default {
  id: 'auth-extend',
  handler(router, extension) {
    const { context } = getBundle(extension);
    mountAccounts(router, context);
    mountOwnLists(router, context);
    mountDesk(router, context);
    mountMonthlyCsv(router, context);
    if (extension.env.NODE_ENV === 'development')
      router.get('/mails', createPreviewHandler(context.database, context.env));
  },
} satisfies EndpointConfig;
