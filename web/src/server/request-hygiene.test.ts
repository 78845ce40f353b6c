import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanRequest } from './request-hygiene.ts';

const request = (headers: Record<string, string>) =>
  ({ headers: { ...headers }, socket: { remoteAddress: '203.0.113.9' } }) as unknown as IncomingMessage;

afterEach(() => vi.unstubAllEnvs());

describe('cleanRequest', () => {
  it('takes away what speaks to inner doors', () => {
    const forged = request({
      'x-middleware-subrequest': 'proxy',
      'x-nextjs-data': '1',
      'x-forwarded-host': 'evil.example',
      'x-prerender-revalidate': 'x',
      'x-site-status': '200',
      accept: 'text/html',
    });
    cleanRequest(forged);
    expect(forged.headers).toEqual({ accept: 'text/html', 'x-forwarded-for': '203.0.113.9' });
  });
  it("never believes a visitor's X-Forwarded-For", () => {
    const forged = request({ 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.1', forwarded: 'for=10.0.0.1' });
    cleanRequest(forged);
    expect(forged.headers).toEqual({ 'x-forwarded-for': '203.0.113.9' });
  });
  it("keeps the edge's when an edge stands before us", () => {
    vi.stubEnv('TRUST_PROXY', '1');
    const passed = request({ 'x-forwarded-for': '198.51.100.7' });
    cleanRequest(passed);
    expect(passed.headers).toEqual({ 'x-forwarded-for': '198.51.100.7' });
  });
});
