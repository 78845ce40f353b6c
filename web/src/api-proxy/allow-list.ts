import { groupCollections, publishable } from '@hat-nang/model/publishing';

/**
 * The only calls that a browser may make to the back end (docs/specification.md §7): no Studio, no utils, no schema, no private collections.
 * Directus's permissions decide what a call may read or change; this list reduces the exposed API.
 */
export interface ProxyRule {
  methods: readonly string[];
  /** Matches the path below `/api/`, without a trailing slash. */
  path: RegExp;
  /** Largest request body in bytes; 100 KB by default. Enforced by web/front/request-body.ts. */
  maxBody?: number;
  /** Pictures, sound and video: cached by browsers, requested by range. */
  isAsset?: boolean;
  /** Accepts multipart/form-data as well as JSON. */
  takesForm?: boolean;
  /** The answer is the same for everybody: no cookie is forwarded. */
  isAnonymous?: boolean;
  /** Reads items: the query is checked like a visitor's (`item-query.ts`). */
  isRead?: boolean;
  /** The only forwarded query parameters, each once, with the maximum length of its value in characters. */
  parameters?: Readonly<Record<string, number>>;
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const json4k = 4 * 1024;

/** Collections that `GET /items/{collection}` may read; personal ones use the trusted-document endpoint. */
const readable = [
  ...publishable,
  'app_configs',
  ...groupCollections,
  'countries',
  'languages',
  'option_groups',
  'options',
].join('|');

export const proxyRules: readonly ProxyRule[] = [
  { methods: ['GET', 'HEAD'], path: new RegExp(`^assets/${uuid}(/[^/]+)?$`), isAsset: true },
  { methods: ['GET'], path: new RegExp(`^items/(${readable})(/[\\w-]{1,64})?$`), isRead: true },
  { methods: ['POST'], path: /^auth\/(login|refresh|logout|password\/request|password\/reset)$/, maxBody: json4k },
  {
    methods: ['POST'],
    path: /^auth-extend\/(register|check-verification-status|forgot-username|otp-verify|resend-otp|keep-account|guardian|shared-playlist|check-reset-link)$/,
    maxBody: json4k,
  },
  {
    methods: ['POST'],
    path: /^auth-extend\/account\/(change-password|change-email|confirm-email|delete|end-other-sessions)$/,
    maxBody: json4k,
  },
  {
    methods: ['POST'],
    path: /^auth-extend\/account\/(favorite|new-playlist|playlist-item|share-playlist|progress|history-consent|clear-history)$/,
    maxBody: json4k,
  },
  { methods: ['POST'], path: /^auth-extend\/account\/playlist-order$/, maxBody: 16 * 1024 },
  // A picture of 2 MB in base64.
  { methods: ['POST'], path: /^auth-extend\/account\/avatar$/, maxBody: 3 * 1024 * 1024 },
  { methods: ['GET'], path: /^auth-extend\/account\/(sessions|data)$/ },
  { methods: ['GET'], path: /^auth-extend\/code-rules$/ },
  { methods: ['GET'], path: /^users$/ },
  { methods: ['GET'], path: /^users\/me$/, isRead: true },
  { methods: ['PATCH'], path: new RegExp(`^users/(me|${uuid})$`), maxBody: json4k },
  { methods: ['POST'], path: /^files$/, maxBody: 3 * 1024 * 1024, takesForm: true },
  { methods: ['GET'], path: new RegExp(`^files/${uuid}$`), isRead: true },
  // Suggestions of the header's search field. Full searches are requested by pages on the server, never by a browser.
  { methods: ['GET'], path: /^search\/suggest$/, isAnonymous: true, parameters: { lang: 2, q: 100, limit: 2 } },
];

export const defaultMaxBody = 100 * 1024;

/** The rule of a call; 'method' when only its method is wrong, undefined when no rule matches. */
export const findRule = (method: string, path: string): ProxyRule | 'method' | undefined => {
  const trimmed = path.replace(/\/$/, '');
  const rules = proxyRules.filter((rule) => rule.path.test(trimmed));
  return rules.find((rule) => rule.methods.includes(method)) ?? (rules.length > 0 ? 'method' : undefined);
};
