import { groupCollections, publishableCollections } from '@hat-nang/model/publishing';

/**
 * A kind of call that a browser may send to Directus (docs/specification.md §7). The Studio, utils, schema and private collections are not on the list.
 * Directus's permissions still decide what a call may read or change.
 */
export interface ProxyRule {
  methods: readonly string[];
  /** Matches the path below `/api/`, without a trailing slash. */
  path: RegExp;
  /** Largest request body in bytes, which web/front enforces (web/front/route-limits.ts). The default is 100 KB. */
  maxBody?: number;
  /** The response is a file, for example a picture. Browsers cache public files and may request ranges. */
  isAsset?: boolean;
  /** Accepts multipart/form-data as well as JSON. */
  acceptsForm?: boolean;
  /** The response is the same for every visitor. No cookie is forwarded. */
  isAnonymous?: boolean;
  /** The call reads rows. Its query is checked with the rules for visitors (`item-query.ts`). */
  isRead?: boolean;
  /**
   * The forwarded query parameters, with the maximum length of each value in characters. Each is forwarded once; all others are dropped. Undefined forwards the
   * whole query.
   */
  parameters?: Readonly<Record<string, number>>;
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const smallBodyBytes = 4 * 1024;

/** Collections that `GET /items/{collection}` may read. Personal collections are read with trusted documents (`/api/graphql`). */
const readableCollections = [
  ...publishableCollections,
  'app_configs',
  ...groupCollections,
  'countries',
  'languages',
  'option_groups',
  'options',
].join('|');

export const proxyRules: readonly ProxyRule[] = [
  { methods: ['GET', 'HEAD'], path: new RegExp(`^assets/${uuid}(/[^/]+)?$`), isAsset: true },
  { methods: ['GET'], path: new RegExp(`^items/(${readableCollections})(/[\\w-]{1,64})?$`), isRead: true },
  {
    methods: ['POST'],
    path: /^auth\/(login|refresh|logout|password\/request|password\/reset)$/,
    maxBody: smallBodyBytes,
  },
  {
    methods: ['POST'],
    path: /^auth-extend\/(register|check-verification-status|forgot-username|otp-verify|resend-otp|keep-account|guardian|shared-playlist|check-reset-link)$/,
    maxBody: smallBodyBytes,
  },
  {
    methods: ['POST'],
    path: /^auth-extend\/account\/(change-password|change-email|confirm-email|delete|end-session|end-other-sessions)$/,
    maxBody: smallBodyBytes,
  },
  {
    methods: ['POST'],
    path: /^auth-extend\/account\/(favorite|new-playlist|playlist-item|share-playlist|progress|history-consent|clear-history)$/,
    maxBody: smallBodyBytes,
  },
  { methods: ['POST'], path: /^auth-extend\/account\/playlist-order$/, maxBody: 16 * 1024 },
  // This limit allows a picture of 2 MB in base64.
  { methods: ['POST'], path: /^auth-extend\/account\/avatar$/, maxBody: 3 * 1024 * 1024 },
  { methods: ['GET'], path: /^auth-extend\/account\/(sessions|data)$/ },
  { methods: ['GET'], path: /^auth-extend\/code-rules$/ },
  { methods: ['GET'], path: /^users$/ },
  { methods: ['GET'], path: /^users\/me$/, isRead: true },
  { methods: ['PATCH'], path: new RegExp(`^users/(me|${uuid})$`), maxBody: smallBodyBytes },
  { methods: ['POST'], path: /^files$/, maxBody: 3 * 1024 * 1024, acceptsForm: true },
  { methods: ['GET'], path: new RegExp(`^files/${uuid}$`), isRead: true },
  // Suggestions for the header's search field. Only pages on the server request full searches, never a browser.
  { methods: ['GET'], path: /^search\/suggest$/, isAnonymous: true, parameters: { lang: 2, q: 100, limit: 2 } },
];

export const defaultMaxBody = 100 * 1024;

/** Returns the rule of a call, 'method' if only its method is wrong, or undefined if no rule matches. */
export const findRule = (method: string, path: string): ProxyRule | 'method' | undefined => {
  const trimmedPath = path.replace(/\/$/, '');
  const rules = proxyRules.filter((rule) => rule.path.test(trimmedPath));
  return rules.find((rule) => rule.methods.includes(method)) ?? (rules.length > 0 ? 'method' : undefined);
};
