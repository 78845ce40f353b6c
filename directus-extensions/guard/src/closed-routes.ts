/**
 * Routes of Directus that are closed, or open to fewer callers than Directus lets in. A table, so that what is closed
 * can be read at a glance; `docs/decisions/005-guard.md` has the reasons.
 */

/** A caller as the guard sees it. `isSite`: the request carries the site's secret. */
export interface Caller {
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
  /** May use the Studio (admins may, too). */
  readonly hasAppAccess: boolean;
  readonly isSite: boolean;
}

export interface RouteRule {
  /** Path prefix, matched as Express matches `app.use` (whole segments, whatever the case). */
  readonly path: string;
  /** Methods the rule is about; all when absent. */
  readonly methods?: readonly string[];
  readonly isOpen: (caller: Caller) => boolean;
}

const isNeverOpen = () => false;
const admins = (caller: Caller) => caller.isAdmin;
const studio = (caller: Caller) => caller.hasAppAccess;

/** Checked before anything is parsed; these routes are before Directus's authentication. */
export const EARLY_RULES: readonly RouteRule[] = [{ path: '/deployments/webhooks', isOpen: isNeverOpen }];

/** Checked once the caller is known. Every rule that matches must let the caller in. */
export const ROUTE_RULES: readonly RouteRule[] = [
  // Hashing at will stalls logins (docs/threat-model.md 5).
  { path: '/utils/hash', isOpen: admins },
  { path: '/utils/random', isOpen: admins },
  { path: '/utils', isOpen: studio },
  // Directus sorts a whole collection: it would number the pages of all documents through, outside any transaction.
  { path: '/utils/sort/document_pages', isOpen: isNeverOpen },
  // Reaches addresses inside our network (docs/threat-model.md 17).
  { path: '/files/import', isOpen: isNeverOpen },
  // Resumable uploads would go around the check of contents.
  { path: '/files/tus', isOpen: isNeverOpen },
  // Shares log strangers in (docs/threat-model.md 19); reading one's own is harmless.
  { path: '/shares', methods: ['POST', 'PATCH', 'PUT', 'DELETE'], isOpen: isNeverOpen },
  { path: '/shares', isOpen: (caller) => caller.isSignedIn },
  // Zips any number of files in memory.
  { path: '/assets/folder', methods: ['POST'], isOpen: studio },
  { path: '/assets/files', methods: ['POST'], isOpen: studio },
  // Writes to the storage and calls SMTP at every request (docs/threat-model.md 9); probes ask /server/ready.
  { path: '/server/health', isOpen: (caller) => caller.isAdmin || caller.isSite },
  { path: '/server/specs', isOpen: studio },
  { path: '/server/setup', isOpen: isNeverOpen },
  { path: '/mcp', isOpen: isNeverOpen },
  { path: '/ai', isOpen: isNeverOpen },
  // The public reaches GraphQL through the site's trusted documents only (docs/threat-model.md 4).
  { path: '/graphql', isOpen: (caller) => caller.isSignedIn || caller.isSite },
  { path: '/graphql/system', isOpen: studio },
];
