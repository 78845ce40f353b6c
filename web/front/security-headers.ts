import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const isHttps = () => (process.env.PUBLIC_URL ?? '').startsWith('https:');

const reportPath = '/api/csp-report';

/**
 * Checks whether other sites may embed the response: a share picture (`/og/`), or an asset, because feeds contain assets. An asset that is requested with a
 * session may be private, so no other site may embed it.
 */
const isEmbeddable = (path: string, cookie = '') =>
  path.startsWith('/og/') || (path.startsWith('/api/assets/') && !/_token=/.test(cookie));

/**
 * Returns the security headers that every response has (docs/threat-model.md "The site"). Some are present only if PUBLIC_URL is an https address.
 * @param path path and query of the request
 */
export const securityHeaders = (path = '', cookie?: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': isEmbeddable(path, cookie) ? 'cross-origin' : 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
  ...(isHttps()
    ? {
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'Reporting-Endpoints': `csp="${reportPath}"`,
      }
    : {}),
});

/**
 * Sets the headers of `securityHeaders` on a response.
 * @param path path and query of the request
 */
export const setSecurityHeaders = (response: ServerResponse, path: string, cookie?: string): void => {
  for (const [name, value] of Object.entries(securityHeaders(path, cookie))) response.setHeader(name, value);
};

/** Matches the hosts of embeds in the first tag of a page (web/src/app/[lang]/layout.tsx). */
const embedHosts = /^<!doctype html><html[^>]* data-embed-hosts="([a-z\d. -]+)"/i;

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * Returns the Content-Security-Policy of one finished page: inline scripts by hash, frames also from the hosts of embeds, and other resources only from our
 * own origin (pictures also as `data:` and `blob:`, sound and video also as `blob:`). Inline styles are allowed, because Chakra writes style elements.
 */
export const contentSecurityPolicy = (html: string): string => {
  const scriptHashes = new Set<string>();
  for (const [tag, code] of html.matchAll(inlineScript)) {
    if (!code || /type="application\/(ld\+json|json)"/.test(tag.slice(0, 120))) continue;
    scriptHashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  const frameHosts = embedHosts.exec(html)?.[1]?.split(' ') ?? [];
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scriptHashes].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...frameHosts.map((host) => `https://${host}`)].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // `report-to` (endpoint in securityHeaders) works only over https, and older browsers support only `report-uri`.
    `report-uri ${reportPath}`,
    ...(isHttps() ? ['report-to csp', 'upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** Policy for responses that are not pages and have no policy of their own, for example JSON and feeds. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Policy for the service worker script, which must fetch pages. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
