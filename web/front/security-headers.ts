import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const isHttps = () => (process.env.PUBLIC_URL ?? '').startsWith('https:');

const reportPath = '/api/csp-report';

/** Share pictures and the pictures of feeds; one that was asked for with a session may be somebody's own. */
const isEmbeddable = (path: string, cookie = '') =>
  path.startsWith('/og/') || (path.startsWith('/api/assets/') && !/_token=/.test(cookie));

/**
 * Headers that every answer carries, whatever it is (docs/threat-model.md "The site").
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

/** @param path path and query of the request */
export const setSecurityHeaders = (response: ServerResponse, path: string, cookie?: string): void => {
  for (const [name, value] of Object.entries(securityHeaders(path, cookie))) response.setHeader(name, value);
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * The policy for one finished page: its inline scripts by hash, everything else from our own host. Chakra writes style elements, so
 * styles stay inline; no script may be evaluated and no third party is ever asked.
 */
export const contentSecurityPolicy = (html: string): string => {
  const hashes = new Set<string>();
  for (const [tag, code] of html.matchAll(inlineScript)) {
    if (!code || /type="application\/(ld\+json|json)"/.test(tag.slice(0, 120))) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // `report-to` (its endpoint: securityHeaders) works behind https alone, and older browsers know `report-uri` only.
    `report-uri ${reportPath}`,
    ...(isHttps() ? ['report-to csp', 'upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** For answers that are no page (JSON, feeds, assets opened on their own). */
export const sealedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For the script of the service worker, which fetches pages. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
