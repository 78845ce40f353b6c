/** Routes of Directus that are closed, or restricted to fewer callers than in Directus. The reasons are in docs/decisions/005-guard.md. */

/** A caller. `isSite`: the request has the site's secret. */
export interface Caller {
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
  /** May use the Studio (admins may, too). */
  readonly hasAppAccess: boolean;
  readonly isSite: boolean;
}

export interface RouteRule {
  /** Path prefix, matched as by Express's `app.use` (whole segments, case-insensitive). */
  readonly path: string;
  /** Methods that the rule applies to; all when absent. */
  readonly methods?: readonly string[];
  readonly isOpen: (caller: Caller) => boolean;
}

const isNeverOpen = () => false;
const admins = (caller: Caller) => caller.isAdmin;
const studio = (caller: Caller) => caller.hasAppAccess;

/** Checked before any parsing; these routes precede Directus's authentication. */
export const EARLY_RULES: readonly RouteRule[] = [{ path: '/deployments/webhooks', isOpen: isNeverOpen }];

/** Checked once the caller is known. Every matching rule must admit the caller. */
export const ROUTE_RULES: readonly RouteRule[] = [
  // Unlimited hashing stalls logins (docs/threat-model.md 5).
  { path: '/utils/hash', isOpen: admins },
  { path: '/utils/random', isOpen: admins },
  { path: '/utils', isOpen: studio },
  // Directus renumbers a whole collection: the pages of all documents, outside any transaction.
  { path: '/utils/sort/document_pages', isOpen: isNeverOpen },
  // Could request addresses inside our network (docs/threat-model.md 17).
  { path: '/files/import', isOpen: isNeverOpen },
  // Resumable uploads would bypass the check of contents.
  { path: '/files/tus', isOpen: isNeverOpen },
  // Shares log strangers in (docs/threat-model.md 19); reading the user's own is harmless.
  { path: '/shares', methods: ['POST', 'PATCH', 'PUT', 'DELETE'], isOpen: isNeverOpen },
  { path: '/shares', isOpen: (caller) => caller.isSignedIn },
  // Zips any number of files in memory.
  { path: '/assets/folder', methods: ['POST'], isOpen: studio },
  { path: '/assets/files', methods: ['POST'], isOpen: studio },
  // Writes to the storage and calls SMTP on every request (docs/threat-model.md 9); probes use /server/ready.
  { path: '/server/health', isOpen: (caller) => caller.isAdmin || caller.isSite },
  { path: '/server/specs', isOpen: studio },
  { path: '/server/setup', isOpen: isNeverOpen },
  { path: '/mcp', isOpen: isNeverOpen },
  { path: '/ai', isOpen: isNeverOpen },
  // The public reaches GraphQL only through the site's trusted documents (docs/threat-model.md 4).
  { path: '/graphql', isOpen: (caller) => caller.isSignedIn || caller.isSite },
  { path: '/graphql/system', isOpen: studio },
];
