/** Lists Directus's routes that are closed, or open to fewer callers than in Directus. docs/decisions/005-guard.md has the reasons. */

/** A caller. `isSite` is true if the request has the site's secret. */
export interface Caller {
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
  /** True if the caller may use the Studio. Administrators may. */
  readonly hasAppAccess: boolean;
  readonly isSite: boolean;
}

export interface RouteRule {
  /** Path prefix of the rule. The prefix matches like the path of Express's `app.use`: whole segments, case-insensitive. */
  readonly path: string;
  /** Methods that the rule applies to. Without this list, the rule applies to all methods. */
  readonly methods?: readonly string[];
  readonly isOpen: (caller: Caller) => boolean;
}

const isNeverOpen = () => false;
const isAdministrator = (caller: Caller) => caller.isAdmin;
const isStudioUser = (caller: Caller) => caller.hasAppAccess;

/** Rules that are checked before a request is parsed. Directus serves these routes before its authentication. */
export const PRE_AUTH_RULES: readonly RouteRule[] = [{ path: '/deployments/webhooks', isOpen: isNeverOpen }];

/** Rules that are checked after authentication. The caller must pass every matching rule. */
export const ROUTE_RULES: readonly RouteRule[] = [
  // Unlimited hashing would stall logins (docs/threat-model.md 5).
  { path: '/utils/hash', isOpen: isAdministrator },
  { path: '/utils/random', isOpen: isAdministrator },
  { path: '/utils', isOpen: isStudioUser },
  // Directus would renumber the pages of all documents, outside of any transaction.
  { path: '/utils/sort/document_pages', isOpen: isNeverOpen },
  // An import could request addresses inside our network (docs/threat-model.md 17).
  { path: '/files/import', isOpen: isNeverOpen },
  // Resumable uploads would bypass the check of the file's content.
  { path: '/files/tus', isOpen: isNeverOpen },
  // Shares let strangers log in (docs/threat-model.md 19). Signed-in callers can still read the shares that Directus's permissions allow.
  { path: '/shares', methods: ['POST', 'PATCH', 'PUT', 'DELETE'], isOpen: isNeverOpen },
  { path: '/shares', isOpen: (caller) => caller.isSignedIn },
  // These two routes zip any number of files.
  { path: '/assets/folder', methods: ['POST'], isOpen: isStudioUser },
  { path: '/assets/files', methods: ['POST'], isOpen: isStudioUser },
  // This route writes to the storage and calls SMTP on every request (docs/threat-model.md 9). Probes use /server/ready.
  { path: '/server/health', isOpen: (caller) => caller.isAdmin || caller.isSite },
  { path: '/server/specs', isOpen: isStudioUser },
  { path: '/server/setup', isOpen: isNeverOpen },
  { path: '/mcp', isOpen: isNeverOpen },
  { path: '/ai', isOpen: isNeverOpen },
  // Anonymous visitors reach GraphQL only through the site, which sends only trusted documents (docs/threat-model.md 4).
  { path: '/graphql', isOpen: (caller) => caller.isSignedIn || caller.isSite },
  { path: '/graphql/system', isOpen: isStudioUser },
];
