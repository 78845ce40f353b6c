import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const isHttps = () => (process.env.PUBLIC_URL ?? '').startsWith('https:');

/** Headers that every answer carries, whatever it is (hardening, "The site"). */
export const setSecurityHeaders = (response: ServerResponse): void => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
  );
  if (isHttps()) response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
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
    ...(isHttps() ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** For answers that are no page (JSON, feeds, assets opened by themselves). */
export const sealedPolicy = "default-src 'none'; frame-ancestors 'none'";
