import { groupCollections, publishable } from '@hat-nang/model/publishing';

/**
 * The calls that a browser may make to the back end (docs/specification.md §7), and nothing else: no Studio, no utils, no schema, no
 * collections beside the public ones. What a call may read or change is decided by Directus's permissions; this list only keeps the rest of
 * the API out of sight.
 */
export interface ProxyRule {
  methods: readonly string[];
  /** Matched against the path below `/api/`, without a trailing slash. */
  path: RegExp;
  /** Largest request body in bytes; 100 KB by default. Enforced by web/front/request-body.ts. */
  maxBody?: number;
  /** Streams of pictures, sound and video: cached by browsers, asked for by range. */
  isAsset?: boolean;
  /** Takes multipart/form-data beside JSON. */
  takesForm?: boolean;
  /** Answers everybody alike: no cookie travels on. */
  isAnonymous?: boolean;
  /** Reads items: the query is judged like a visitor's (`item-query.ts`). */
  isRead?: boolean;
  /** The only query parameters that travel on, each once, with the longest value (in characters) that is taken. */
  parameters?: Readonly<Record<string, number>>;
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const json4k = 4 * 1024;

/** Collections that `GET /items/{collection}` answers for; personal ones go through the trusted-document endpoint. */
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
  // While somebody types in the header's search; whole searches are asked by the pages, never by a browser.
  { methods: ['GET'], path: /^search\/suggest$/, isAnonymous: true, parameters: { lang: 2, q: 100, limit: 2 } },
];

export const defaultMaxBody = 100 * 1024;

/** The rule for a call, 'method' when only its method is wrong, or undefined when there is no such call. */
export const findRule = (method: string, path: string): ProxyRule | 'method' | undefined => {
  const trimmed = path.replace(/\/$/, '');
  const rules = proxyRules.filter((rule) => rule.path.test(trimmed));
  return rules.find((rule) => rule.methods.includes(method)) ?? (rules.length > 0 ? 'method' : undefined);
};
