import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script id="x">two()</script><script type="application/ld+json">{"a":1}</script>';
  const policy = contentSecurityPolicy(html);
  it('allows exactly the inline scripts of the page', () => {
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
    expect(policy).not.toContain(hash('{"a":1}'));
  });
  it('allows frames only from the hosts that the first tag of the page names', () => {
    const tag = '<html lang="vi-VN" data-embed-hosts="video.example player.example">';
    expect(policy).toContain("frame-src 'self';");
    expect(contentSecurityPolicy(`<!DOCTYPE html>${tag}${html}`)).toContain(
      "frame-src 'self' https://video.example https://player.example;",
    );
    expect(contentSecurityPolicy(`<!DOCTYPE html><html><p>${tag}</p>`)).toContain("frame-src 'self';");
  });
  it('allows no eval, no framing and no other origin', () => {
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "connect-src 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
  });
});
