/** Settings of the guard, from Directus's environment. */
import { originsOf } from '@hat-nang/model/http/cross-site';

export interface GuardSettings {
  /** Secret that the site sends with its requests. If it is empty, no caller counts as the site. */
  readonly siteSecret: string;
  /** Directus's SECRET, which signs sessions. The next two are the secrets before a rotation; empty if only the current ones are accepted. */
  readonly secret: string;
  readonly previousSecret: string;
  readonly previousSiteSecret: string;
  /** Key for hashing clients in the table `rate_limits`. */
  readonly hashKey: string;
  /** Name of Directus's session cookie. */
  readonly sessionCookie: string;
  /** Origins that may send a session cookie with a write: the public addresses of the Studio and of the site. */
  readonly ownOrigins: readonly string[];
  /** Token bucket per client: `rateBurst` is its capacity, `ratePerSecond` its refill rate. There is no limit if `rateBurst` or `ratePerSecond` is 0. */
  readonly rateBurst: number;
  readonly ratePerSecond: number;
  /** Address of the Redis server in which all Directus processes count together. Without an address (empty), each process counts alone. */
  readonly redis: string;
  /** Maximum anonymous look-ups of usernames per client and minute. */
  readonly lookupsAMinute: number;
}

type Env = Readonly<Record<string, unknown>>;

/** Reads the settings. A number that is missing, malformed or negative gets its default. */
export function readSettings(env: Env): GuardSettings {
  return {
    siteSecret: textOf(env.SITE_SECRET),
    secret: textOf(env.SECRET),
    previousSecret: textOf(env.SECRET_PREVIOUS),
    previousSiteSecret: textOf(env.SITE_SECRET_PREVIOUS),
    hashKey: textOf(env.HASH_KEY),
    sessionCookie: textOf(env.SESSION_COOKIE_NAME) || 'directus_session_token',
    ownOrigins: ['PUBLIC_URL', 'SITE_PUBLIC_URL'].flatMap((name) => originsOf(textOf(env[name]))),
    rateBurst: numberOf(env.GUARD_RATE_BURST, 1_200),
    ratePerSecond: numberOf(env.GUARD_RATE_PER_SECOND, 20),
    redis: textOf(env.GUARD_REDIS),
    lookupsAMinute: numberOf(env.GUARD_LOOKUPS_A_MINUTE, 60),
  };
}

/** Returns a warning for each setting that weakens the guard. The warnings are logged at the start (docs/threat-model.md 7 and 19). */
export function findUnsafeSettings(env: Env): string[] {
  const findings: string[] = [];
  if (textOf(env.SITE_SECRET).length < 16) {
    findings.push('SITE_SECRET is missing or short: the site is rate limited like anybody and may not use GraphQL');
  }
  if (env.IP_TRUST_PROXY === true) {
    findings.push('IP_TRUST_PROXY=true lets every client choose its address: set the number of proxies (1)');
  }
  for (const name of ['CORS_ENABLED', 'MCP_ENABLED', 'AI_ENABLED', 'WEBSOCKETS_ENABLED']) {
    if (env[name] === true) findings.push(`${name} should be false`);
  }
  return findings;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function numberOf(value: unknown, fallback: number): number {
  const text = textOf(value).trim();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) && number >= 0 ? number : fallback;
}
